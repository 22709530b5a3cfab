// The words of the position editor.

/// <reference path="./text-modules.d.ts" />

import words from "./en/edit.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
