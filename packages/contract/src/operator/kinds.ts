/** What the marketplace sorts by and understands. */
export const termKinds = ['categories', 'tags', 'cities', 'synonyms'] as const;

/** What the marketplace sorts by and understands. */
export type TermKind = (typeof termKinds)[number];

/** What waits for an operator. */
export const approvalKinds = ['venue', 'licence', 'text'] as const;

/** What waits for an operator. */
export type ApprovalKind = (typeof approvalKinds)[number];

/** What an operator says of it. */
export const decisions = ['approve', 'ask', 'reject'] as const;

/** What an operator says of it. */
export type Decision = (typeof decisions)[number];
