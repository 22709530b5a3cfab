// Help and what is new in one part of the page, with their words.

export { showHelp } from "./help.js";
export { showNews } from "./news.js";
