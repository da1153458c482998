// Written by npm run generate from the schemas of these calls.

/** What a form for beginOperatorLogin asks. */
export const beginOperatorLoginFields = {
  email: { kind: 'email', isRequired: true, maxLength: 254 },
  password: { kind: 'password', isRequired: true, maxLength: 200 },
} as const;

/** What a form for finishOperatorLogin asks. */
export const finishOperatorLoginFields = {
  code: { kind: 'text', isRequired: true, maxLength: 40 },
} as const;

/** What a form for addTerm asks. */
export const addTermFields = {
  categories: {
    name: { kind: 'text', isRequired: true, maxLength: 60 },
    label: { kind: 'localized', isRequired: true, maxLength: 80 },
    about: { kind: 'localized', isNullable: true, maxLength: 200 },
    parent_id: { kind: 'choice', isNullable: true },
    position: { kind: 'number', isRequired: true, min: 1, max: 1000, step: 1 },
    licence_class: {
      kind: 'choice',
      isNullable: true,
      choices: ['beautician', 'nurse', 'physician', 'dentist', 'physiotherapist'],
    },
    is_retired: { kind: 'yes' },
  },
  tags: {
    name: { kind: 'localized', isRequired: true, maxLength: 80 },
  },
  cities: {
    code: { kind: 'text', isRequired: true, maxLength: 60 },
    name: { kind: 'localized', isRequired: true, maxLength: 80 },
    governorate_code: { kind: 'text', isRequired: true, maxLength: 60 },
    governorate: { kind: 'localized', isRequired: true, maxLength: 80 },
  },
  synonyms: {
    word: { kind: 'text', isRequired: true, maxLength: 60 },
    means: { kind: 'text', isRequired: true, maxLength: 60 },
  },
} as const;

/** What a form for changeProcedure asks. */
export const changeProcedureFields = {
  name: { kind: 'localized', isRequired: true, maxLength: 120 },
  licence_class: {
    kind: 'choice',
    isRequired: true,
    choices: ['none', 'beautician', 'nurse', 'physician', 'dentist', 'physiotherapist'],
  },
  duration: { kind: 'number', isRequired: true, min: 5, max: 1440, step: 1 },
  from_iqd: { kind: 'number', isRequired: true, min: 250, max: 100000000, step: 250 },
  to_iqd: { kind: 'number', isRequired: true, min: 250, max: 100000000, step: 250 },
} as const;

/** What a form for setLicence asks. */
export const setLicenceFields = {
  class: {
    kind: 'choice',
    isRequired: true,
    choices: ['beautician', 'nurse', 'physician', 'dentist', 'physiotherapist'],
  },
  number: { kind: 'text', isRequired: true, maxLength: 60 },
  expires_on: { kind: 'date', isRequired: true },
} as const;

/** What a form for decideApproval asks. */
export const decideApprovalFields = {
  reply: { kind: 'text', maxLength: 1000 },
} as const;

/** What a form for saveText asks. */
export const saveTextFields = {
  markdown: { kind: 'text', isRequired: true, maxLength: 40000 },
} as const;

/** What a form for saveAboutTexts asks. */
export const saveAboutTextsFields = {
  who_is_tajmeelspot: { kind: 'text', isRequired: true, maxLength: 2000 },
  mission: { kind: 'text', isRequired: true, maxLength: 2000 },
  vision: { kind: 'text', isRequired: true, maxLength: 2000 },
  value: { kind: 'text', isRequired: true, maxLength: 2000 },
  favorite_salon_message: { kind: 'text', isRequired: true, maxLength: 500 },
  trusted_by_users: { kind: 'text', isRequired: true, maxLength: 20 },
  reviews: { kind: 'text', isRequired: true, maxLength: 20 },
  appointments: { kind: 'text', isRequired: true, maxLength: 20 },
  states: { kind: 'text', isRequired: true, maxLength: 20 },
  rating: { kind: 'number', isRequired: true, min: 0, max: 5 },
  partners: { kind: 'number', isRequired: true, min: 0, max: 100000, step: 1 },
  language: { kind: 'choice', isRequired: true, choices: ['en', 'ar', 'ckb'] },
} as const;

/** What a form for listVendors asks. */
export const listVendorsFields = {
  search: { kind: 'text', maxLength: 100 },
} as const;

/** What a form for findFigures asks. */
export const findFiguresFields = {
  from: { kind: 'date', isRequired: true },
  to: { kind: 'date', isRequired: true },
} as const;

/** What a form for createAnnouncement asks. */
export const createAnnouncementFields = {
  purpose: { kind: 'choice', isRequired: true, choices: ['service', 'marketing'] },
  recipients: { kind: 'choice', isRequired: true, choices: ['customers', 'vendors', 'everybody', 'subscribers'] },
  city_id: { kind: 'choice', isNullable: true },
  category_id: { kind: 'choice', isNullable: true },
  title: { kind: 'localized', isRequired: true, maxLength: 120 },
  short_text: { kind: 'localized', maxLength: 300 },
  email_text: { kind: 'localized', maxLength: 10000 },
} as const;
