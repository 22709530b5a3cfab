"""Pyodide's script without what only further packages would ask for.

Half of pyodide.asm.mjs names functions so that libraries loaded later can find them: the 4,900 that
WebAssembly exports, one by one, and Emscripten's own. No library is ever loaded here, and a worker
would read all of it before Python begins. What the script itself mentions anywhere else is kept, so
a name is missing only where nobody could ask for it; the tests of the boot would say so.
"""

from __future__ import annotations

import re

WORD = re.compile(r"[\w$]+")
PLAIN = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["[\w$]+"\](?:\.value>>>0)?')
EXPORTS = re.compile(r"function assignWasmExports\(wasmExports\)\{(.*?)\}", re.DOTALL)
OWN = re.compile(r'Module\["([\w$]+)"\]=\1;')


class Changed(ValueError):
    """The script is not built as it was when this was written."""


def trimmed(script: str, user: str) -> str:
    """The script, shorter, for another that uses it; raises Changed when it is not recognised."""
    return without_own(without_exports(script, user), user)


def without_exports(script: str, user: str) -> str:
    """Without the variables for those functions of WebAssembly that nobody mentions."""
    exports = EXPORTS.search(script)
    if exports is None:
        raise Changed("no assignWasmExports")
    names = {statement.split("=", 1)[0]: statement for statement in exports[1].split(";")}
    start = script.rindex("var ", 0, exports.start())
    listed = script[start + 4 : exports.start()].rstrip(";").split(",")
    if not set(names) <= set(listed):
        raise Changed("assignWasmExports assigns what is not declared before it")
    rest = script[:start] + script[exports.end() :]
    mentioned = set(WORD.findall(rest + user))
    idle = {name for name in names if name not in mentioned and PLAIN.fullmatch(names[name])}
    body = ";".join(statement for name, statement in names.items() if name not in idle)
    variables = ",".join(name for name in listed if name not in idle)
    return (
        script[:start]
        + f"var {variables};function assignWasmExports(wasmExports){{{body}}}"
        + script[exports.end() :]
    )


def without_own(script: str, user: str) -> str:
    """Without handing Emscripten's own functions to those that come later."""
    asked = set(re.findall(r"""[.'"]([\w$]+)""", OWN.sub("", script) + user))
    return OWN.sub(lambda found: found[0] if found[1] in asked else "", script)
