import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { paths } from '../paths.ts';
import { channelNames } from './channel-names.ts';

/** What became of a message, and why it failed. */
export const deliveryState = z.enum(['queued', 'sent', 'delivered', 'read', 'failed']);

const delivery = z.object({
  id: z.string(),
  to: z.enum(['customer', 'venue']),
  /** What it is about: the part of the event's name after the dot ('requested', 'confirmed', 'soon'). */
  kind: z.string(),
  /** The channel of the last try; null before the first. */
  channel: z.enum(channelNames).nullable(),
  state: deliveryState,
  /** Why the last try failed ('unreachable', 'blocked', 'limited', 'cap'); null where it did not. */
  reason: z.string().nullable(),
  /** Instant of the last change, ISO 8601. */
  at: z.string(),
});

/** One message about a booking and what became of it. */
export type Delivery = z.output<typeof delivery>;

export const deliveries = {
  listBookingDeliveries: endpoint({
    path: paths.listBookingDeliveries,
    access: 'member',
    summary:
      'What became of the messages about a booking: to its customer the own ones, to the venue also those of the customer.',
    params: z.object({ id: idText }),
    output: z.object({
      data: z.array(delivery),
      /** Whether the request has reached the venue; null where the booking is no request any more. */
      venue_reached: z.enum(['reached', 'not_yet', 'failed']).nullable(),
    }),
    problems: ['unauthenticated', 'not_found'],
  }),
};
