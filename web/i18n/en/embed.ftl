# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Card table
embed-controls = What you can do here
embed-waits = Laying the table …
embed-full = Open at a full table, in a new tab
again = Again
protocol-bad-setting = This table does not know the value of “{ $where }”.
protocol-unknown-setting = This table has no setting “{ $where }”.
protocol-too-long = “{ $where }” is too long: at most { $longest } characters.
embed-no-lesson = There is no lesson “{ $where }” here.
