import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText, requiredText } from '../fields.ts';
import { maxPictureBytes } from '../identity/profile.ts';
import { licenceClasses } from '../licence-classes.ts';
import { paths } from '../paths.ts';

/** How far the licence that a venue has handed in has come. */
export const applicationStates = ['incomplete', 'waiting', 'asked', 'approved', 'rejected', 'withdrawn'] as const;

const licenceClass = z.enum(licenceClasses, 'invalid');

/** A licence that an operator has checked. Days are YYYY-MM-DD. */
const ownLicence = z.object({
  class: licenceClass,
  number: z.string(),
  /** Whose it is; null where it was entered before this was asked. */
  holder: z.string().nullable(),
  /** Its last day. */
  expires_on: z.string(),
  is_valid: z.boolean(),
});

/** A licence that a venue has handed in. */
export const licenceApplication = z.object({
  id: z.number().int(),
  class: licenceClass,
  number: z.string(),
  holder: z.string(),
  expires_on: z.string(),
  has_document: z.boolean(),
  state: z.enum(applicationStates),
  /** Instants, ISO 8601. */
  handed_in_at: z.string(),
  decided_at: z.string().nullable(),
  /** What the operator has written. */
  reply: z.string().nullable(),
});

/** What a venue's treatments need, what it holds, and what it has handed in. */
const venueLicences = z.object({
  licences: z.array(ownLicence),
  /** The newest first. */
  applications: z.array(licenceApplication),
  /** Classes that its treatments need, with how many of them wait for it. */
  needed: z.array(z.object({ class: licenceClass, treatments: z.number().int(), is_held: z.boolean() })),
});

const params = z.object({ id: idText });
const application = z.object({
  class: licenceClass,
  number: requiredText(60),
  holder: requiredText(120),
  expires_on: date,
});
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'] as const;

/** How a venue hands in its licences. Another's venue is not_found. */
export const venueLicencesCalls = {
  listVenueLicences: endpoint({
    path: paths.listVenueLicences,
    access: 'member',
    summary: 'The licences of a venue, what it has handed in, and what its treatments need.',
    params,
    output: z.object({ data: venueLicences }),
    problems: ['unauthenticated', 'not_found'],
  }),
  createLicenceApplication: endpoint({
    path: paths.createLicenceApplication,
    access: 'member',
    summary: 'Begins to hand in a licence; a former application of its class that is not decided is replaced.',
    params,
    body: application,
    output: z.object({ message: z.string(), data: licenceApplication }),
    status: 201,
    problems: [...bodyProblems, 'not_found'],
  }),
  setLicenceDocument: endpoint({
    path: paths.setLicenceDocument,
    access: 'member',
    summary: 'Takes the body (JPEG, PNG or WebP) as the picture of the document; from then on an operator can decide.',
    params,
    upload: { maxBytes: maxPictureBytes },
    output: z.object({ message: z.string(), data: licenceApplication }),
    problems: [
      'unauthenticated',
      'not_found',
      'not_possible',
      'too_large',
      'unreadable_picture',
      'damaged_picture',
      'too_many_pixels',
      'storage_unavailable',
    ],
  }),
  findLicenceDocument: endpoint({
    path: paths.findLicenceDocument,
    access: 'member',
    summary: 'The picture of the document, for managers of the venue.',
    params,
    media: 'image/webp',
    output: z.instanceof(Uint8Array),
    problems: ['unauthenticated', 'not_found', 'storage_unavailable'],
  }),
  withdrawLicenceApplication: endpoint({
    path: paths.withdrawLicenceApplication,
    access: 'member',
    summary: 'Takes back what is not decided yet.',
    params,
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated', 'not_found'],
  }),
};

/** What a venue's treatments need, what it holds, and what it has handed in. */
export type VenueLicences = z.output<typeof venueLicences>;
/** A licence that a venue has handed in. */
export type LicenceApplication = z.output<typeof licenceApplication>;
/** What the owner says of a licence. */
export type LicenceApplicationFields = z.output<typeof application>;
