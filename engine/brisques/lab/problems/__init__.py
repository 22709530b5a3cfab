"""Find problems for learners: positions of played deals with one best action, proved.

`find` searches deals, `prove` proves a position by one of three methods, `themes` names what its
solution is about, `difficulty` measures how often each level solves it, `problem` is the row of a
collection, and `lesson_text` writes problems as a lesson. Standard library only.
"""
