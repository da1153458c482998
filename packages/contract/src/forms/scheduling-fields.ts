// Written by npm run generate from the schemas of these calls.

/** What a form for changePolicy asks. */
export const changePolicyFields = {
  slot_step_minutes: { kind: 'number', isRequired: true, min: 5, max: 240, step: 1 },
  lead_minutes: { kind: 'number', isRequired: true, min: 0, max: 43200, step: 1 },
  horizon_days: { kind: 'number', isRequired: true, min: 1, max: 366, step: 1 },
  answer_minutes: { kind: 'number', isRequired: true, min: 1, max: 10080, step: 1 },
  daily_cap: { kind: 'number', isNullable: true, min: 1, max: 1000, step: 1 },
  cancel_hours: { kind: 'number', isRequired: true, min: 0, max: 720, step: 1 },
  auto_confirm: { kind: 'yes' },
  release_hours: { kind: 'number', isNullable: true, min: 1, max: 24, step: 1 },
} as const;

/** What a form for addException asks. */
export const addExceptionFields = {
  kind: { kind: 'choice', isRequired: true, choices: ['closed', 'open', 'women_only', 'blocked'] },
  employee_id: { kind: 'choice', isNullable: true },
  starts_on: { kind: 'date', isRequired: true },
  ends_on: { kind: 'date', isRequired: true },
  from: { kind: 'time', isNullable: true },
  to: { kind: 'time', isNullable: true },
  note: { kind: 'text', isNullable: true, maxLength: 200 },
} as const;

/** What a form for resolveConflicts asks. */
export const resolveConflictsFields = {
  resolutions: {
    retain: {
      booking_id: { kind: 'choice', isRequired: true },
    },
    cancel: {
      booking_id: { kind: 'choice', isRequired: true },
      reason: { kind: 'text', isRequired: true, maxLength: 500 },
    },
    propose: {
      booking_id: { kind: 'choice', isRequired: true },
      booking_date: { kind: 'date', isRequired: true },
      time: { kind: 'time', isRequired: true },
      employee_id: { kind: 'choice', isNullable: true },
    },
    reassign: {
      booking_id: { kind: 'choice', isRequired: true },
      employee_id: { kind: 'choice', isNullable: true },
    },
  },
} as const;

/** What a form for changeResources asks. */
export const changeResourcesFields = {
  kinds: {
    id: { kind: 'choice', isNullable: true },
    name: { kind: 'localized', isRequired: true, maxLength: 60 },
    sort: { kind: 'choice', isRequired: true, choices: ['room', 'station', 'device', 'other'] },
    resources: {
      id: { kind: 'choice', isNullable: true },
      label: { kind: 'text', isNullable: true, maxLength: 40 },
      number: { kind: 'number', isRequired: true, min: 1, max: 999, step: 1 },
      is_in_use: { kind: 'yes' },
      maintenance: {
        starts_on: { kind: 'date', isRequired: true },
        from: { kind: 'time', isRequired: true },
        ends_on: { kind: 'date', isRequired: true },
        to: { kind: 'time', isRequired: true },
      },
    },
  },
} as const;
