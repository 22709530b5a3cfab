// Shows the messages of a language beside the English ones. The build writes a file for each language, a list of the texts
// of its message files.

const MESSAGE = /^([A-Za-z][\w-]*) = ?/;

const choice = /** @type {HTMLSelectElement} */ (document.getElementById("beside"));
const note = /** @type {HTMLOutputElement} */ (document.getElementById("beside-note"));

choice.addEventListener("change", lay);
lay();

/** Show the messages of the chosen language beside the English ones. */
async function lay() {
  const { value: file, selectedOptions } = choice;
  const tag = selectedOptions[0]?.lang ?? "";
  note.textContent = "";
  let words = new Map();
  try {
    if (file) words = messagesOf(await (await fetch(`../${file}`)).json());
  } catch {
    if (choice.value !== file) return;
    note.textContent =
      "The words of this language did not come. A copy on a disk cannot show them.";
  }
  if (choice.value !== file) return; // another language was chosen before these words came
  for (const place of document.querySelectorAll("[data-message]")) {
    const text = words.get(/** @type {HTMLElement} */ (place).dataset.message);
    place.textContent = text ?? "";
    place.setAttribute("lang", tag);
  }
}

/** Return the written text of each message by its name. @param {string[]} files in Fluent's syntax
 * @returns {Map<string, string>} */
function messagesOf(files) {
  const found = new Map();
  for (const file of files) {
    let name = "";
    for (const line of file.split("\n")) {
      const begins = MESSAGE.exec(line);
      if (begins) {
        name = begins[1];
        found.set(name, line.slice(begins[0].length));
      } else if (/^[ }]/.test(line) && name) {
        found.set(name, `${found.get(name)}\n${line}`);
      } else name = "";
    }
  }
  return found;
}
