import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { requireManager, listTimetables } from '#app/venues/venues.ts';
import { listAgendaEmployees } from '../agenda/agenda-queries.ts';
import { type ReportRange, splitRange } from './split-range.ts';
import { listPeriods, type PeriodRow } from './report-queries.ts';
import { listBestTreatments, listByEmployee, listByKey } from './sold-queries.ts';
import { listWorkingDays } from '../agenda/working-days-rules.ts';
import { minuteOfDay } from '#app/venues/venues.ts';

/**
 * An own venue in figures; working time is calculated with the present schedule and employees. Throws not_found,
 * invalid.
 */
export async function findReport(deps: Deps, actor: MemberActor, venueId: number, input: ReportRange): Promise<Report> {
  const { first, after, count, periods, whole, before } = splitRange(input);
  await requireManager(deps, actor, venueId);
  const owned = { readerId: actor.member.id, venueId };
  const [employees, timetables, rows, totals, former, sold] = await Promise.all([
    listAgendaEmployees(deps.db, actor.language, venueId, null),
    listTimetables(deps.db, [venueId], first.subtract({ days: count + 1 }).toString(), after.toString()),
    listPeriods(deps.db, { ...owned, periods }),
    listPeriods(deps.db, { ...owned, periods: [whole] }),
    listPeriods(deps.db, { ...owned, periods: [before] }),
    findSold(deps, actor, { ...owned, ...whole }),
  ]);
  const timetable = timetables.get(venueId);
  const daysOf = timetable && listWorkingDays(timetable, first.subtract({ days: count }), 2 * count);
  const working = employees.flatMap((one) => (one.is_active && daysOf ? minutesWorked(daysOf(one.id)) : []));
  const minutesIn = ({ from, until }: typeof whole) =>
    working.filter(({ date }) => from <= date && date < until).reduce((sum, { minutes }) => sum + minutes, 0);
  const figuresOf = (row: PeriodRow, period = whole) => ({ ...row, working_minutes: minutesIn(period) });
  const [total, formerTotal] = [totals[0], former[0]];
  if (!total || !formerTotal) throw new Error('a report without a row for its days');
  return {
    periods: rows.map((row, index) => figuresOf(row, periods[index])),
    totals: figuresOf(total),
    before: figuresOf(formerTotal, before),
    ...sold,
  };
}

/** What was given, by treatment, employee, where it was booked, weekday and hour. */
async function findSold({ db }: Deps, { language }: MemberActor, filter: Parameters<typeof listByKey>[1]) {
  const [treatments, employees, sources, weekdays, hours] = await Promise.all([
    listBestTreatments(db, language, filter),
    listByEmployee(db, language, filter),
    listByKey(db, filter, 'origin'),
    listByKey(db, filter, 'weekday'),
    listByKey(db, filter, 'hour'),
  ]);
  const numbered = <Row extends { key: string }>(rows: Row[]) => rows.map((row) => ({ ...row, key: Number(row.key) }));
  return {
    treatments,
    employees,
    sources: sources.map(({ key, ...row }) => ({
      ...row,
      key: key === 'venue' ? ('venue' as const) : ('site' as const),
    })),
    weekdays: numbered(weekdays),
    hours: numbered(hours),
  };
}

/** Minutes at work by day, breaks taken out. */
function minutesWorked({ shifts, off }: ReturnType<ReturnType<typeof listWorkingDays>>) {
  const lengthOf = ({ date, from, to }: { date: string; from: string; to: string }) => ({
    date,
    minutes: minuteOfDay(to) - minuteOfDay(from),
  });
  const breaks = off.filter(({ kind }) => kind === 'break').map(lengthOf);
  return [...shifts.map(lengthOf), ...breaks.map(({ date, minutes }) => ({ date, minutes: -minutes }))];
}
