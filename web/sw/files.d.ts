// What the build puts before the bundled script: the SHA-256 of every file that is kept, by path.
declare const FILES: Record<string, string>;
