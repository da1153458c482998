// Written by npm run generate from the schemas of these calls.

/** What a form for placeBooking asks. */
export const placeBookingFields = {
  customer_name: { kind: 'text', isRequired: true, maxLength: 120 },
  notes: { kind: 'text', isNullable: true, maxLength: 1000 },
  home_address: { kind: 'text', isNullable: true, maxLength: 300 },
  coupon_code: { kind: 'text', isNullable: true, maxLength: 40 },
} as const;

/** What a form for joinWaitlist asks. */
export const joinWaitlistFields = {
  customer_name: { kind: 'text', isRequired: true, maxLength: 120 },
  from: { kind: 'date', isRequired: true },
  to: { kind: 'date', isRequired: true },
} as const;

/** What a form for cancelBooking asks. */
export const cancelBookingFields = {
  reason: { kind: 'text', maxLength: 500 },
} as const;

/** What a form for moveBooking asks. */
export const moveBookingFields = {
  booking_date: { kind: 'date', isRequired: true },
  time: { kind: 'time', isRequired: true },
  employee_id: { kind: 'choice', isNullable: true },
  duration: { kind: 'number', min: 5, max: 720, step: 5 },
  notify: { kind: 'yes' },
} as const;

/** What a form for addWalkIn asks. */
export const addWalkInFields = {
  treatment_id: { kind: 'choice', isRequired: true },
  employee_id: { kind: 'choice', isNullable: true },
  customer_name: { kind: 'text', isRequired: true, maxLength: 120 },
  customer_phone: { kind: 'phone', isNullable: true, maxLength: 40 },
  client_id: { kind: 'choice', isNullable: true },
  adds_client: { kind: 'yes' },
  booking_date: { kind: 'date' },
  time: { kind: 'time' },
  notes: { kind: 'text', isNullable: true, maxLength: 1000 },
  home_address: { kind: 'text', isNullable: true, maxLength: 300 },
} as const;
