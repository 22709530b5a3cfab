"""Measuring and tuning computer players; never shipped to the browser."""
