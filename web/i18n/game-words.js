// The words with which a game and its seats are chosen.

/// <reference path="./text-modules.d.ts" />

import words from "./en/games.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
