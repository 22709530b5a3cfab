// The words of played lessons, of what they want, and of what is wrong in one.

/// <reference path="./text-modules.d.ts" />

import words from "./en/lessons.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
