// The words of the courses, and of the way to a lesson and from it.

/// <reference path="./text-modules.d.ts" />

import words from "./en/courses.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(words);
