// Written by npm run generate from the schemas of these calls.

/** What a form for deleteAccount asks. */
export const deleteAccountFields = {
  password: { kind: 'text', isNullable: true, maxLength: 200 },
} as const;
