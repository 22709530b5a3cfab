// The words of a person's record.

/// <reference path="./text-modules.d.ts" />

import words from "./en/history.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
