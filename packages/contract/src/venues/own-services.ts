import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  date,
  id,
  idText,
  picture,
  requiredText,
  requiredLocalizedText,
  storedLocalizedText,
  text,
  localizedText,
  wholeNumber,
} from '../fields.ts';
import { maxPictureBytes } from '../identity/profile.ts';
import { licenceClasses } from '../licence-classes.ts';
import { paths } from '../paths.ts';
import { serviceNeeds } from '../problems.ts';

/** Pictures that a service can have. */
export const maxPictures = 12;

/** What a service offers for a while. With code and percent customers can use it when they book. */
const coupon = z.object({
  code: requiredText(20).regex(/^[\w-]{3,20}$/, 'invalid'),
  percent: wholeNumber(1, 90),
  /** Its last day; null: until it is taken back. */
  expires_on: date.nullable(),
  /** What is offered and how, for people; may be empty. */
  offer: localizedText(200),
  instructions: localizedText(500),
});

const serviceFields = {
  category_id: id,
  title: requiredLocalizedText(120),
  /** One sentence, for cards. */
  description: localizedText(300),
  full_description: localizedText(4000),
  tag_ids: z.array(id).max(12, 'too_many'),
  coupon: coupon.nullable(),
  /** Whether the venue also comes to the customer; absent: as it was. */
  is_at_home: z.boolean('invalid').optional(),
};

/** A line of a price list. One with an id is changed, one without is new. */
const treatment = z
  .object({
    id: id.optional(),
    title: requiredLocalizedText(120),
    /** A procedure of listTemplates; absent: as it was, or the one that the title names. */
    procedure_id: id.optional(),
    /** Minutes. */
    duration: wholeNumber(5, 1440),
    /** Minutes after it in which its employee is not free. */
    buffer: wholeNumber(0, 240),
    /** The same before it. */
    buffer_before: wholeNumber(0, 240),
    /** Minutes after its start from which something works by itself, and how long: its employee is free for another customer. */
    processing_from: wholeNumber(1, 1440).nullable(),
    processing_minutes: wholeNumber(1, 1440).nullable(),
    /** Whole dinars in steps of 250. */
    price: wholeNumber(250, 100_000_000, { size: 250, error: 'price_step' }),
    /** Percent. */
    discount: wholeNumber(0, 100),
  })
  .refine((line) => line.processing_from !== null || line.processing_minutes === null, {
    path: ['processing_from'],
    error: 'required',
  })
  .refine((line) => line.processing_minutes !== null || line.processing_from === null, {
    path: ['processing_minutes'],
    error: 'required',
  })
  .refine((line) => (line.processing_from ?? 0) + (line.processing_minutes ?? 0) < line.duration, {
    path: ['processing_minutes'],
    error: 'ends_too_late',
  });

const treatments = z.array(treatment).max(60, 'too_many');

const namedPicture = picture.extend({
  /** The name that it is kept under. */
  name: z.string(),
  /** What can be seen on it; empty where nobody has said it. */
  alt: storedLocalizedText,
});

/** Why a published service is not seen. */
export const visibilityObstacles = [
  'venue_waiting',
  'venue_asked',
  'venue_declined',
  'text_held',
  'text_declined',
  'licence_missing',
] as const;

/** Whether everybody sees a service, and what stands in the way. */
const visibility = z.object({
  is_shown: z.boolean(),
  obstacles: z.array(z.enum(visibilityObstacles)),
  /** Words of its texts that an operator reads before they are shown. */
  held_words: z.array(z.string()),
  /** What the operator has written about them. */
  reply: z.string().nullable(),
});

