"""In place of asyncio, which Pyodide imports and the engine never uses: its worker only answers."""
