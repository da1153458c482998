import pino, { type Logger } from 'pino';
import { operatorHandlers } from '#app/operator/operator.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { messageHandlers } from '#app/messages/messages.ts';
import { openMailer } from '#app/integrations/email/mailer.ts';
import { pictureHandlers } from '#app/integrations/pictures/pictures.ts';
import { waitlistHandlers } from '#app/waitlist/waitlist.ts';
import type { TestServer } from './harness.ts';

/**
 * Delivers every event of the outbox, with a timeout for each answer of the mail server. Rejects where an event could not be
 * delivered.
 */
export async function deliverEvents(
  { deps }: TestServer,
  { answerTimeoutMs = 300, log = pino({ level: 'silent' }) }: { answerTimeoutMs?: number; log?: Logger } = {},
): Promise<void> {
  const mail = openMailer(deps.env, deps.db, deps.clock, answerTimeoutMs);
  const outbox = await openOutbox(deps.pool, deps.clock, log, true);
  try {
    const handlerDeps = { ...deps, mail };
    await outbox.deliverOnce({
      ...messageHandlers(handlerDeps),
      ...waitlistHandlers(handlerDeps),
      ...operatorHandlers(handlerDeps),
      ...pictureHandlers(deps.files),
    });
  } finally {
    await outbox.close();
    await mail.close();
  }
}
