import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';

export const telegram = {
  createTelegramLink: endpoint({
    path: paths.createTelegramLink,
    access: 'member',
    summary: 'Issues the link that connects a Telegram chat with the account: for one use, the newest alone.',
    output: z.object({
      data: z.object({
        url: z.string(),
        /** Instant, ISO 8601. */
        expires_at: z.string(),
      }),
    }),
    status: 201,
    problems: ['unauthenticated', 'channel_not_offered'],
  }),
  removeTelegramChat: endpoint({
    path: paths.removeTelegramChat,
    access: 'member',
    summary: 'Ends the messages to the Telegram chat of the account, and a link to it.',
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated'],
  }),
};
