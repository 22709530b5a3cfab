// A file in another encoding is refused with the line that shows it.

import assert from "node:assert/strict";
import test from "node:test";
import { textOf } from "../../web/session/lessons.js";

test("a file in UTF-8 is read, with or without a byte order mark", async () => {
  assert.equal(await textOf(new File(["title: Łódź\n"], "a.txt")), "title: Łódź\n");
  assert.equal(await textOf(new File(["\ufefftitle"], "a.txt")), "title");
});

test("a file in another encoding is refused with its name and line", async () => {
  const file = new File([new Uint8Array([0x41, 0x0a, 0xe9, 0x0a])], "old.txt");
  await assert.rejects(textOf(file), {
    code: "file/not-utf-8",
    where: "old.txt",
    params: { line: 2 },
  });
});
