"""Replace asyncio, which Pyodide imports and the engine never uses."""
