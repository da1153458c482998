import type { EventKind } from './events.ts';

/** Messages that wait for nobody else's: each lane has a queue, workers and connections to the mail server of its own. */
export type Lane = 'codes' | 'urgent' | 'normal' | 'bulk';

/**
 * The lane of each event. Codes: a time is held until the message comes. Urgent: a person sits in front of a page until
 * then. Bulk: what falls due for many at once.
 */
export const laneOf: Readonly<Record<EventKind, Lane>> = {
  'identity.reset_requested': 'urgent',
  'identity.password_changed': 'urgent',
  'identity.confirmation_requested': 'urgent',
  'identity.second_factor_changed': 'urgent',
  'identity.number_changed': 'urgent',
  'identity.new_device': 'urgent',
  'identity.code_requested': 'codes',
  'venues.invited': 'urgent',
  'identity.signed_up': 'normal',
  'content.subscribed': 'normal',
  'booking.requested': 'urgent',
  'booking.confirmed': 'normal',
  'booking.declined': 'normal',
  'booking.moved': 'normal',
  'booking.reassigned': 'normal',
  'booking.corrected': 'normal',
  'booking.delayed': 'urgent',
  'booking.repeated': 'normal',
  'booking.series_cancelled': 'normal',
  'booking.proposed': 'normal',
  'booking.proposal_declined': 'normal',
  'booking.cancelled': 'normal',
  'booking.expired': 'normal',
  'booking.freed': 'normal',
  'waitlist.slot_taken': 'normal',
  'waitlist.slot_offered': 'normal',
  'waitlist.slot_lost': 'normal',
  'booking.tomorrow': 'bulk',
  'booking.soon': 'bulk',
  'booking.day_ahead': 'bulk',
  'operator.decided': 'normal',
  'venues.licence_ending': 'bulk',
  'operator.announced': 'bulk',
  'operator.announcement_tested': 'normal',
  'operator.term_changed': 'bulk',
  'identity.picture_dropped': 'bulk',
};

/** What begins in two hours is sooner than tomorrow, and an announcement lets every reminder pass. */
export const priorities: Readonly<Partial<Record<EventKind, number>>> = { 'booking.soon': 1, 'operator.announced': -1 };

/** The queue of each lane; that of the normal one is where a former version put every event. */
export const queues: Readonly<Record<Lane, string>> = {
  codes: 'code_events',
  urgent: 'urgent_events',
  normal: 'events',
  bulk: 'bulk_events',
};

export const failedQueue = 'failed_events';

const day = 24 * 3600;
const everyDelivery = {
  retryBackoff: true,
  heartbeatSeconds: 10,
  deleteAfterSeconds: day,
  deadLetter: failedQueue,
} as const;

/**
 * What a lane does with an event, seconds: nine tries in two to four hours, in the urgent lane fifteen in about two, a
 * code seven in four minutes, for it is worth nothing after ten; then a copy among the failed ones, kept for 14 days. A
 * process says every few seconds that it still has an event; one that died under it loses it after `heartbeatSeconds`.
 */
export const deliveryOf = {
  codes: { retryLimit: 6, retryDelay: 5, retryDelayMax: 60, expireInSeconds: 75, ...everyDelivery },
  urgent: { retryLimit: 14, retryDelay: 5, retryDelayMax: 900, expireInSeconds: 75, ...everyDelivery },
  normal: { retryLimit: 8, retryDelay: 60, expireInSeconds: 120, ...everyDelivery },
  bulk: { retryLimit: 8, retryDelay: 60, expireInSeconds: 120, ...everyDelivery },
} as const;

type LaneWork = {
  readonly pollingIntervalSeconds: number;
  readonly batchSize: number;
  readonly localConcurrency: number;
  readonly burstWhenBatchFull: true;
  readonly includeMetadata: true;
};

const alike = { burstWhenBatchFull: true, includeMetadata: true } as const;

/**
 * How a process looks for events: one short statement a worker and second. The events of a batch are delivered side by
 * side and done one by one, so a provider that hangs over one holds up its worker alone.
 */
export const workOf: Readonly<Record<Lane, LaneWork>> = {
  codes: { pollingIntervalSeconds: 0.5, batchSize: 16, localConcurrency: 4, ...alike },
  urgent: { pollingIntervalSeconds: 0.5, batchSize: 8, localConcurrency: 4, ...alike },
  normal: { pollingIntervalSeconds: 1, batchSize: 5, localConcurrency: 1, ...alike },
  bulk: { pollingIntervalSeconds: 2, batchSize: 5, localConcurrency: 1, ...alike },
};
