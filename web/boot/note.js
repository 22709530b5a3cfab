// The note in a page's own markup, shown until the page is drawn: that it is loading, or cannot start.

/** Remove the page's note about its start, once the page is drawn. Without its style the page keeps the note, and says that
 * something is missing. */
export function removeBootNote() {
  const note = document.getElementById("boot");
  if (!note) return;
  const hasStyle = getComputedStyle(note).getPropertyValue("--paper") !== "";
  if (hasStyle) note.remove();
  else tellBroken();
}

/** Show only the note in the first of the browser's languages that has one, else in English. */
export function chooseNote() {
  const notes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#boot > [lang]")]);
  const tags = [...navigator.languages, "en"].map((tag) => tag.split("-")[0]);
  const chosen = tags.find((tag) => notes.some(({ lang }) => lang === tag));
  for (const note of notes) note.hidden = note.lang !== chosen;
}

/** Say that something is missing or damaged, unless the page has been drawn. */
export function tellBroken() {
  const note = document.getElementById("boot");
  if (!note) return;
  note.dataset.broken = "";
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (
    note.querySelectorAll(".late, .broken")
  ))
    line.hidden = line.className === "late";
}
