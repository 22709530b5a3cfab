"""Pack dist/ into a zip for itch.io: index.html at its root, the same bytes every time."""

import zipfile
from pathlib import Path

from web.build.steps import replacing

EPOCH = (1980, 1, 1, 0, 0, 0)  # the oldest time that a zip can hold


def pack(site: Path, target: Path, quality: int = 9) -> None:
    """Write the zip, its entries sorted by name, deflated at a quality from 0 to 9."""
    files = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    with (
        replacing(target) as part,
        zipfile.ZipFile(part, "w") as archive,
    ):
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name].read_bytes(), zipfile.ZIP_DEFLATED, quality)
