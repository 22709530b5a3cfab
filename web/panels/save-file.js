// Gives a person a file to keep.

/** @param {string} name @param {Blob} content */
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // when the browser has surely begun to save it
}
