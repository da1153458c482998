// Written by npm run generate from the schemas of these calls.

/** What a form for addProduct asks. */
export const addProductFields = {
  name: { kind: 'localized', isRequired: true, maxLength: 80 },
  price_iqd: { kind: 'number', isRequired: true, min: 0, max: 1000000000, step: 1 },
  is_active: { kind: 'yes' },
  stock: { kind: 'number', isRequired: true, min: 0, max: 100000, step: 1 },
} as const;

/** What a form for addCoursePlan asks. */
export const addCoursePlanFields = {
  name: { kind: 'localized', isRequired: true, maxLength: 80 },
  treatment_id: { kind: 'choice', isRequired: true },
  sessions: { kind: 'number', isRequired: true, min: 2, max: 50, step: 1 },
  price_iqd: { kind: 'number', isRequired: true, min: 1, max: 1000000000, step: 1 },
  valid_months: { kind: 'number', isNullable: true, min: 1, max: 60, step: 1 },
  is_active: { kind: 'yes' },
} as const;

/** What a form for sealDay asks. */
export const sealDayFields = {
  note: { kind: 'text', isNullable: true, maxLength: 200 },
} as const;

/** What a form for payOut asks. */
export const payOutFields = {
  note: { kind: 'text', isNullable: true, maxLength: 200 },
} as const;
