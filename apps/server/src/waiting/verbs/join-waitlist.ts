import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listStartsFor, todayAt } from '#app/booking/booking.ts';
import { listOffers } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { findOpenStart, refuseOfferOf } from '../offer-queries.ts';
import * as queries from '../queries.ts';
import { isWanted, mostWaits, type Window, windowFault } from '../rules.ts';
import { startOf } from './offer-times.ts';

/** What somebody waits for, as the contract parsed it. */
type Wanted = {
  pricing_item_id: number;
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
const namedStarts = 3;

/**
 * Waits for a time of a listing, in place of a former wait for the same line and person; gives the wait's id and the
 * minutes (since 1970) of a few starts that are free already. Throws invalid, not_found, too_many_waits.
 */
export async function joinWaitlist(deps: Deps, actor: MemberActor, serviceId: number, wanted: Wanted) {
  const offers = await listOffers(deps.db, serviceId);
  if (offers.length === 0) throw problem('not_found');
  const offer = offers.find(({ pricingItemId }) => pricingItemId === wanted.pricing_item_id);
  if (!offer) throw invalid({ pricing_item_id: ['not_offered'] });
  const employeeId = wanted.employee_id ?? undefined;
  if (employeeId !== undefined && !offer.employeeIds.includes(employeeId)) {
    throw invalid({ employee_id: ['not_offered'] });
  }
  const free = await listFree(deps, offer.establishmentId, wanted);
  const now = toDate(deps.clock.now());
  const wait = { ...columnsOf(wanted), service_id: serviceId, establishment_id: offer.establishmentId };
  const whose = { customer_id: actor.member.id, known_starts: free, created_at: now, looked_at: now };
  const id = await enter(deps, { ...wait, ...whose });
  return { id, free: free.slice(0, namedStarts) };
}

/** The minutes since 1970 of the starts in somebody's days that are free now. */
async function listFree(deps: Deps, houseId: number, wanted: Wanted): Promise<number[]> {
  const today = todayAt(deps.clock.now());
  const window = windowOf(wanted);
  // Before the calendar is read, which could be asked for a thousand years.
  const fault = windowFault(window, today, Infinity);
  if (fault) throw invalid(fault);
  const first = Temporal.PlainDate.from(window.first);
  const count = first.until(Temporal.PlainDate.from(window.last)).days + 1;
  const { horizonDays, openings } = await listStartsFor(deps, houseId, [wishOf(wanted)], first, count);
  const tooFar = windowFault(window, today, horizonDays);
  if (tooFar) throw invalid(tooFar);
  return (openings[0]?.starts ?? []).filter((minute) => isWanted(window, startOf(minute)));
}

const wishOf = ({ pricing_item_id, employee_id, for_woman, female_staff }: Wanted) => ({
  pricingItemId: pricing_item_id,
  guest: { employeeId: employee_id ?? undefined, isForWoman: for_woman, needsFemaleStaff: female_staff },
});

const windowOf = ({ from, to, earliest, latest }: Wanted): Window => ({
  first: from,
  last: to,
  earliestMinute: earliest ? minuteOfDay(earliest) : 0,
  latestMinute: latest ? minuteOfDay(latest) : 1439,
});

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function columnsOf(wanted: Wanted) {
  const { first, last, earliestMinute, latestMinute } = windowOf(wanted);
  return {
    pricing_item_id: wanted.pricing_item_id,
    employee_id: wanted.employee_id ?? null,
    for_woman: wanted.for_woman ?? false,
    female_staff: wanted.female_staff ?? false,
    customer_name: wanted.customer_name,
    first_on: first,
    last_on: last,
    earliest_minute: earliestMinute,
    latest_minute: latestMinute,
  };
}

function enter(deps: Deps, wait: queries.NewWait): Promise<number> {
  const today = inBaghdad(wait.created_at.getTime()).date;
  return deps.db.transaction().execute(async (tx) => {
    await queries.lockCustomer(tx, wait.customer_id, today, wait.created_at);
    const { count, twin } = await queries.findTwin(tx, wait);
    if (twin !== null) {
      const { created_at: since, ...changed } = wait;
      await queries.updateWait(tx, twin, { ...changed, looked_at: since });
      // An offer of what is wanted no more would look as if somebody else had taken it.
      const open = await findOpenStart(tx, twin);
      if (open !== undefined && !wait.known_starts.includes(open)) await refuseOfferOf(tx, twin);
      return twin;
    }
    if (count >= mostWaits) throw problem('too_many_waits', { values: { most: mostWaits } });
    return queries.insertWait(tx, wait);
  });
}