/** A service as its owner edits it. */
const ownService = z.object({
  id: z.number().int(),
  venue_id: z.number().int(),
  status: z.enum(['draft', 'published', 'suspended']),
  /** What it still needs to be published. */
  missing: z.array(z.enum(serviceNeeds)),
  visibility,
  category_id: z.number().int(),
  title: storedLocalizedText,
  description: storedLocalizedText,
  full_description: storedLocalizedText,
  tag_ids: z.array(z.number().int()),
  is_at_home: z.boolean(),
  coupon: z
    .object({
      code: z.string().nullable(),
      percent: z.number().int().nullable(),
      expires_on: z.string().nullable(),
      offer: storedLocalizedText,
      instructions: storedLocalizedText,
    })
    .nullable(),
  /** Who gives it. */
  employee_ids: z.array(z.number().int()),
  treatments: z.array(
    z.object({
      id: z.number().int(),
      title: storedLocalizedText,
      procedure_id: z.number().int(),
      /** The licence that its procedure needs. */
      licence_class: z.enum(['none', ...licenceClasses]),
      /** Whether the venue holds all that it needs today: else it is not shown. */
      is_licensed: z.boolean(),
      duration: z.number().int(),
      buffer: z.number().int(),
      buffer_before: z.number().int(),
      processing_from: z.number().int().nullable(),
      processing_minutes: z.number().int().nullable(),
      price: z.number().int(),
      discount: z.number().int(),
      final_price: z.number().int(),
    }),
  ),
  /** The main one first. */
  pictures: z.array(namedPicture),
});

const params = z.object({ id: idText });
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'] as const;
const changedService = z.object({ message: z.string(), data: ownService });

/** How a venue creates and changes its services. Another's service is not_found. */
export const ownServices = {
  listOwnServices: endpoint({
    path: paths.listOwnServices,
    access: 'member',
    summary: 'The services of a venue, drafts too, the newest first.',
    params,
    output: z.object({ data: z.array(ownService) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  createService: endpoint({
    path: paths.createService,
    access: 'member',
    summary: 'Makes a service that nobody else sees yet, with its price list and who gives it.',
    params,
    body: z.object({ ...serviceFields, treatments, employee_ids: z.array(id).max(100, 'too_many') }),
    output: changedService,
    status: 201,
    problems: [...bodyProblems, 'not_found'],
  }),
  findOwnService: endpoint({
    path: paths.findOwnService,
    access: 'member',
    summary: 'A service of an own venue in every language, a draft too.',
    params,
    output: z.object({ data: ownService }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeService: endpoint({
    path: paths.changeService,
    access: 'member',
    summary: 'Changes texts, category, tags and coupon of a service, and whether it is also given at home.',
    params,
    body: z.object(serviceFields),
    output: changedService,
    problems: [...bodyProblems, 'not_found'],
  }),
  changeTreatments: endpoint({
    path: paths.changeTreatments,
    access: 'member',
    summary: 'Sets the whole price list of a service in its order; what is booked stays as it was booked.',
    params,
    body: z.object({ treatments }),
    output: changedService,
    problems: [...bodyProblems, 'not_found', 'service_incomplete'],
  }),
  addServicePicture: endpoint({
    path: paths.addServicePicture,
    access: 'member',
    summary: 'Takes the body (JPEG, PNG or WebP) as the last picture of a service; it is made anew without metadata.',
    params,
    upload: { maxBytes: maxPictureBytes },
    output: changedService,
    status: 201,
    problems: [
      'unauthenticated',
      'not_found',
      'too_many_pictures',
      'too_large',
      'unreadable_picture',
      'damaged_picture',
      'too_many_pixels',
      'storage_unavailable',
    ],
  }),
  changeServicePictures: endpoint({
    path: paths.changeServicePictures,
    access: 'member',
    summary: 'Orders the pictures of a service, says what is on them, and drops those that are not named.',
    params,
    body: z.object({
      pictures: z.array(z.object({ name: text(120), alt: localizedText(200) })).max(maxPictures, 'too_many'),
    }),
    output: changedService,
    problems: [...bodyProblems, 'not_found'],
  }),
};

/** A service as its owner edits it. */
export type OwnService = z.output<typeof ownService>;
/** What the owner says of a service. */
export type ServiceFields = z.output<typeof ownServices.changeService.body>;
/** A line of a price list as the owner sets it. */
export type TreatmentFields = z.output<typeof treatment>;
