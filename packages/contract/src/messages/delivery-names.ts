import type { Delivery } from './deliveries.ts';

const kinds = [
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'expired',
  'moved',
  'proposed',
  'proposal_declined',
  'reassigned',
  'corrected',
  'delayed',
  'repeated',
  'series_cancelled',
  'tomorrow',
  'soon',
] as const;

/** What a message is about, by the name that its text has in the catalogue. */
export const deliveryKindOf = ({ kind }: Delivery): (typeof kinds)[number] | 'other' =>
  kinds.find((one) => one === kind) ?? 'other';

const reasons = {
  unreachable: 'unreachable',
  refused: 'notTaken',
  no_such_address: 'no_such_address',
  blocked: 'blocked',
  limited: 'limited',
  expired: 'expired',
  cap: 'cap',
} as const;

/** Why a message was not delivered, by the name that its text has in the catalogue; undefined where it was, or may be still. */
export function deliveryReasonOf({
  state,
  reason,
}: Delivery): (typeof reasons)[keyof typeof reasons] | 'other' | undefined {
  if (state !== 'failed' || reason === null) return undefined;
  return reason in reasons ? reasons[reason as keyof typeof reasons] : 'other';
}
