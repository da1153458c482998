import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';

const language = z.enum(['en', 'ar', 'ckb'], 'invalid');

const shape = z.object({
  /** The language that the user has chosen for messages; null: the language of the last use. */
  message_language: language.nullable(),
  /** The language, digits and clock of the last use, in which messages are written otherwise. */
  language,
  digits: z.enum(['latn', 'arab']),
  clock: z.enum(['h12', 'h23']),
});

/** How messages to a user are written. */
export type Preferences = z.output<typeof shape>;

export const preferences = {
  findPreferences: endpoint({
    path: paths.findPreferences,
    access: 'member',
    summary:
      'How messages to the caller are written: the chosen language, else language, digits and clock of the last use.',
    output: z.object({ data: shape }),
    problems: ['unauthenticated'],
  }),
  changePreferences: endpoint({
    path: paths.changePreferences,
    access: 'member',
    summary: "Chooses the language of the caller's messages; null follows the language of the last use.",
    body: z.object({ message_language: language.nullable() }),
    output: z.object({ message: z.string(), data: shape }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'],
  }),
};
