"""Tests of the drawn cards."""
