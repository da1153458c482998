import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { OutboxEvent } from '#app/database/outbox/events.ts';
import type { Deps } from '#app/deps.ts';
import * as offers from './waitlist-offer-queries.ts';
import { endPastEntries } from './waitlist-entry-queries.ts';
import { expiryOf, type FreedMinutes, freedBetween, isInWindow, checkEntry, type ClockSlot } from './rules.ts';
import { recordAcceptance } from './answer-waitlist-offer.ts';
import { listSlotsFor, todayAt, zone } from '#app/availability/availability.ts';
import { minuteOfDay } from '#app/venues/venues.ts';

/** How many waits are read at a time, and looked at in one round. */
const maxAtOnce = 200;

type SlotEvent = Extract<OutboxEvent, { kind: 'booking.freed' | 'waitlist.slot_taken' }>;

/**
 * Time of a venue is free, or was taken: whoever waits for it is offered it, or told that it is gone. May be called more
 * than once for one event, and by several processes at once.
 */
export async function offerFreedSlots(deps: Deps, { kind, venueId, from, to }: SlotEvent): Promise<void> {
  // A treatment can begin the evening before the time that it needs.
  const first = Temporal.PlainDate.from(inBaghdad(from).date).subtract({ days: 1 }).toString();
  const venue = { id: venueId, from: first, to: inBaghdad(to).date };
  const isFreed = kind === 'booking.freed';
  const freed = isFreed ? freedBetween(Temporal.Instant.from(from), Temporal.Instant.from(to)) : undefined;
  for (let after = 0; ;) {
    const found = await offers.listEntriesOfVenue(deps.db, venue, after, maxAtOnce, toDate(deps.clock.now()));
    await checkEntriesOfVenue(deps, venueId, found, freed);
    const last = found.at(-1);
    if (!last || found.length < maxAtOnce) return;
    after = last.id;
  }
}

/**
 * What waiting needs while nobody looks: what is over ends, offers lapse, and what events have missed is offered. May be
 * done by several processes at once, and as often as anybody likes.
 */
export async function maintainWaitlist(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await endPastEntries(deps.db, todayAt(now).toString(), toDate(now));
  for (const offer of await offers.listAcceptedUnrecorded(deps.db)) await recordAcceptance(deps, offer);
  const found = await offers.takeEntriesByCheck(deps.db, maxAtOnce, toDate(now));
  const venues = Map.groupBy(found, (entry) => entry.venue_id);
  for (const [id, entries] of venues) await checkEntriesOfVenue(deps, id, entries);
}

/** A start as the clock in Baghdad shows it. */
export function clockSlotOf(minute: number): ClockSlot {
  const { date, time } = inBaghdad(minute * 60_000);
  return { minute, date, minuteOfDay: minuteOfDay(time) };
}

/** Looks at the free time of a venue for some of its waits, in one reading. */
async function checkEntriesOfVenue(
  deps: Deps,
  venueId: number,
  entries: readonly offers.WaitlistCheckRow[],
  freed?: FreedMinutes,
) {
  if (entries.length === 0) return;
  const { leadMinutes, freeSlots } = await readFreeSlots(deps, venueId, entries);
  await deps.db.transaction().execute(async (tx) => {
    const ids = await offers.lockEntries(
      tx,
      entries.map(({ id }) => id),
    );
    await offers.lapseWaitlistOffers(tx, ids, toDate(deps.clock.now()));
    for (const [index, entry] of entries.entries()) {
      const freeSlot = freeSlots[index];
      if (freeSlot && ids.includes(entry.id)) await applyCheck(deps, tx, entry, { ...freeSlot, leadMinutes, freed });
    }
  });
}

/** The free starts of a venue that each of its waits is for, in the order of the waits. */
async function readFreeSlots(deps: Deps, venueId: number, entries: readonly offers.WaitlistCheckRow[]) {
  const today = todayAt(deps.clock.now());
  const firsts = entries.map((entry) => entry.first_on).toSorted();
  const lasts = entries.map((entry) => entry.last_on).toSorted();
  const earliest = Temporal.PlainDate.from(firsts[0] ?? today.toString());
  const first = Temporal.PlainDate.compare(earliest, today) < 0 ? today : earliest;
  const last = Temporal.PlainDate.from(lasts.at(-1) ?? today.toString());
  const count = Math.max(first.until(last).days + 1, 1);
  const { slotLists: freeSlots, leadMinutes } = await listSlotsFor(
    deps,
    venueId,
    entries.map(requestedTreatmentOf),
    first,
    count,
  );
  const own = freeSlots.map(({ slots, price }, index) => {
    const entry = entries[index];
    return { free: entry ? slots.filter((minute) => isInWindow(windowOf(entry), clockSlotOf(minute))) : [], price };
  });
  return { freeSlots: own, leadMinutes };
}

const requestedTreatmentOf = (entry: offers.WaitlistCheckRow) => ({
  treatmentId: entry.treatment_id,
  customer: {
    employeeId: entry.employee_id ?? undefined,
    isForWoman: entry.for_woman,
    needsFemaleStaff: entry.female_staff,
  },
});

const windowOf = (entry: offers.WaitlistCheckRow) => ({
  first: entry.first_on,
  last: entry.last_on,
  earliestMinute: entry.earliest_minute,
  latestMinute: entry.latest_minute,
});

type FreeSlotsOfEntry = {
  free: readonly number[];
  price: number;
  leadMinutes: number;
  freed: FreedMinutes | undefined;
};

/** Writes down what a look at a locked wait says, with its news. */
async function applyCheck(
  deps: Deps,
  tx: Database,
  entry: offers.WaitlistCheckRow,
  freeSlot: FreeSlotsOfEntry,
): Promise<void> {
  const now = deps.clock.now();
  const { known, offered } = entry;
  const seen = checkEntry({ known, offered, open: entry.open?.minute, freed: freeSlot.freed }, freeSlot.free);
  if (seen.known.length < entry.known.length) await offers.updateKnownSlots(tx, entry.id, seen.known);
  if (entry.open && seen.isLost) {
    for (const offerId of await offers.closeWaitlistOffers(tx, [entry.open.id], 'lost')) {
      await deps.outbox.add(tx, { kind: 'waitlist.slot_lost', offerId });
    }
  }
  if (seen.next === undefined) return;
  const startsAt = Temporal.Instant.fromEpochMilliseconds(seen.next * 60_000);
  const expiresAt = expiryOf(now.toZonedDateTimeISO(zone), startsAt, freeSlot.leadMinutes);
  if (Temporal.Instant.compare(expiresAt, now) <= 0) return;
  const times = { starts_at: toDate(startsAt), expires_at: toDate(expiresAt), created_at: toDate(now) };
  const offerId = await offers.insertWaitlistOffer(tx, { entry_id: entry.id, price_iqd: freeSlot.price, ...times });
  if (offerId !== undefined) await deps.outbox.add(tx, { kind: 'waitlist.slot_offered', offerId });
}
