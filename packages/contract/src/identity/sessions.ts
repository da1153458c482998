import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, requiredText } from '../fields.ts';
import { paths } from '../paths.ts';
import { user } from './profile.ts';

/** Where a hand-off leads: the page that may trade it. */
const audience = z.enum(['vendor_dashboard', 'operator'], 'invalid');

/** One session of a user. */
const session = z.object({
  id: z.number().int(),
  /** Name of the browser ('Chrome'); null where it is not known. */
  browser: z.string().nullable(),
  /** Name of the operating system ('Android'); null where it is not known. */
  system: z.string().nullable(),
  /** Network address at the login. */
  address: z.string(),
  /** What the session is for. */
  audience: z.enum(['site', 'vendor_dashboard', 'operator']),
  /** Instants, ISO 8601. */
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
});

/** One session of a user. */
export type SignedIn = z.output<typeof session>;

const message = z.object({ message: z.string() });

export const sessions = {
  listSessions: endpoint({
    path: paths.listSessions,
    access: 'member',
    summary: 'Where the caller is signed in, the last used first.',
    output: z.object({ data: z.array(session) }),
    problems: ['unauthenticated'],
  }),
  endSession: endpoint({
    path: paths.endSession,
    access: 'member',
    summary: "Ends one of the caller's own sessions.",
    params: z.object({ id: idText }),
    output: message,
    problems: ['unauthenticated', 'not_found'],
  }),
  endOtherSessions: endpoint({
    path: paths.endOtherSessions,
    access: 'member',
    summary: "Ends every session of the caller's but the one that asks.",
    output: message,
    problems: ['unauthenticated'],
  }),
  handOff: endpoint({
    path: paths.handOff,
    access: 'member',
    summary:
      'A token for the address of a dashboard: single use, 60 s, for that dashboard alone, dead with the session.',
    body: z.object({ audience }),
    output: z.object({
      token: z.string(),
      /** Path of the dashboard on this host; the token goes into its query as `token`. */
      path: z.string(),
    }),
    status: 201,
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated', 'no_dashboard'],
  }),
  openDashboard: endpoint({
    path: paths.openDashboard,
    access: 'visitor',
    summary: 'Trades a hand-off token for a session of the dashboard it was made for.',
    body: z.object({ token: requiredText(200), audience }),
    output: z.object({ token: z.string(), user }),
    status: 201,
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'no_dashboard'],
  }),
};
