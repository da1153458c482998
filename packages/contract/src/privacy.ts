import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { idText, text } from './fields.ts';
import { paths } from './paths.ts';

const deletionPreview = z.object({
  /** Upcoming bookings, which the deletion cancels. */
  bookings: z.number().int(),
  /** Own venues: with one, the account cannot be deleted. */
  venues: z.number().int(),
  has_password: z.boolean(),
  /** False within ten minutes after a login. */
  needs_password: z.boolean(),
});

/** What would become of an account that is deleted. */
export type DeletionPreview = z.output<typeof deletionPreview>;

const contactLook = z.object({
  booking_id: z.number().int(),
  /** Day of the visit, YYYY-MM-DD in Asia/Baghdad. */
  booking_date: z.string(),
  /** Name of the venue in the caller's language. */
  venue: z.string(),
  /** First name and initial of who looked. */
  by: z.string(),
  /** The first look of that hour, ISO 8601. */
  at: z.string(),
});

/** A look of somebody at a venue at the caller's number. */
export type ContactLook = z.output<typeof contactLook>;

export const privacy = {
  listContactLooks: endpoint({
    path: paths.listContactLooks,
    access: 'member',
    summary: "Who at which venue has looked at the caller's number, newest first; at most 200.",
    output: z.object({ data: z.array(contactLook) }),
    problems: ['unauthenticated'],
  }),
  exportOwnData: endpoint({
    path: paths.exportOwnData,
    access: 'member',
    summary: 'Everything that is stored about the caller, by kind.',
    output: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    problems: ['unauthenticated'],
  }),
  previewDeletion: endpoint({
    path: paths.previewDeletion,
    access: 'member',
    summary: 'What the deletion of the own account would end, and how its user is to prove that it is theirs.',
    output: z.object({ data: deletionPreview }),
    problems: ['unauthenticated'],
  }),
  deleteAccount: endpoint({
    path: paths.deleteAccount,
    access: 'member',
    summary:
      'Deletes the own account for good, with the password or within ten minutes after a login. Upcoming bookings are cancelled.',
    body: z.object({
      /** Null within ten minutes after a login. */
      password: text(200).nullable(),
    }),
    output: z.object({ message: z.string() }),
    problems: [
      'malformed_json',
      'too_large',
      'unsupported_media_type',
      'invalid',
      'unauthenticated',
      'owns_venue',
      'own_account',
      'too_many_attempts',
    ],
  }),
  eraseClient: endpoint({
    path: paths.eraseClient,
    access: 'member',
    summary:
      'The venue deletes the file of a client, and name, number and notes of their walk-ins; the bookings stay with time and price.',
    params: z.object({ id: idText, client_id: idText }),
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated', 'not_found'],
  }),
  eraseWalkIn: endpoint({
    path: paths.eraseWalkIn,
    access: 'member',
    summary: 'The venue forgets name, phone and notes of a walk-in; the booking stays.',
    params: z.object({ id: idText, booking_id: idText }),
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated', 'not_found'],
  }),
};
