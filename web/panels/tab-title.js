// The title of the document: what the browser's tab says.

let page = "";
/** Name of a panel that stands for the page while it is open. */
let panel = "";

/** Name the page that is shown. @param {string} name empty on the start page */
export function titlePage(name) {
  page = name;
  show();
}

/** Name the panel that is open over the page. @param {string} name empty when it has closed */
export function titlePanel(name) {
  panel = name;
  show();
}

function show() {
  const title = [panel || page, "Brisques"].filter(Boolean).join(" · ");
  if (title !== document.title) document.title = title;
}
