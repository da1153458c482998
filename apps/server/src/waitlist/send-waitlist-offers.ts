import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { OutboxEvent } from '#app/database/outbox/events.ts';
import type { Deps } from '#app/deps.ts';
import * as offers from './waitlist-offer-queries.ts';
import { endPastEntries } from './waitlist-entry-queries.ts';
import { expiryOf, type FreedMinutes, freedBetween, isInWindow, checkEntry } from './rules.ts';
import { clockSlotOf } from './clock-slot.ts';
import { recordAcceptance } from './answer-waitlist-offer.ts';
import { listSlotsFor, todayAt, zone } from '#app/availability/availability.ts';

/** How many entries are read and checked in one round. */
const maxPerRound = 200;

type SlotEvent = Extract<OutboxEvent, { kind: 'booking.freed' | 'waitlist.slot_taken' }>;

/**
 * Checks the entries of a venue after its time was freed or taken: a free slot is offered, an offer that was taken is
 * lost. May run more than once for one event, and in several processes at once.
 */
export async function offerFreedSlots(deps: Deps, { kind, venueId, from, to }: SlotEvent): Promise<void> {
  // A treatment that needs the first minutes of a day can begin the evening before.
  const first = Temporal.PlainDate.from(inBaghdad(from).date).subtract({ days: 1 }).toString();
  const venue = { id: venueId, from: first, to: inBaghdad(to).date };
  const isFreed = kind === 'booking.freed';
  const freed = isFreed ? freedBetween(Temporal.Instant.from(from), Temporal.Instant.from(to)) : undefined;
  for (let after = 0; ;) {
    const found = await offers.listEntriesOfVenue(deps.db, venue, after, maxPerRound, toDate(deps.clock.now()));
    await checkEntriesOfVenue(deps, venueId, found, freed);
    const last = found.at(-1);
    if (!last || found.length < maxPerRound) return;
    after = last.id;
  }
}

/**
 * The regular work of the waitlist: ends entries that are over, lapses offers, and checks entries that no event has
 * reached. Several processes may run it at once, at any time.
 */
export async function maintainWaitlist(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await endPastEntries(deps.db, todayAt(now).toString(), toDate(now));
  for (const offer of await offers.listAcceptedUnrecorded(deps.db)) await recordAcceptance(deps, offer);
  const found = await offers.takeEntriesByCheck(deps.db, maxPerRound, toDate(now));
  const venues = Map.groupBy(found, (entry) => entry.venue_id);
  for (const [id, entries] of venues) await checkEntriesOfVenue(deps, id, entries);
}

/** Checks some entries of one venue; reads its free slots once. */
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
      const entrySlots = freeSlots[index];
      if (entrySlots && ids.includes(entry.id))
        await applyCheck(deps, tx, entry, { ...entrySlots, leadMinutes, freed });
    }
  });
}

/** The free slots and the price for each entry, in the order of the entries. */
async function readFreeSlots(deps: Deps, venueId: number, entries: readonly offers.WaitlistCheckRow[]) {
  const today = todayAt(deps.clock.now());
  const firsts = entries.map((entry) => entry.first_on).toSorted();
  const lasts = entries.map((entry) => entry.last_on).toSorted();
  const earliest = Temporal.PlainDate.from(firsts[0] ?? today.toString());
  const first = Temporal.PlainDate.compare(earliest, today) < 0 ? today : earliest;
  const last = Temporal.PlainDate.from(lasts.at(-1) ?? today.toString());
  const count = Math.max(first.until(last).days + 1, 1);
  const { slotLists, leadMinutes } = await listSlotsFor(deps, venueId, entries.map(requestedTreatmentOf), first, count);
  const freeSlots = slotLists.map(({ slots, price }, index) => {
    const entry = entries[index];
    return { free: entry ? slots.filter((minute) => isInWindow(windowOf(entry), clockSlotOf(minute))) : [], price };
  });
  return { freeSlots, leadMinutes };
}

const requestedTreatmentOf = (entry: offers.WaitlistCheckRow) => ({
  treatmentId: entry.treatment_id,
  preferences: {
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

type EntrySlots = {
  free: readonly number[];
  price: number;
  leadMinutes: number;
  freed: FreedMinutes | undefined;
};

/**
 * Applies the check of a locked entry: records known slots, closes a lost offer, makes the next one, and announces
 * both.
 */
async function applyCheck(
  deps: Deps,
  tx: Database,
  entry: offers.WaitlistCheckRow,
  entrySlots: EntrySlots,
): Promise<void> {
  const now = deps.clock.now();
  const { known, offered } = entry;
  const check = checkEntry({ known, offered, open: entry.open?.minute, freed: entrySlots.freed }, entrySlots.free);
  if (check.known.length < entry.known.length) await offers.updateKnownSlots(tx, entry.id, check.known);
  if (entry.open && check.isLost) {
    for (const offerId of await offers.closeWaitlistOffers(tx, [entry.open.id], 'lost')) {
      await deps.outbox.add(tx, { kind: 'waitlist.slot_lost', offerId });
    }
  }
  if (check.next === undefined) return;
  const startsAt = Temporal.Instant.fromEpochMilliseconds(check.next * 60_000);
  const expiresAt = expiryOf(now.toZonedDateTimeISO(zone), startsAt, entrySlots.leadMinutes);
  if (Temporal.Instant.compare(expiresAt, now) <= 0) return;
  const times = { starts_at: toDate(startsAt), expires_at: toDate(expiresAt), created_at: toDate(now) };
  const offerId = await offers.insertWaitlistOffer(tx, { entry_id: entry.id, price_iqd: entrySlots.price, ...times });
  if (offerId !== undefined) await deps.outbox.add(tx, { kind: 'waitlist.slot_offered', offerId });
}
