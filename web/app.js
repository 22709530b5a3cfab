// The entry of the page: makes the engine's client and the app.

/// <reference path="./boot/runtime.d.ts" />

import { App } from "./app/app.js";
import { speak } from "./i18n/speak.js";
import { languageOf, loadSettings } from "./settings/settings.js";
import { Engine } from "./worker/client.js";

const engine = new Engine({ workerUrl: globalThis.brisquesWorker ?? "" });
const root = /** @type {HTMLElement} */ (document.getElementById("app"));

await speak(languageOf(loadSettings()));
const app = new App(root, engine);

// For the browser's console, and for tests that kill the engine.
Object.assign(globalThis, { brisques: app });
app.begin();
