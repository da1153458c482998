import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listBookableTreatments } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { findOpenOfferMinute, declineOfferOfEntry } from './waitlist-offer-queries.ts';
import * as queries from './waitlist-entry-queries.ts';
import { clockSlotOf } from './clock-slot.ts';
import { isInWindow, maxEntries, type WaitlistWindow, windowError } from './rules.ts';
import { listSlotsFor, todayAt } from '#app/availability/availability.ts';
import { minuteOfDay } from '#app/venues/venues.ts';

/** What a customer waits for, as the contract parsed it. */
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

/** How many slots that are free already an answer names. */
const maxNamedSlots = 3;

/**
 * Adds a waitlist entry for a treatment, or changes the one for the same treatment and employee. Gives its id and a few
 * slots (minutes since 1970) that are free already. Throws invalid, not_found, too_many_waitlist_entries.
 */
export async function joinWaitlist(deps: Deps, actor: MemberActor, serviceId: number, input: JoinWaitlistInput) {
  const treatments = await listBookableTreatments(deps.db, serviceId);
  if (treatments.length === 0) throw problem('not_found');
  const treatment = treatments.find(({ treatmentId }) => treatmentId === input.treatment_id);
  if (!treatment) throw invalid({ treatment_id: ['not_offered'] });
  const employeeId = input.employee_id ?? undefined;
  if (employeeId !== undefined && !treatment.employeeIds.includes(employeeId)) {
    throw invalid({ employee_id: ['not_offered'] });
  }
  const freeSlots = await listFreeSlotsInWindow(deps, treatment.venueId, input);
  const now = toDate(deps.clock.now());
  const entry = { ...columnsOf(input), service_id: serviceId, venue_id: treatment.venueId };
  const origin = { customer_id: actor.member.id, known_slots: freeSlots, created_at: now, checked_at: now };
  const id = await insertEntry(deps, { ...entry, ...origin });
  return { id, free: freeSlots.slice(0, maxNamedSlots) };
}

/** The slots (minutes since 1970) in the days and times of an entry that are free now. Throws invalid. */
async function listFreeSlotsInWindow(deps: Deps, venueId: number, input: JoinWaitlistInput): Promise<number[]> {
  const today = todayAt(deps.clock.now());
  const window = windowOf(input);
  // Checked before the calendar is read, which otherwise could cover a thousand years.
  const error = windowError(window, today, Infinity);
  if (error) throw invalid(error);
  const first = Temporal.PlainDate.from(window.first);
  const count = first.until(Temporal.PlainDate.from(window.last)).days + 1;
  const { horizonDays, slotLists } = await listSlotsFor(deps, venueId, [requestedTreatmentOf(input)], first, count);
  const horizonError = windowError(window, today, horizonDays);
  if (horizonError) throw invalid(horizonError);
  return (slotLists[0]?.slots ?? []).filter((minute) => isInWindow(window, clockSlotOf(minute)));
}

const requestedTreatmentOf = ({ treatment_id, employee_id, for_woman, female_staff }: JoinWaitlistInput) => ({
  treatmentId: treatment_id,
  preferences: { employeeId: employee_id ?? undefined, isForWoman: for_woman, needsFemaleStaff: female_staff },
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
      // An offer outside the changed entry would later be lost, and its mail would say that someone else took the slot.
      const open = await findOpenOfferMinute(tx, twin);
      if (open !== undefined && !entry.known_slots.includes(open)) await declineOfferOfEntry(tx, twin);
      return twin;
    }
    if (count >= maxEntries) throw problem('too_many_waitlist_entries', { values: { max: maxEntries } });
    return queries.insertWaitlistEntry(tx, entry);
  });
}
