// The names and sentences of all rules, our reasons, and the names of their sources.

/// <reference path="./text-modules.d.ts" />

import filkoRules from "./en/filko-rules.ftl" with { type: "text" };
import rules from "./en/rules.ftl" with { type: "text" };
import rulesOfMelds from "./en/rules-melds.ftl" with { type: "text" };
import readings from "./en/rules-readings.ftl" with { type: "text" };
import rulesOfScores from "./en/rules-scores.ftl" with { type: "text" };
import { addWords } from "./strings.js";

addWords(rules, rulesOfMelds, rulesOfScores, filkoRules, readings);
