"""Measure and tune computer players with the extra `lab`; never shipped to the browser."""
