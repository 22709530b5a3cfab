// What the build puts before the bundled script: the SHA-256 of every file that is kept, by path.
declare const FILES: Record<string, string>;
// The same of files that only readers of one language need, by its tag.
declare const TRANSLATED: Record<string, Record<string, string>>;
// Fluent messages of each language, by its tag.
declare const WORDS: Record<string, string>;
// The paths of Python's program and of both forms of its memory: as it is, and in gzip. Empty with plain Pyodide.
declare const FORMS: string[];
