// Text files that a person opens.

const LOST = "\ufffd";

/** The text of a file; throws file/not-utf-8 with its name and the line where another encoding shows.
 * @param {File} file @returns {Promise<string>} */
export async function textOf(file) {
  const found = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(found);
  } catch {
    const before = new TextDecoder().decode(found).split(LOST)[0];
    throw {
      code: "file/not-utf-8",
      where: file.name.slice(0, 60),
      params: { line: before.split("\n").length },
    };
  }
}
