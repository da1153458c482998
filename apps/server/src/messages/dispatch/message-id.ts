import { createHash } from 'node:crypto';

/** The id of the message of an event to a reader: the same however often the event is delivered. */
export function messageIdOf(eventId: string, recipient: string, userId: number | null): string {
  const hex = createHash('sha256')
    .update(`${eventId} ${recipient} ${userId ?? ''}`)
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
