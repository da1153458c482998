import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listBookableTreatments } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { findOpenOfferMinute, declineOfferOfEntry } from './waitlist-offer-queries.ts';
import * as queries from './waitlist-entry-queries.ts';
import { isInWindow, maxEntries, type WaitlistWindow, windowError } from './rules.ts';
import { clockSlotOf } from './send-waitlist-offers.ts';
import { listSlotsFor, todayAt } from '#app/availability/availability.ts';
import { minuteOfDay } from '#app/venues/venues.ts';

/** What somebody waits for, as the contract parsed it. */
type JoinWaitlistInput = {
  treatment_id: number;
  employee_id?: number | null | undefined;
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  customer_name: string;
  from: string;
  to: string;
  earliest?: string | null | undefined;
  latest?: string | null | undefined;
};

/** Starts that are free already, named to whoever begins to wait. */
const namedSlots = 3;

/**
 * Waits for a time of a service, in place of a former wait for the same line and person; gives the wait's id and the
 * minutes (since 1970) of a few starts that are free already. Throws invalid, not_found, too_many_waitlist_entries.
 */
export async function joinWaitlist(deps: Deps, actor: MemberActor, serviceId: number, input: JoinWaitlistInput) {
  const offers = await listBookableTreatments(deps.db, serviceId);
  if (offers.length === 0) throw problem('not_found');
  if (offers.length === 0) throw problem('not_found');
  const offer = offers.find(({ treatmentId }) => treatmentId === input.treatment_id);
  if (!offer) throw invalid({ treatment_id: ['not_offered'] });
  const employeeId = input.employee_id ?? undefined;
  if (employeeId !== undefined && !offer.employeeIds.includes(employeeId)) {
    throw invalid({ employee_id: ['not_offered'] });
  }
  const free = await listFree(deps, offer.venueId, input);
  const now = toDate(deps.clock.now());
  const entry = { ...columnsOf(input), service_id: serviceId, venue_id: offer.venueId };
  const whose = { customer_id: actor.member.id, known_slots: free, created_at: now, checked_at: now };
  const id = await insertEntry(deps, { ...entry, ...whose });
  return { id, free: free.slice(0, namedSlots) };
}

/** The minutes since 1970 of the starts in somebody's days that are free now. */
async function listFree(deps: Deps, venueId: number, input: JoinWaitlistInput): Promise<number[]> {
  const today = todayAt(deps.clock.now());
  const window = windowOf(input);
  // Before the calendar is read, which could be asked for a thousand years.
  const error = windowError(window, today, Infinity);
  if (error) throw invalid(error);
  const first = Temporal.PlainDate.from(window.first);
  const count = first.until(Temporal.PlainDate.from(window.last)).days + 1;
  const { horizonDays, slotLists: freeSlots } = await listSlotsFor(
    deps,
    venueId,
    [requestedTreatmentOf(input)],
    first,
    count,
  );
  const tooFar = windowError(window, today, horizonDays);
  if (tooFar) throw invalid(tooFar);
  return (freeSlots[0]?.slots ?? []).filter((minute) => isInWindow(window, clockSlotOf(minute)));
}

const requestedTreatmentOf = ({ treatment_id, employee_id, for_woman, female_staff }: JoinWaitlistInput) => ({
  treatmentId: treatment_id,
  customer: { employeeId: employee_id ?? undefined, isForWoman: for_woman, needsFemaleStaff: female_staff },
});

const windowOf = ({ from, to, earliest, latest }: JoinWaitlistInput): WaitlistWindow => ({
  first: from,
  last: to,
  earliestMinute: earliest ? minuteOfDay(earliest) : 0,
  latestMinute: latest ? minuteOfDay(latest) : 1439,
});

function columnsOf(input: JoinWaitlistInput) {
  const { first, last, earliestMinute, latestMinute } = windowOf(input);
  return {
    treatment_id: input.treatment_id,
    employee_id: input.employee_id ?? null,
    for_woman: input.for_woman ?? false,
    female_staff: input.female_staff ?? false,
    customer_name: input.customer_name,
    first_on: first,
    last_on: last,
    earliest_minute: earliestMinute,
    latest_minute: latestMinute,
  };
}

function insertEntry(deps: Deps, entry: queries.NewWaitlistEntry): Promise<number> {
  const today = inBaghdad(entry.created_at.getTime()).date;
  return deps.db.transaction().execute(async (tx) => {
    await queries.lockCustomer(tx, entry.customer_id, today, entry.created_at);
    const { count, twin } = await queries.findSameEntry(tx, entry);
    if (twin !== null) {
      const { created_at: since, ...changed } = entry;
      await queries.updateWaitlistEntry(tx, twin, { ...changed, checked_at: since });
      // An offer of what is wanted no more would look as if somebody else had taken it.
      const open = await findOpenOfferMinute(tx, twin);
      if (open !== undefined && !entry.known_slots.includes(open)) await declineOfferOfEntry(tx, twin);
      return twin;
    }
    if (count >= maxEntries) throw problem('too_many_waitlist_entries', { values: { max: maxEntries } });
    return queries.insertWaitlistEntry(tx, entry);
  });
}
