"""What computer players know of the Bézique family: policy, inference and explanations."""
