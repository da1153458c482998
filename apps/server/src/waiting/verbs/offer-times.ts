import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listStartsFor, todayAt, zone } from '#app/booking/booking.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Event } from '#app/database/outbox/events.ts';
import type { Deps } from '#app/deps.ts';
import * as offers from '../offer-queries.ts';
import { endOver } from '../queries.ts';
import { expiryOf, type Freed, freedBetween, isWanted, lookAt, type Start } from '../rules.ts';
import { noteAcceptance } from './answer-offer.ts';

/** How many waits are read at a time, and looked at in one round. */
const mostAtOnce = 200;

type Happened = Extract<Event, { kind: 'booking.freed' | 'waiting.taken' }>;

/**
 * Time of a house is free, or was taken: whoever waits for it is offered it, or told that it is gone. May be called more
 * than once for one event, and by several processes at once.
 */
export async function tellWaiting(deps: Deps, { kind, establishmentId, from, to }: Happened): Promise<void> {
  // A treatment can begin the evening before the time that it needs.
  const first = Temporal.PlainDate.from(inBaghdad(from).date).subtract({ days: 1 }).toString();
  const house = { id: establishmentId, from: first, to: inBaghdad(to).date };
  const isFreed = kind === 'booking.freed';
  const freed = isFreed ? freedBetween(Temporal.Instant.from(from), Temporal.Instant.from(to)) : undefined;
  for (let after = 0; ;) {
    const found = await offers.listWaitsOfHouse(deps.db, house, after, mostAtOnce, toDate(deps.clock.now()));
    await lookAtHouse(deps, establishmentId, found, freed);
    const last = found.at(-1);
    if (!last || found.length < mostAtOnce) return;
    after = last.id;
  }
}

/**
 * What waiting needs while nobody looks: what is over ends, offers lapse, and what events have missed is offered. May be
 * done by several processes at once, and as often as anybody likes.
 */
export async function tendWaits(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await endOver(deps.db, todayAt(now).toString(), toDate(now));
  for (const offer of await offers.listUnnoted(deps.db)) await noteAcceptance(deps, offer);
  const found = await offers.takeWaitsByLook(deps.db, mostAtOnce, toDate(now));
  const houses = Map.groupBy(found, (wait) => wait.establishment_id);
  for (const [id, waits] of houses) await lookAtHouse(deps, id, waits);
}

/** A start as the clock in Baghdad shows it. */
export function startOf(minute: number): Start {
  const { date, time } = inBaghdad(minute * 60_000);
  return { minute, date, minuteOfDay: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
}

/** Looks at the free time of a house for some of its waits, in one reading. */
async function lookAtHouse(deps: Deps, houseId: number, waits: readonly offers.LookedRow[], freed?: Freed) {
  if (waits.length === 0) return;
  const { leadMinutes, openings } = await readOpenings(deps, houseId, waits);
  await deps.db.transaction().execute(async (tx) => {
    const ids = await offers.lockWaits(
      tx,
      waits.map(({ id }) => id),
    );
    await offers.lapseOffers(tx, ids, toDate(deps.clock.now()));
    for (const [turn, wait] of waits.entries()) {
      const opening = openings[turn];
      if (opening && ids.includes(wait.id)) await settle(deps, tx, wait, { ...opening, leadMinutes, freed });
    }
  });
}

/** The free starts of a house that each of its waits is for, in the order of the waits. */
async function readOpenings(deps: Deps, houseId: number, waits: readonly offers.LookedRow[]) {
  const today = todayAt(deps.clock.now());
  const firsts = waits.map((wait) => wait.first_on).toSorted();
  const lasts = waits.map((wait) => wait.last_on).toSorted();
  const earliest = Temporal.PlainDate.from(firsts[0] ?? today.toString());
  const first = Temporal.PlainDate.compare(earliest, today) < 0 ? today : earliest;
  const last = Temporal.PlainDate.from(lasts.at(-1) ?? today.toString());
  const count = Math.max(first.until(last).days + 1, 1);
  const { openings, leadMinutes } = await listStartsFor(deps, houseId, waits.map(wishOf), first, count);
  const own = openings.map(({ starts, price }, turn) => {
    const wait = waits[turn];
    return { free: wait ? starts.filter((minute) => isWanted(windowOf(wait), startOf(minute))) : [], price };
  });
  return { openings: own, leadMinutes };
}

const wishOf = (wait: offers.LookedRow) => ({
  pricingItemId: wait.pricing_item_id,
  guest: {
    employeeId: wait.employee_id ?? undefined,
    isForWoman: wait.for_woman,
    needsFemaleStaff: wait.female_staff,
  },
});

const windowOf = (wait: offers.LookedRow) => ({
  first: wait.first_on,
  last: wait.last_on,
  earliestMinute: wait.earliest_minute,
  latestMinute: wait.latest_minute,
});

type Opening = { free: readonly number[]; price: number; leadMinutes: number; freed: Freed | undefined };

/** Writes down what a look at a locked wait says, with its news. */
async function settle(deps: Deps, tx: Database, wait: offers.LookedRow, opening: Opening): Promise<void> {
  const now = deps.clock.now();
  const { known, offered } = wait;
  const seen = lookAt({ known, offered, open: wait.open?.minute, freed: opening.freed }, opening.free);
  if (seen.known.length < wait.known.length) await offers.updateKnown(tx, wait.id, seen.known);
  if (wait.open && seen.isLost) {
    for (const offerId of await offers.closeOffers(tx, [wait.open.id], 'lost')) {
      await deps.outbox.add(tx, { kind: 'waiting.lost', offerId });
    }
  }
  if (seen.next === undefined) return;
  const startsAt = Temporal.Instant.fromEpochMilliseconds(seen.next * 60_000);
  const expiresAt = expiryOf(now.toZonedDateTimeISO(zone), startsAt, opening.leadMinutes);
  if (Temporal.Instant.compare(expiresAt, now) <= 0) return;
  const times = { starts_at: toDate(startsAt), expires_at: toDate(expiresAt), created_at: toDate(now) };
  const offerId = await offers.insertOffer(tx, { wait_id: wait.id, price_iqd: opening.price, ...times });
  if (offerId !== undefined) await deps.outbox.add(tx, { kind: 'waiting.offered', offerId });
}
