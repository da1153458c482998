// Written by npm run generate from the schemas of these calls.

/** What a form for writeReview asks. */
export const writeReviewFields = {
  rating: { kind: 'number', isRequired: true, min: 1, max: 5, step: 1 },
  comment: { kind: 'text', isRequired: true, maxLength: 2000 },
} as const;

/** What a form for reportReview asks. */
export const reportReviewFields = {
  reason: { kind: 'choice', isRequired: true, choices: ['spam', 'abuse', 'not_a_customer', 'other'] },
  text: { kind: 'text', isNullable: true, maxLength: 1000 },
} as const;

/** What a form for replyToReview asks. */
export const replyToReviewFields = {
  text: { kind: 'text', isRequired: true, maxLength: 1000 },
} as const;
