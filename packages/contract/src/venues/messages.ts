import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, storedLocalizedText, localizedText } from '../fields.ts';
import { paths } from '../paths.ts';

/** Longest note for customers, in each language. */
const longestNote = 500;

const settings = {
  /** Mails the venue about every new request or booking. */
  wants_request_emails: z.boolean('invalid'),
  /** Mails the venue at 18:00 Baghdad time who comes on the next day. */
  wants_day_summary: z.boolean('invalid'),
};

/** What a venue tells its customers before a visit, and which mails it gets. */
const messages = z.object({ arrival_note: storedLocalizedText, ...settings });

const params = z.object({ id: idText });

/** The message settings of a venue. Another's venue is not_found. */
export const venueMessages = {
  findMessageSettings: endpoint({
    path: paths.findMessageSettings,
    access: 'member',
    summary: 'The note of a venue for its customers in every language, and which mails the venue gets.',
    params,
    output: z.object({ data: messages }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeMessageSettings: endpoint({
    path: paths.changeMessageSettings,
    access: 'member',
    summary:
      'Sets the note for customers, which stands in mails before a visit and with the booking, and which mails come.',
    params,
    body: z.object({ arrival_note: localizedText(longestNote), ...settings }),
    output: z.object({ message: z.string(), data: messages }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated', 'not_found'],
  }),
};

/** What a venue tells its customers, and which mails it gets. */
export type VenueMessages = z.output<typeof messages>;
