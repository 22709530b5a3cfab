"""The exact end of a deal of the Bézique family."""
