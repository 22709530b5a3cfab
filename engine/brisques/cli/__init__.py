"""The same engine from a shell; the only rooms besides the bridge that read files and clocks."""
