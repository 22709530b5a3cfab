"""What a player of the Bézique family weighs: policy, inference, and reasons for both."""
