import { heldStatuses, transitions } from '#app/booking/rules.ts';
import type { BookingRecords, AuditedMessage, AuditedItem, AuditedStep } from './booking-records.ts';

/** Impossible states of bookings, a sentence each; none where all are possible. It relies on no constraint. */
export function findBookingErrors(records: BookingRecords): string[] {
  const itemsOfBooking = Map.groupBy(
    records.rows.filter(({ id }) => id > records.since),
    ({ bookingId }) => bookingId,
  );
  const steps = Map.groupBy(records.steps, ({ bookingId }) => bookingId);
  const messages = Map.groupBy(records.messages, ({ bookingId }) => bookingId);
  return [
    ...findOverlaps(records.rows),
    ...findDoubledKeys(records.rows),
    ...findDoubledCoupons(records.rows),
    ...[...itemsOfBooking.keys(), ...steps.keys(), ...messages.keys()]
      .filter((id, index, all) => all.indexOf(id) === index)
      .flatMap((id) => findErrorsOf(itemsOfBooking.get(id) ?? [], steps.get(id) ?? [], messages.get(id) ?? [])),
  ];
}

/** Pairs of bookings that hold the same employee at the same moment. */
function findOverlaps(rows: readonly AuditedItem[]): string[] {
  const heldTimes = rows
    .filter(({ status }) => heldStatuses.includes(status))
    .flatMap(({ id, employee, parts }) => parts.map(([from, to]) => ({ id, employee, from, to })));
  return [...Map.groupBy(heldTimes, ({ employee }) => employee).values()].flatMap((own) => {
    const ordered = own.toSorted((a, b) => a.from - b.from);
    const pairs = ordered.flatMap((one, index) =>
      ordered
        .slice(index + 1)
        .filter((other) => other.from < one.to && other.id !== one.id)
        .map((other) => `bookings ${one.id} and ${other.id} overlap for employee ${one.employee}`),
    );
    return [...new Set(pairs)];
  });
}

function findDoubledKeys(rows: readonly AuditedItem[]): string[] {
  const keyed = Map.groupBy(
    rows.filter(({ key }) => key !== null),
    ({ venueId, customer, key }) => `${customer ?? `venue ${venueId}`} ${key}`,
  );
  return [...keyed.values()]
    .filter((items) => items.length > 1)
    .map((items) => `one key made the bookings ${items.map(({ id }) => id).join(' and ')}`);
}

/** Coupons that a customer holds in two bookings that did not end without a visit. */
function findDoubledCoupons(rows: readonly AuditedItem[]): string[] {
  const ended = new Set(['cancelled', 'declined', 'expired']);
  const bookings = rows.filter(
    ({ id, bookingId, customer, coupon, status }) =>
      id === bookingId && customer !== null && coupon && !ended.has(status),
  );
  const uses = Map.groupBy(bookings, ({ venueId, customer, coupon }) => `${coupon} of ${customer} at venue ${venueId}`);
  return [...uses]
    .filter(([, items]) => items.length > 1)
    .map(([use, items]) => `the coupon ${use} is used by the bookings ${items.map(({ id }) => id).join(' and ')}`);
}

function findErrorsOf(
  rows: readonly AuditedItem[],
  steps: readonly AuditedStep[],
  messages: readonly AuditedMessage[],
): string[] {
  const [first, ...others] = rows;
  if (!first)
    return [
      `there are steps or messages of booking ${steps[0]?.bookingId ?? messages[0]?.bookingId}, which does not exist`,
    ];
  const id = first.bookingId;
  return [
    ...(first.id === id ? [] : [`booking ${id} has lost its first treatment`]),
    ...others
      .filter((row) => row.status !== first.status || row.sequence !== first.sequence)
      .map((row) => `the treatments ${first.id} and ${row.id} of one booking differ in status`),
    ...findHistoryErrors(first, steps),
    ...findMessageErrors(first, steps, messages),
  ];
}

/** Steps that change no status and raise no sequence for calendar programs. */
const silentVerbs = new Set([
  'place',
  'propose',
  'decline_proposal',
  'confirm_attendance',
  'check_in',
  'undo_check_in',
]);

