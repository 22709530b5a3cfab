"""Exact solver for the end of a deal of the Filicău / Filkó family."""
