// The words of the settings.

/// <reference path="./text-modules.d.ts" />

import words from "./en/settings.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
