// The style sheet has no values.

export {};
