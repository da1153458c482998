import pino, { type Logger } from 'pino';
import { operatorHandlers } from '#app/operator/operator.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { messageHandlers } from '#app/messages/messages.ts';
import { openMailer } from '#app/integrations/email/mailer.ts';
import { pictureHandlers } from '#app/integrations/pictures/pictures.ts';
import { waitlistHandlers } from '#app/waitlist/waitlist.ts';
import type { TestServer } from './harness.ts';

/**
 * Delivers every event that waits now, as the program does, with so much patience for each answer of the mail server.
 * Throws what went wrong.
 */
export async function deliverWith(
  { deps }: TestServer,
  { patienceMs = 300, log = pino({ level: 'silent' }) }: { patienceMs?: number; log?: Logger } = {},
): Promise<void> {
  const mail = openMailer(deps.env, deps.db, deps.clock, patienceMs);
  const outbox = await openOutbox(deps.pool, deps.clock, log, true);
  try {
    const all = { ...deps, mail };
    await outbox.deliverOnce({
      ...messageHandlers(all),
      ...waitlistHandlers(all),
      ...operatorHandlers(all),
      ...pictureHandlers(deps.files),
    });
  } finally {
    await outbox.close();
    await mail.close();
  }
}
