// The npm package: importing it defines `<card-table>`.

import { define } from "./element.js";

export { CardTable } from "./element.js";
export { setHome } from "./home.js";

define();
