// The words of the review of a deal.

/// <reference path="./text-modules.d.ts" />

import words from "./en/review.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
