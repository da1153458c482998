// Written by npm run generate from the schemas of these calls.

/** What a form for createVenue asks. */
export const createVenueFields = {
  name: { kind: 'localized', isRequired: true, maxLength: 120 },
  type: { kind: 'choice', isRequired: true, choices: ['saloon', 'dental', 'clinic'] },
  city: { kind: 'text', isRequired: true, maxLength: 60 },
  district: { kind: 'localized', isRequired: true, maxLength: 120 },
  address: { kind: 'localized', isRequired: true, maxLength: 300 },
  postcode: { kind: 'text', isNullable: true, maxLength: 12 },
  phone: { kind: 'phone', isNullable: true, maxLength: 40 },
  email: { kind: 'email', isNullable: true, maxLength: 254 },
  website: { kind: 'url', isNullable: true, maxLength: 200 },
  latitude: { kind: 'number', isNullable: true, min: 28, max: 38 },
  longitude: { kind: 'number', isNullable: true, min: 38, max: 50 },
  is_women_only: { kind: 'yes' },
  hours: { kind: 'text', isNullable: true, maxLength: 40 },
} as const;

/** What a form for changeSlug asks. */
export const changeSlugFields = {
  slug: { kind: 'text', isRequired: true, maxLength: 40 },
} as const;

/** What a form for addEmployee asks. */
export const addEmployeeFields = {
  name: { kind: 'localized', isRequired: true, maxLength: 120 },
  job: { kind: 'localized', isRequired: true, maxLength: 120 },
  phone: { kind: 'phone', isNullable: true, maxLength: 40 },
  email: { kind: 'email', isNullable: true, maxLength: 254 },
  gender: { kind: 'choice', isRequired: true, choices: ['female', 'male'] },
} as const;

/** What a form for changeMessageSettings asks. */
export const changeMessageSettingsFields = {
  arrival_note: { kind: 'localized', maxLength: 500 },
  wants_request_emails: { kind: 'yes' },
  wants_day_summary: { kind: 'yes' },
} as const;

/** What a form for inviteMember asks. */
export const inviteMemberFields = {
  role: { kind: 'choice', isRequired: true, choices: ['manager', 'staff'] },
  employee_id: { kind: 'choice', isNullable: true },
  email: { kind: 'email', maxLength: 254 },
  phone: { kind: 'phone', maxLength: 40 },
} as const;

/** What a form for acceptInvitation asks. */
export const acceptInvitationFields = {
  code: { kind: 'text', isRequired: true, maxLength: 40 },
} as const;

/** What a form for createLicenceApplication asks. */
export const createLicenceApplicationFields = {
  class: {
    kind: 'choice',
    isRequired: true,
    choices: ['beautician', 'nurse', 'physician', 'dentist', 'physiotherapist'],
  },
  number: { kind: 'text', isRequired: true, maxLength: 60 },
  holder: { kind: 'text', isRequired: true, maxLength: 120 },
  expires_on: { kind: 'date', isRequired: true },
} as const;

/** What a form for createWorkPicture asks. */
export const createWorkPictureFields = {
  subject: { kind: 'choice', isRequired: true, choices: ['work', 'before_after', 'room'] },
  caption: { kind: 'localized', isRequired: true, maxLength: 200 },
  treatment_id: { kind: 'choice', isNullable: true },
  employee_id: { kind: 'choice', isNullable: true },
  consent_from: { kind: 'choice', isNullable: true, choices: ['customer', 'guardian'] },
  consent_name: { kind: 'text', isNullable: true, maxLength: 120 },
  consent_on: { kind: 'date', isNullable: true },
} as const;
