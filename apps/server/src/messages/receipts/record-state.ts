import { clearAttendanceAsked, clearVenueAsked } from '#app/booking/booking.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { ChannelReceipt } from '#app/integrations/channels/channel.ts';
import { messageStateOf } from '../dispatch/dispatch-rules.ts';
import { listTries } from '../dispatch/message-queries.ts';
import { findLostQuestion, isSending, lockTry, updateTry, updateReceived } from './receipt-queries.ts';

/** In which order a try goes through its states: a late or repeated receipt leads back nowhere. */
const rank = { sending: 0, sent: 1, failed: 2, delivered: 3, read: 4 } as const;

/** How long a provider that has taken a message may take to say so, seconds. */
const answerSeconds = 10;

/** A provider reported of a message before it answered our call: it repeats a report that is not taken. */
class ReceiptTooEarly extends Error {
  override readonly name = 'ReceiptTooEarly';
}

/**
 * Records what a provider reports of a message, which its webhook has verified: repeated, late and unknown receipts
 * change nothing. Gives the message that failed, which is due at once by its next channel then.
 */
export async function recordState(deps: Deps, receipt: ChannelReceipt): Promise<string | undefined> {
  const { channel, reference, state, reason } = receipt;
  return deps.db.transaction().execute(async (tx) => {
    const found = await lockTry(tx, channel, reference);
    if (!found && (await isSending(tx, channel, toDate(deps.clock.now().subtract({ seconds: answerSeconds })))))
      throw new ReceiptTooEarly();
    if (!found || rank[state] <= rank[found.state as keyof typeof rank]) return undefined;
    const now = toDate(deps.clock.now());
    await updateTry(tx, found.id, { state, reason: reason ?? null, changed_at: now });
    const next = messageStateOf(await listTries(tx, found.message_id), false);
    await updateReceived(tx, found.message_id, { state: next, hasArrived: rank[state] >= rank.delivered, now });
    if (state === 'failed' && next === 'queued') await clearQuestion(tx, found.message_id);
    return state === 'failed' ? found.message_id : undefined;
  });
}

/** Nobody has to answer what did not arrive. */
async function clearQuestion(tx: Database, messageId: string): Promise<void> {
  const lost = await findLostQuestion(tx, messageId);
  if (lost?.recipient === 'venue') await clearVenueAsked(tx, lost.bookingId);
  if (lost?.recipient === 'customer') await clearAttendanceAsked(tx, lost.bookingId);
}
