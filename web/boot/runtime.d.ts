/** A file of the runtime: its name, and the SHA-256 of its contents, as `fetch` wants it. */
type RuntimeFile = { name: string; integrity: string };

/** The runtime's files, put in by the build. */
declare const BRISQUES_RUNTIME: {
  python: RuntimeFile;
  wasm: RuntimeFile;
  lazy: RuntimeFile;
  memory: RuntimeFile;
  snapshot: RuntimeFile;
  library: RuntimeFile;
};

/** The files of a build with plain Pyodide: its folder, the files in that, and the engine's sources. */
declare const BRISQUES_PLAIN: { folder: string; pyodide: RuntimeFile[]; engine: RuntimeFile };

/** The script of the worker, put in by the build. */
declare const BRISQUES_WORKER: string;

/** The style sheet of the parts of the page, put in by the build; the single file has it from the first. */
declare const BRISQUES_SHEET: string;

/** Where that script lies, once prefetch.js has run. */
declare var brisquesWorker: undefined | string;

/** In the worker: the folder of the site. */
declare var brisquesHome: string;

/** The worker that prefetch.js began, until somebody takes it. */
declare var brisquesFirstWorker: undefined | (() => Worker);

/** Set in a frame that has an engine for the tables beside it. */
declare var brisquesHub: undefined | true;

declare module "pyodide/pyodide.asm.mjs" {
  /** Makes Emscripten's module from its settings. */
  export default function createPyodideModule(settings: any): Promise<any>;
}

declare module "pyodide/pyodide.mjs" {
  export * from "pyodide";
}
