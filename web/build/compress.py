"""Writes each file of dist/ in brotli and in gzip beside it, for hosts that send such files.

They are no files of the site: neither files.json nor the service worker lists them.
"""

from pathlib import Path

from web.build.steps import WEB, run
from web.build.toolchain import Node

BEST = 11
"""Brotli's best quality: half a minute for all of dist/."""


def compress(site: Path, node: Node, quality: int = BEST) -> None:
    """Write NAME.br and NAME.gz beside each file of a site that becomes a tenth smaller."""
    run([node.program, WEB / "build/compress.mjs", site, str(quality)])
