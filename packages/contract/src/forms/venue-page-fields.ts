// Written by npm run generate from the schemas of these calls.

/** What a form for reportPicture asks. */
export const reportPictureFields = {
  reason: { kind: 'choice', isRequired: true, choices: ['not_agreed', 'not_theirs', 'indecent', 'other'] },
  text: { kind: 'text', isNullable: true, maxLength: 1000 },
} as const;
