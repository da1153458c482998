// Written by npm run generate from the schemas of these calls.

/** What a form for subscribe asks. */
export const subscribeFields = {
  email: { kind: 'email', isRequired: true, maxLength: 254 },
} as const;
