// The words of the notes that explain what happens for the first time.

/// <reference path="./text-modules.d.ts" />

import words from "./en/notes.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
