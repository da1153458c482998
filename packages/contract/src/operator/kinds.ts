/** Kinds of licence that a venue can need. */
export const licenceClasses = ['medical', 'dental'] as const;

/** Kind of licence that a venue can need. */
export type LicenceClass = (typeof licenceClasses)[number];

/** What the marketplace sorts by and understands. */
export const termKinds = ['categories', 'tags', 'cities', 'synonyms'] as const;

/** What the marketplace sorts by and understands. */
export type TermKind = (typeof termKinds)[number];
