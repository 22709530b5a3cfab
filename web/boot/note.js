// What a page says for itself, in its own markup, until it is drawn: that it is on its way, or cannot start.

/** The page has been drawn. */
export function removeBootNote() {
  document.getElementById("boot")?.remove();
}

/** Something is missing or damaged; says so unless the page has been drawn. */
export function tellBroken() {
  const note = document.getElementById("boot");
  if (!note) return;
  note.dataset.broken = "";
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (
    note.querySelectorAll(".late, .broken")
  ))
    line.hidden = line.className === "late";
}
