"""Run the engine from a shell."""
