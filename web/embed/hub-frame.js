// The entry of embed-hub.html: a hidden frame with the engine that the tables of a page share. The element of
// embed.js puts it into the page before the first table.

import { workerAddress } from "../boot/worker-address.js";
import { Hub } from "./hub.js";

new Hub(workerAddress()).open();
