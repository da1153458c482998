// Written by npm run generate from the schemas of these calls.

/** What a form for sendContactMessage asks. */
export const sendContactMessageFields = {
  name: { kind: 'text', isRequired: true, maxLength: 120 },
  email: { kind: 'email', isRequired: true, maxLength: 254 },
  phone: { kind: 'phone', maxLength: 40 },
  subject: { kind: 'choice', isRequired: true, choices: ['One', 'Two', 'Three'] },
  message: { kind: 'text', isRequired: true, maxLength: 4000 },
} as const;
