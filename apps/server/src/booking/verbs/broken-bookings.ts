import type { BrokenReason } from '@tajmeelspot/contract/booking/affected.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { listTimetables } from '#app/venues/venues.ts';
import type { Roster } from '../availability/roster.ts';
import { layOutForBooked, misfitOf } from '../availability/standing.ts';
import { daysFrom, toInstant, todayAt, zone } from '../days.ts';
import { listHeld } from '../queries.ts';
import { listStanding, type StandingRow } from '../standing-queries.ts';

/** A treatment that is booked and no longer fits into its house's time, people or offers. */
export type Broken = StandingRow & { readonly why: BrokenReason };

/** The treatments of a house's bookings that have not begun and can no longer be as booked, those it stands by left out. */
export async function listBroken(
  { clock }: Pick<Deps, 'clock'>,
  db: Database,
  language: Language,
  house: number,
): Promise<Broken[]> {
  const rows = await listStanding(db, language, house, toDate(clock.now()));
  const roster = rows.length > 0 ? await readRoster(db, house, clock.now(), rows) : undefined;
  return rows.flatMap((row) => {
    const why = roster && whyBroken(roster, row);
    return why && why !== row.keptFor ? [{ ...row, why }] : [];
  });
}

function whyBroken(roster: Roster, row: StandingRow): BrokenReason | undefined {
  if (!row.isOffered) return 'not_offered';
  if (!row.isActive) return 'employee_left';
  if (!row.isOnTeam) return 'not_on_team';
  if (row.needsFemaleStaff && !row.isByWoman) return 'no_woman';
  return misfitOf(roster, row);
}

/** A house's time from today until the last of some treatments, with what is held in it; undefined for an unknown house. */
export async function readRoster(
  db: Database,
  house: number,
  now: Temporal.Instant,
  booked: readonly { readonly to: number }[],
): Promise<Roster | undefined> {
  const today = todayAt(now);
  const last = todayAt(toInstant(Math.max(...booked.map(({ to }) => to))));
  // The evening before can reach past midnight into the first day, a treatment out of the last.
  const days = daysFrom(today.subtract({ days: 1 }), today.until(last, { largestUnit: 'days' }).days + 3);
  const [first, final] = [days[0], days.at(-1)];
  const timetables = await listTimetables(db, [house], first?.date ?? '', final?.date ?? '');
  const timetable = timetables.get(house);
  if (!timetable || !first || !final) return undefined;
  const [from, to] = [toInstant(first.startMinute), toInstant(final.endMinute)];
  const held = await listHeld(db, [house], toDate(from), toDate(to), toDate(now));
  return layOutForBooked({ timetable, days, timeZone: zone, held: held.get(house) ?? [] });
}
