// The words of a table in another page.

/// <reference path="./text-modules.d.ts" />

import words from "./en/embed.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
