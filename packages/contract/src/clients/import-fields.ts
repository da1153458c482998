/** What a column of a file of clients can hold. */
export const importFields = ['name', 'phone', 'tags', 'allergies', 'note'] as const;

/** What a column of a file of clients can hold. */
export type ImportField = (typeof importFields)[number];

/** Bytes and lines of a file of clients. */
export const maxImportBytes = 2_000_000;
export const maxImportLines = 5000;
