// What the build puts before the bundled script: the SHA-256 of every file that is kept, by path.
declare const FILES: Record<string, string>;
// The paths of Python's program and of both forms of its memory: as it is, and in gzip. Empty with plain Pyodide.
declare const FORMS: string[];
