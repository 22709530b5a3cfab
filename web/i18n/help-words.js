// The words of help, and of what is new.

/// <reference path="./text-modules.d.ts" />

import help from "./en/help.ftl" with { type: "text" };
import news from "./en/news.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(help, news);
