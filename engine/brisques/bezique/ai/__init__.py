"""What computer players know of the Bézique family: policy, value and explanations."""
