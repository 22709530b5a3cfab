// The words of what only a running engine says: errors, refusals, hints and their reasons.

/// <reference path="./text-modules.d.ts" />

import coach from "./en/coach.ftl" with { type: "text" };
import errors from "./en/errors.ftl" with { type: "text" };
import refusals from "./en/refusals.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(errors, refusals, coach);
