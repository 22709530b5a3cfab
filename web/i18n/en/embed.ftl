# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Card table
embed-controls = What you can do here
embed-waits = Laying the table …
embed-full = Open at a full table, in a new tab
again = Again
engine-failed = The table could not be started here. Reload the page to try again.
protocol-bad-setting = The description of this table cannot be read.
protocol-unknown-setting = The description of this table cannot be read.
protocol-too-long = The description of this table is too long.
