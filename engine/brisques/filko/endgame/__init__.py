"""The exact end of a deal of the Filicău / Filkó family."""
