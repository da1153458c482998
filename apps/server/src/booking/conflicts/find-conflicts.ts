import type { ConflictReason } from '@tajmeelspot/contract/booking/affected.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { listTimetables } from '#app/venues/venues.ts';
import { listUpcomingItems, type UpcomingItemRow } from './conflict-queries.ts';
import {
  type Roster,
  toRosterForBooked,
  misfitOf,
  daysFrom,
  toInstant,
  todayAt,
  zone,
  listHeldTime,
} from '#app/availability/availability.ts';

/** A booked treatment that no longer fits the schedule of its venue, and why. */
export type ItemConflict = UpcomingItemRow & { readonly why: ConflictReason };

/**
 * The conflicts of a venue's upcoming bookings, in the order of their starts; treatments that the venue retains are
 * left out.
 */
export async function listItemConflicts(
  { clock }: Pick<Deps, 'clock'>,
  db: Database,
  language: Language,
  venueId: number,
): Promise<ItemConflict[]> {
  const rows = await listUpcomingItems(db, language, venueId, toDate(clock.now()));
  const roster = rows.length > 0 ? await readRoster(db, venueId, clock.now(), rows) : undefined;
  return rows.flatMap((row) => {
    const why = roster && conflictReason(roster, row);
    return why && why !== row.retainedFor ? [{ ...row, why }] : [];
  });
}

function conflictReason(roster: Roster, row: UpcomingItemRow): ConflictReason | undefined {
  if (!row.isPublished) return 'not_published';
  if (!row.isLicensed) return 'licence_missing';
  if (!row.isActive) return 'employee_left';
  if (!row.isOnTeam) return 'not_on_team';
  if (row.needsFemaleStaff && !row.isByWoman) return 'no_woman';
  if (!row.isEquipped) return 'no_resource';
  return misfitOf(roster, row);
}

/** The roster of a venue from today until the end of the last of some treatments; undefined for an unknown venue. */
export async function readRoster(
  db: Database,
  venueId: number,
  now: Temporal.Instant,
  booked: readonly { readonly to: number }[],
): Promise<Roster | undefined> {
  const today = todayAt(now);
  const last = todayAt(toInstant(Math.max(...booked.map(({ to }) => to))));
  // Hours of the evening before can reach into the first day, and a treatment can reach out of the last.
  const days = daysFrom(today.subtract({ days: 1 }), today.until(last, { largestUnit: 'days' }).days + 3);
  const [first, final] = [days[0], days.at(-1)];
  const timetables = await listTimetables(db, [venueId], first?.date ?? '', final?.date ?? '');
  const timetable = timetables.get(venueId);
  if (!timetable || !first || !final) return undefined;
  const [from, to] = [toInstant(first.startMinute), toInstant(final.endMinute)];
  const heldOf = await listHeldTime(db, [venueId], toDate(from), toDate(to), toDate(now));
  return toRosterForBooked({ timetable, days, timeZone: zone, ...heldOf(venueId) });
}
