// Written by npm run generate from the schemas of these calls.

/** What a form for changeService asks. */
export const changeServiceFields = {
  category_id: { kind: 'choice', isRequired: true },
  title: { kind: 'localized', isRequired: true, maxLength: 120 },
  description: { kind: 'localized', maxLength: 300 },
  full_description: { kind: 'localized', maxLength: 4000 },
  coupon: {
    code: { kind: 'text', isRequired: true, maxLength: 20 },
    percent: { kind: 'number', isRequired: true, min: 1, max: 90, step: 1 },
    expires_on: { kind: 'date', isNullable: true },
    offer: { kind: 'localized', maxLength: 200 },
    instructions: { kind: 'localized', maxLength: 500 },
  },
  is_at_home: { kind: 'yes' },
} as const;

/** What a form for changeTreatments asks. */
export const changeTreatmentsFields = {
  treatments: {
    id: { kind: 'choice' },
    title: { kind: 'localized', isRequired: true, maxLength: 120 },
    procedure_id: { kind: 'choice' },
    duration: { kind: 'number', isRequired: true, min: 5, max: 1440, step: 1 },
    buffer: { kind: 'number', isRequired: true, min: 0, max: 240, step: 1 },
    buffer_before: { kind: 'number', isRequired: true, min: 0, max: 240, step: 1 },
    processing_from: { kind: 'number', isNullable: true, min: 1, max: 1440, step: 1 },
    processing_minutes: { kind: 'number', isNullable: true, min: 1, max: 1440, step: 1 },
    price: { kind: 'number', isRequired: true, min: 250, max: 100000000, step: 250 },
    discount: { kind: 'number', isRequired: true, min: 0, max: 100, step: 1 },
  },
} as const;

/** What a form for changeServicePictures asks. */
export const changeServicePicturesFields = {
  pictures: {
    name: { kind: 'text', maxLength: 120 },
    alt: { kind: 'localized', maxLength: 200 },
  },
} as const;
