"""What a player of the Filicău / Filkó family weighs: policy, inference, and reasons for both."""
