// Written by npm run generate from the schemas of these calls.

/** What a form for listVenueBookings asks. */
export const listVenueBookingsFields = {
  status: {
    kind: 'choice',
    choices: ['pending', 'confirmed', 'declined', 'expired', 'cancelled', 'completed', 'no_show'],
  },
  from: { kind: 'date' },
  to: { kind: 'date' },
  text: { kind: 'text', maxLength: 100 },
} as const;

/** What a form for findReport asks. */
export const findReportFields = {
  from: { kind: 'date', isRequired: true },
  to: { kind: 'date', isRequired: true },
} as const;
