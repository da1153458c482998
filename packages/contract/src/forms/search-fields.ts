// Written by npm run generate from the schemas of these calls.

/** What a form for searchServices asks. */
export const searchServicesFields = {
  treatment: { kind: 'text', maxLength: 100 },
  postcode: { kind: 'text', maxLength: 10 },
  date: { kind: 'date' },
} as const;
