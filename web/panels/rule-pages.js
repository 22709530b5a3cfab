// The panels about rules, one part of the page with its words.

import "../i18n/rule-words.js";

export { showHouseRules } from "./house-rules.js";
export { problemWords } from "./rule-text.js";
export { showComparison, showRules } from "./rules.js";
export { showWhyPoints } from "./why-points.js";
