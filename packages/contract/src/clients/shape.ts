import * as z from 'zod';
import { reliability } from '../booking/shape.ts';
import { idText, requiredText } from '../fields.ts';

/** How many words a venue may give one client. */
export const maxTags = 20;

/** A word of the venue's own for a client. */
export const tag = requiredText(40);

/** Words of the venue's own; each once. */
export const tags = z
  .array(tag)
  .max(maxTags, 'too_long')
  .transform((given) => [...new Set(given)]);

export const ofVenue = z.object({ id: idText });
export const ofClient = z.object({ id: idText, client_id: idText });

/** A file as lists show it. Instants are ISO 8601; null where there is none. */
export const client = z.object({
  id: z.number().int(),
  name: z.string(),
  tags: z.array(z.string()),
  has_account: z.boolean(),
  has_allergies: z.boolean(),
  /** Bookings here that took place, and those to which nobody came. */
  completed: z.number().int(),
  no_shows: z.number().int(),
  last_completed_at: z.string().nullable(),
  /** The next booking that is held. */
  next_booking_at: z.string().nullable(),
});

/** What somebody has said, and when and to whom; all null while nobody has asked. */
const consent = z.object({ given: z.boolean().nullable(), at: z.string().nullable(), by: z.string().nullable() });

/** A file with everything but the note, which is opened by a call of its own. */
export const clientDetail = client.extend({
  reliability: reliability.nullable(),
  /** As a whole where the venue wrote it down itself, of an account as '0770 ••• ••67'. */
  phone: z.string().nullable(),
  /** A booking whose contact is open now: lookAtContact gives the number by it. */
  contact_booking: z.object({ id: z.number().int(), closes_at: z.string() }).nullable(),
  allergies: z.string().nullable(),
  /** When the note was written; null where there is none. */
  written_at: z.string().nullable(),
  consent: z.object({ messages: consent, photos: consent }),
  /** What was booked most often, the most frequent first. */
  usual_treatments: z.array(z.string()),
  /** Whole dinars: what the completed bookings cost. */
  spent: z.number().int(),
  first_booking_at: z.string().nullable(),
  /** The last merge into this file that can still be taken back, and until when. */
  open_merge: z.object({ id: z.number().int(), name: z.string(), until: z.string() }).nullable(),
});

/** Somebody found while a booking is added. */
export const foundClient = z.object({
  id: z.number().int(),
  name: z.string(),
  /** As '0770 ••• ••67'. */
  masked_phone: z.string().nullable(),
  has_allergies: z.boolean(),
  tags: z.array(z.string()),
  last_completed_at: z.string().nullable(),
  /** Line of the price list that was booked most often and is still offered. */
  usual_treatment_id: z.number().int().nullable(),
});

/** A file with everything but the note. */
export type ClientDetail = z.output<typeof clientDetail>;
/** Somebody found while a booking is added. */
export type FoundClient = z.output<typeof foundClient>;
