// What the package gives: importing it defines <card-table>.

import type { CardTable } from "./types/element.js";
import type { EventName } from "./types/protocol.js";

export { CardTable, setHome } from "./types/package.js";
export type { Hint, Problem, Standing } from "./types/protocol.js";

/** The attributes of <card-table>; custom-elements.json says what each means. */
export interface CardTableAttributes {
  variant?: string;
  position?: string;
  deal?: string;
  record?: string;
  lesson?: string;
  seat?: number | string;
  level?: string;
  theme?: "auto" | "light" | "dark";
  language?: string;
  "read-only"?: boolean | "";
  controls?: string;
  goal?: string;
  label?: string;
}

type Events = { [Name in EventName as `brisques-${Name}`]: CustomEvent<any> };

declare global {
  interface HTMLElementTagNameMap {
    "card-table": CardTable;
  }
  interface HTMLElementEventMap extends Events {}
}