/** Histories that the table of transitions does not allow, or that do not lead to the present status. */
function findHistoryErrors(row: AuditedItem, steps: readonly AuditedStep[]): string[] {
  const [first, ...later] = steps;
  const isWalkIn = first?.verb === 'walk_in' && first.status === 'confirmed' && row.customer === null;
  const isPlaced = first?.verb === 'place' && row.customer !== null;
  if (!first || !(isWalkIn || isPlaced) || !heldStatuses.includes(first.status as AuditedItem['status'])) {
    return [`booking ${row.id} was never placed`];
  }
  let now = first;
  for (const step of later) {
    if (!isPossible(now, step, row)) {
      return [`booking ${row.id} went from ${now.status} to ${step.status} by ${step.verb}`];
    }
    now = step;
  }
  const changes = later.filter(({ verb }) => !silentVerbs.has(verb ?? '')).length;
  return [
    ...(now.status === row.status
      ? []
      : [`booking ${row.id} is ${row.status}, but its last step made it ${now.status}`]),
    ...(row.sequence === changes ? [] : [`booking ${row.id} has sequence ${row.sequence} after ${changes} changes`]),
  ];
}

function isPossible(
  from: AuditedStep,
  { verb: recorded, status, at, actor }: AuditedStep,
  { isAutomatic, customer }: AuditedItem,
): boolean {
  const verb = recorded === 'move' && actor === customer ? 'reschedule' : recorded;
  const possible = transitions
    .filter((transition) => transition.from === from.status && transition.verb === verb)
    .flatMap(({ to }) => (verb === 'reschedule' && isAutomatic ? [to, 'confirmed'] : [to]));
  return possible.includes(status) && at >= from.at;
}

/** Messages that are missing, doubled, or about no step. Reminders belong to no step: each time has at most one. */
function findMessageErrors(
  row: AuditedItem,
  steps: readonly AuditedStep[],
  messages: readonly AuditedMessage[],
): string[] {
  const owed = countEach(steps.flatMap((step) => listOwedMessages(step, row)));
  const reminders = new Set(['booking.tomorrow', 'booking.soon']);
  // Steps bear no times, so whether a change of place in the day was one of the employee alone is left to its own tests.
  const kindOf = ({ kind }: AuditedMessage) => (kind === 'booking.reassigned' ? 'booking.moved' : kind);
  const sent = countEach(
    messages.filter(({ kind }) => !reminders.has(kind)).map((message) => `${kindOf(message)} to ${message.to}`),
  );
  const differences = [...new Set([...owed.keys(), ...sent.keys()])]
    .filter((key) => owed.get(key) !== sent.get(key))
    .map((key) => `booking ${row.id} sent ${key} ${sent.get(key) ?? 0} times instead of ${owed.get(key) ?? 0}`);
  const times = 1 + steps.filter(({ verb }) => verb === 'move' || verb === 'accept_proposal').length;
  const doubled = [...countEach(messages.map(({ kind }) => kind))]
    .filter(([kind, count]) => reminders.has(kind) && count > times)
    .map(([kind, count]) => `booking ${row.id} sent ${kind} ${count} times`);
  return [...differences, ...doubled];
}

/** The messages that a step requires, defined independently of the verbs, which are what is checked. */
function listOwedMessages({ verb, status, actor }: AuditedStep, { customer }: AuditedItem): string[] {
  const isOwn = actor === customer;
  const both = (kind: string) => [`booking.${kind} to customer`, `booking.${kind} to venue`];
  const other = (kind: string) => [`booking.${kind} to ${isOwn ? 'venue' : 'customer'}`];
  if (verb === 'place') return both(status === 'confirmed' ? 'confirmed' : 'requested');
  if (verb === 'move' || verb === 'accept_proposal') return isOwn ? both('moved') : ['booking.moved to customer'];
  if (verb === 'reassign') return ['booking.moved to customer'];
  if (verb === 'release') return both('cancelled');
  if (verb === 'cancel') return isOwn ? both('cancelled') : ['booking.cancelled to customer'];
  if (verb === 'propose') return other('proposed');
  if (verb === 'decline_proposal') return other('proposal_declined');
  if (verb === 'delay') return customer === null ? [] : ['booking.delayed to customer'];
  if (verb === 'correct') return status === 'no_show' ? ['booking.corrected to customer'] : [];
  const byVerb: Record<string, string> = { confirm: 'confirmed', decline: 'declined', expire: 'expired' };
  const kind = byVerb[verb ?? ''];
  return kind ? [`booking.${kind} to customer`] : [];
}

function countEach(values: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
}
