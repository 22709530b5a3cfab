"""Tables in sites that are written in Markdown or reStructuredText.

block.py       what a block says, and the HTML of it
mkdocs.py      the extension of Python-Markdown, which MkDocs uses
sphinx.py      the directive of Sphinx, which MyST knows as well
"""
