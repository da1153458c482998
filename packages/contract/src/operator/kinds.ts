/** What the marketplace sorts by and understands. */
export const termKinds = ['categories', 'tags', 'cities', 'synonyms'] as const;

/** What the marketplace sorts by and understands. */
export type TermKind = (typeof termKinds)[number];
