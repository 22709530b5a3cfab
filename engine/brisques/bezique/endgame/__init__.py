"""Exact solvers for the end of a deal of the Bézique family."""
