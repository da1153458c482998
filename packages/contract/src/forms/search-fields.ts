// Written by npm run generate from the schemas of these calls.

/** What a form for searchServices asks. */
export const searchServicesFields = {
  treatment: { kind: 'text', maxLength: 100 },
  price_min: { kind: 'text', maxLength: 9 },
  price_max: { kind: 'text', maxLength: 9 },
} as const;
