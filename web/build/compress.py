"""Write a brotli and a gzip copy beside each file of dist/, for hosts that send such copies.

Neither files.json nor the service worker lists these copies.
"""

from pathlib import Path

from web.build.steps import WEB, run
from web.build.toolchain import Node

BEST = 11
"""Brotli's best quality; all of dist/ takes a minute or more of CPU time."""


def compress(site: Path, node: Node, quality: int = BEST) -> None:
    """Write NAME.br and NAME.gz beside each file of a site that they make a tenth smaller."""
    run([node.program, WEB / "build/compress.mjs", site, str(quality)])
