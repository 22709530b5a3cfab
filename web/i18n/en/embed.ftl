# A table inside somebody else's page: its strip of buttons, and what is said while it is not there yet.

embed-title = Card table
embed-controls = What you can do here
embed-waits = The table is being laid …
embed-full = Open at a full table, in a new tab
again = Again
engine-failed = The table could not be started here. Reload the page to try again.
protocol-bad-setting = This table is not described in a way that can be read.
protocol-unknown-setting = This table is not described in a way that can be read.
protocol-too-long = This table is described in too many words.
