import { heldStatuses, transitions } from '#app/booking/rules.ts';
import type { Books, News, Row, Step } from './books.ts';

/** What cannot be in an honest book of bookings, a sentence each; empty where all is well. Asks no constraint. */
export function findFaults(books: Books): string[] {
  const visits = Map.groupBy(
    books.rows.filter(({ id }) => id > books.since),
    ({ bookingId }) => bookingId,
  );
  const steps = Map.groupBy(books.steps, ({ bookingId }) => bookingId);
  const news = Map.groupBy(books.news, ({ bookingId }) => bookingId);
  return [
    ...findOverlaps(books.rows),
    ...findDoubledKeys(books.rows),
    ...[...visits.keys(), ...steps.keys(), ...news.keys()]
      .filter((id, place, all) => all.indexOf(id) === place)
      .flatMap((id) => findFaultsOf(visits.get(id) ?? [], steps.get(id) ?? [], news.get(id) ?? [])),
  ];
}

/** Two bookings that hold the same person at the same moment. */
function findOverlaps(rows: readonly Row[]): string[] {
  const parts = rows
    .filter(({ status }) => heldStatuses.includes(status))
    .flatMap(({ id, employee, parts: held }) => held.map(([from, to]) => ({ id, employee, from, to })));
  return [...Map.groupBy(parts, ({ employee }) => employee).values()].flatMap((own) => {
    const inTime = own.toSorted((a, b) => a.from - b.from);
    const pairs = inTime.flatMap((one, place) =>
      inTime
        .slice(place + 1)
        .filter((other) => other.from < one.to && other.id !== one.id)
        .map((other) => `bookings ${one.id} and ${other.id} overlap for person ${one.employee}`),
    );
    return [...new Set(pairs)];
  });
}

function findDoubledKeys(rows: readonly Row[]): string[] {
  const keyed = Map.groupBy(
    rows.filter(({ key }) => key !== null),
    ({ venueId, customer, key }) => `${customer ?? `house ${venueId}`} ${key}`,
  );
  return [...keyed.values()]
    .filter((made) => made.length > 1)
    .map((made) => `one key made the bookings ${made.map(({ id }) => id).join(' and ')}`);
}

function findFaultsOf(rows: readonly Row[], steps: readonly Step[], news: readonly News[]): string[] {
  const [first, ...others] = rows;
  if (!first)
    return [`there are steps or news of booking ${steps[0]?.bookingId ?? news[0]?.bookingId}, which is not there`];
  const id = first.bookingId;
  return [
    ...(first.id === id ? [] : [`booking ${id} has lost its first treatment`]),
    ...others
      .filter((row) => row.status !== first.status || row.sequence !== first.sequence)
      .map((row) => `the treatments ${first.id} and ${row.id} of one booking do not share their fate`),
    ...findFaultsInHistory(first, steps),
    ...findFaultsInNews(first, steps, news),
  ];
}

/** Steps that leave the state where it is, and are not told to calendar programs. */
const silent = new Set(['place', 'propose', 'decline_proposal', 'confirm_attendance', 'check_in', 'undo_check_in']);

/** A history that the table of steps does not allow, or that does not lead to where the booking is. */
function findFaultsInHistory(row: Row, steps: readonly Step[]): string[] {
  const [placed, ...later] = steps;
  const isEntered = placed?.verb === 'walk_in' && placed.status === 'confirmed' && row.customer === null;
  const isPlaced = placed?.verb === 'place' && row.customer !== null;
  if (!placed || !(isEntered || isPlaced) || !heldStatuses.includes(placed.status as Row['status'])) {
    return [`booking ${row.id} was never placed`];
  }
  let now = placed;
  for (const step of later) {
    if (!isPossible(now, step, row)) {
      return [`booking ${row.id} went from ${now.status} to ${step.status} by ${step.verb}`];
    }
    now = step;
  }
  const changes = later.filter(({ verb }) => !silent.has(verb ?? '')).length;
  return [
    ...(now.status === row.status
      ? []
      : [`booking ${row.id} is ${row.status}, but its last step made it ${now.status}`]),
    ...(row.sequence === changes ? [] : [`booking ${row.id} has sequence ${row.sequence} after ${changes} changes`]),
  ];
}

function isPossible(from: Step, { verb: noted, status, at, actor }: Step, { isAutomatic, customer }: Row): boolean {
  const verb = noted === 'move' && actor === customer ? 'reschedule' : noted;
  const leads = transitions
    .filter((known) => known.from === from.status && known.verb === verb)
    .flatMap(({ to }) => (verb === 'reschedule' && isAutomatic ? [to, 'confirmed'] : [to]));
  return leads.includes(status) && at >= from.at;
}

/** News that were not told, told twice, or told of what never happened. Reminders belong to no step: once for each time at most. */
function findFaultsInNews(row: Row, steps: readonly Step[], news: readonly News[]): string[] {
  const owed = countEach(steps.flatMap((step) => newsOf(step, row)));
  const reminders = new Set(['booking.tomorrow', 'booking.soon']);
  const told = countEach(news.filter(({ kind }) => !reminders.has(kind)).map(({ kind, to }) => `${kind} to ${to}`));
  const differing = [...new Set([...owed.keys(), ...told.keys()])]
    .filter((one) => owed.get(one) !== told.get(one))
    .map((one) => `booking ${row.id} told ${one} ${told.get(one) ?? 0} times instead of ${owed.get(one) ?? 0}`);
  const times = 1 + steps.filter(({ verb }) => verb === 'move' || verb === 'accept_proposal').length;
  const doubled = [...countEach(news.map(({ kind }) => kind))]
    .filter(([kind, count]) => reminders.has(kind) && count > times)
    .map(([kind, count]) => `booking ${row.id} told ${kind} ${count} times`);
  return [...differing, ...doubled];
}

/** What a step owes to whom, said anew here: the verbs are what is being checked. */
function newsOf({ verb, status, actor }: Step, { customer }: Row): string[] {
  const isOwn = actor === customer;
  const both = (kind: string) => [`booking.${kind} to customer`, `booking.${kind} to venue`];
  const other = (kind: string) => [`booking.${kind} to ${isOwn ? 'venue' : 'customer'}`];
  if (verb === 'place') return both(status === 'confirmed' ? 'confirmed' : 'requested');
  if (verb === 'move' || verb === 'accept_proposal') return isOwn ? both('moved') : ['booking.moved to customer'];
  if (verb === 'release') return both('cancelled');
  if (verb === 'cancel') return isOwn ? both('cancelled') : ['booking.cancelled to customer'];
  if (verb === 'propose') return other('proposed');
  if (verb === 'decline_proposal') return other('proposal_declined');
  const alone: Record<string, string> = { confirm: 'confirmed', decline: 'declined', expire: 'expired' };
  const kind = alone[verb ?? ''];
  return kind ? [`booking.${kind} to customer`] : [];
}

function countEach(values: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
}
