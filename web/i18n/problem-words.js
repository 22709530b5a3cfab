// The words of the problems, their themes and proofs, and of what comes next for a learner.

/// <reference path="./text-modules.d.ts" />

import words from "./en/problems.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
