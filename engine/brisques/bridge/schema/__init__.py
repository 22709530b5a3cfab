"""The types of requests and answers: with views, events and errors, as the page gets them.

Only types and the list of operations are here. `web/build/bridge_types.py` writes the page's types
from these files, and tests hold the requests and answers of played deals against them. Cards are
codes such as "QS1" (rank, suit, copy), faces such as "QS", suits single letters; seats and sides
are numbers from 0; points are whole numbers.
"""
