import type { AffectedBooking } from '@tajmeelspot/contract/booking/affected.ts';
import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { type ItemConflict, listItemConflicts } from '#app/booking/booking.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import * as queries from './schedule-queries.ts';
import { type VenuePart, findVenueOf } from './schedule-queries.ts';
import { clockOf } from '#app/venues/venues.ts';

/** The schedule of an own venue. Throws not_found. */
export const findSchedule = (deps: Deps, actor: MemberActor, venueId: number): Promise<Schedule> =>
  readSchedule(deps, deps.db, actor, venueId);

/** The same within a transaction. */
export async function readSchedule(
  { clock }: Pick<Deps, 'clock'>,
  db: Database,
  { language, member }: MemberActor,
  venueId: number,
): Promise<Schedule> {
  const found = await queries.findSchedule(db, language, member.id, venueId, toDate(clock.now()));
  if (!found) throw problem('not_found');
  const inClockTimes = <T extends { from: number; to: number }>({ from, to, ...rest }: T) => ({
    ...rest,
    from: clockOf(from),
    to: clockOf(to),
  });
  return {
    ...found,
    hours: found.hours.map(inClockTimes),
    breaks: found.breaks.map(inClockTimes),
    women_only_hours: found.women_only_hours.map(inClockTimes),
    exceptions: found.exceptions.map(({ from, to, ...rest }) => ({
      ...rest,
      from: from === null ? null : clockOf(from),
      to: to === null ? null : clockOf(to),
    })),
  };
}

/** The present conflicts of an own venue. Throws not_found. */
export async function listConflicts(deps: Deps, actor: MemberActor, venueId: number): Promise<AffectedBooking[]> {
  await findSchedule(deps, actor, venueId);
  return toAffectedBookings(actor.locale, await listItemConflicts(deps, deps.db, actor.language, venueId));
}

/** Conflicts by booking, as the contract shows them. */
export function toAffectedBookings(locale: Locale, conflicts: readonly ItemConflict[]): AffectedBooking[] {
  const bookings = Map.groupBy(conflicts, ({ bookingId }) => bookingId);
  return [...bookings].flatMap(([id, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const { status, customer_name, proposedUntil } = first;
    const until = proposedUntil && new Date(proposedUntil).toISOString();
    const items = rows.map((row) => toAffectedItem(locale, row));
    return [{ booking_id: id, status, customer_name, proposed_until: until, items }];
  });
}

function toAffectedItem(locale: Locale, row: ItemConflict): AffectedBooking['items'][number] {
  const { date, time } = inBaghdad(row.from * 60_000);
  return {
    treatment: row.treatment,
    employee: { id: row.employeeId, name: row.employee_name },
    booking_date: date,
    time,
    starts_at: new Date(row.from * 60_000).toISOString(),
    duration: row.to - row.from,
    why: row.why,
    reason: translate(locale, `broken.${row.why}`, {
      employee: row.employee_name,
      gender: row.isByWoman ? 'female' : 'male',
    }),
  };
}

/** The own venue of an exception, employee or service. Throws not_found. */
export async function requireOwnVenue(
  { db }: Deps,
  { member }: MemberActor,
  part: VenuePart,
  id: number,
): Promise<number> {
  const venueId = await findVenueOf(db, member.id, part, id);
  if (venueId === undefined) throw problem('not_found');
  return venueId;
}
