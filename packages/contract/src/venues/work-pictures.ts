import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id, idText, picture, requiredLocalizedText, storedLocalizedText, text } from '../fields.ts';
import { maxPictureBytes } from '../identity/profile.ts';
import { paths } from '../paths.ts';
import { consentSources, workSubjects } from '../picture-kinds.ts';

/** How far a picture of a venue has come. */
export const workPictureStates = ['incomplete', 'waiting', 'approved', 'declined', 'withdrawn'] as const;

const fields = z
  .object({
    subject: z.enum(workSubjects, 'invalid'),
    /** What is on it, for everybody and for those who cannot see it. */
    caption: requiredLocalizedText(200),
    treatment_id: id.nullish(),
    employee_id: id.nullish(),
    /** Who agreed to be shown, in which name, and on which day; left out where a room alone is to be seen. */
    consent_from: z.enum(consentSources, 'invalid').nullish(),
    consent_name: text(120).nullish(),
    consent_on: date.nullish(),
  })
  .refine(({ subject, consent_from: from }) => subject === 'room' || from, {
    path: ['consent_from'],
    error: 'required',
  })
  .refine(({ subject, consent_name: name }) => subject === 'room' || name, {
    path: ['consent_name'],
    error: 'required',
  })
  .refine(({ subject, consent_on: day }) => subject === 'room' || day, { path: ['consent_on'], error: 'required' });

/** A picture of a venue's work, as those see it who run the venue. */
const workPicture = z.object({
  id: z.number().int(),
  subject: z.enum(workSubjects),
  caption: storedLocalizedText,
  treatment: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  employee: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  consent_from: z.enum(consentSources).nullable(),
  consent_name: z.string().nullable(),
  consent_on: z.string().nullable(),
  /** Who stated the consent, and when; null for an account that is gone. Instants, ISO 8601. */
  stated_by: z.string().nullable(),
  stated_at: z.string(),
  state: z.enum(workPictureStates),
  /** What the operator has written. */
  reply: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  /** Null until it has come, and once it is declined or withdrawn. */
  picture: picture.nullable(),
});

const params = z.object({ id: idText });
const one = z.object({ message: z.string(), data: workPicture });
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'] as const;

/** How a venue shows its work. Another's venue is not_found. */
export const workPictures = {
  listWorkPictures: endpoint({
    path: paths.listWorkPictures,
    access: 'member',
    summary: 'The pictures of the work of a venue in their order, also those that nobody else sees.',
    params,
    output: z.object({ data: z.array(workPicture) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  createWorkPicture: endpoint({
    path: paths.createWorkPicture,
    access: 'member',
    summary: 'States what a picture will show and who agreed to it; the picture itself comes next.',
    params,
    body: fields,
    output: one,
    status: 201,
    problems: [...bodyProblems, 'not_found', 'too_many_pictures'],
  }),
  setWorkPictureFile: endpoint({
    path: paths.setWorkPictureFile,
    access: 'member',
    summary:
      'Takes the body (JPEG, PNG or WebP) as the picture, made anew without metadata; everybody sees it once an operator has approved it.',
    params,
    upload: { maxBytes: maxPictureBytes },
    output: one,
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
  changeWorkPicture: endpoint({
    path: paths.changeWorkPicture,
    access: 'member',
    summary: 'Says anew what a picture shows; other words or another consent are looked at again before it is shown.',
    params,
    body: fields,
    output: one,
    problems: [...bodyProblems, 'not_found', 'not_possible'],
  }),
  orderWorkPictures: endpoint({
    path: paths.orderWorkPictures,
    access: 'member',
    summary: 'Orders the pictures of the work of a venue; those that are not named come last.',
    params,
    body: z.object({ ids: z.array(id).max(100, 'too_many') }),
    output: z.object({ message: z.string(), data: z.array(workPicture) }),
    problems: [...bodyProblems, 'not_found'],
  }),
  withdrawConsent: endpoint({
    path: paths.withdrawConsent,
    access: 'member',
    summary: 'Records that who is shown takes the consent back: the picture is gone at once, the record stays.',
    params,
    output: one,
    problems: ['unauthenticated', 'not_found'],
  }),
  removeWorkPicture: endpoint({
    path: paths.removeWorkPicture,
    access: 'member',
    summary: 'Removes a picture of the work of a venue, with what was stated of it.',
    params,
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated', 'not_found'],
  }),
};

/** A picture of a venue's work, as those see it who run the venue. */
export type WorkPicture = z.output<typeof workPicture>;
/** What a venue states of a picture of its work. */
export type WorkPictureFields = z.output<typeof fields>;
