import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../fields.ts';
import { paths } from '../paths.ts';

const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;

/** The address of one browser at its push service: who knows it, owns the browser. */
const browser = requiredText(1000);

export const push = {
  findPushKey: endpoint({
    path: paths.findPushKey,
    access: 'visitor',
    summary: 'The public key by which a browser subscribes to push messages (applicationServerKey).',
    output: z.object({ data: z.object({ key: z.string() }) }),
    problems: [],
  }),
  addPushSubscription: endpoint({
    path: paths.addPushSubscription,
    access: 'member',
    summary: 'Switches push messages on in a browser. It belongs to the account that did so last; the newest ten stay.',
    body: z.object({
      endpoint: browser,
      keys: z.object({ p256dh: requiredText(100), auth: requiredText(40) }),
    }),
    output: z.object({ message: z.string() }),
    status: 201,
    problems: [...bodyProblems, 'unauthenticated'],
  }),
  removePushSubscription: endpoint({
    path: paths.removePushSubscription,
    access: 'visitor',
    summary: 'Switches push messages off in a browser, for every account.',
    body: z.object({ endpoint: browser }),
    output: z.object({ message: z.string() }),
    problems: bodyProblems,
  }),
};
