// Help and news, one part of the page with its words.

export { showHelp } from "./help.js";
export { openNews } from "./news.js";
