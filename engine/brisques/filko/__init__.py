"""The Filicău / Filkó family: permanent trumps, parties, masters and servants."""
