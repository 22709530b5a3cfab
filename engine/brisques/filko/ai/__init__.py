"""What computer players know of the Filicău / Filkó family: policy, inference, explanations."""
