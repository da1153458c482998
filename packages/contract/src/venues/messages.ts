import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, saidWords, words } from '../fields.ts';
import { paths } from '../paths.ts';

/** Longest note for guests, in each language. */
const longestNote = 500;

const settings = {
  /** Mails the house about every new request or booking. */
  mail_requests: z.boolean('invalid'),
  /** Mails the house at 18:00 Baghdad time who comes on the next day. */
  mail_tomorrow: z.boolean('invalid'),
};

/** What a house tells its guests before a visit, and which mails it gets. */
const messages = z.object({ guest_note: saidWords, ...settings });

const params = z.object({ id: idText });

/** What a house tells its guests, and what it is told. A house of somebody else is not_found. */
export const houseMessages = {
  findMessages: endpoint({
    path: paths.findMessages,
    access: 'member',
    summary: 'The note of a house for its guests in every language, and which mails the house gets.',
    params,
    output: z.object({ data: messages }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeMessages: endpoint({
    path: paths.changeMessages,
    access: 'member',
    summary:
      'Sets the note for guests, which stands in mails before a visit and with the booking, and which mails come.',
    params,
    body: z.object({ guest_note: words(longestNote), ...settings }),
    output: z.object({ message: z.string(), data: messages }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated', 'not_found'],
  }),
};

/** What a house tells its guests, and which mails it gets. */
export type HouseMessages = z.output<typeof messages>;
