import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { gatherReads } from '#app/database/statements.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { listTimetables, minuteOfDay, requireManager } from '#app/venues/venues.ts';
import { listAgendaEmployees } from '../agenda/agenda-queries.ts';
import { listWorkingDays } from '../agenda/working-days-rules.ts';
import { sumFigures } from './sum-figures.ts';
import { listFigures, listNewCustomers, listPaid } from './report-queries.ts';
import { listSold, type SoldRow } from './sold-queries.ts';
import { type ReportRange, splitRange } from './split-range.ts';

/**
 * An own venue in figures; working time is calculated with the present schedule and employees. Throws not_found,
 * invalid.
 */
export async function findReport(deps: Deps, actor: MemberActor, venueId: number, input: ReportRange): Promise<Report> {
  const { first, after, count, periods, whole, before } = splitRange(input);
  const owned = { readerId: actor.member.id, venueId };
  const filter = { ...owned, firstDays: [before, ...periods].map(({ from }) => from), until: whole.until };
  // One statement: the rows are read as far as the reader may see them.
  const db = gatherReads(deps.db);
  const [, employees, timetables, figures, newCustomers, paid, sold] = await Promise.all([
    requireManager({ db }, actor, venueId),
    listAgendaEmployees(db, actor.language, venueId, null),
    listTimetables(db, [venueId], first.subtract({ days: count + 1 }).toString(), after.toString()),
    listFigures(db, filter),
    listNewCustomers(db, filter),
    listPaid(db, filter),
    listSold(db, actor.language, { ...owned, ...whole }),
  ]);
  const timetable = timetables.get(venueId);
  const daysOf = timetable && listWorkingDays(timetable, first.subtract({ days: count }), 2 * count);
  const working = employees.flatMap((one) => (one.is_active && daysOf ? minutesWorked(daysOf(one.id)) : []));
  const minutesIn = ({ from, until }: typeof whole) =>
    working.filter(({ date }) => from <= date && date < until).reduce((sum, { minutes }) => sum + minutes, 0);
  const placed = sumFigures({ figures, newCustomers, paid });
  const toPeriod = (days: typeof whole, place: number | 'whole') => ({
    from: days.from,
    ...placed(place),
    working_minutes: minutesIn(days),
  });
  return {
    // The first place is that of the days before.
    periods: periods.map((days, index) => toPeriod(days, index + 2)),
    totals: toPeriod(whole, 'whole'),
    before: toPeriod(before, 1),
    ...divideSold(sold, employees),
  };
}

/** The treatments of which a report tells. */
const maxTreatments = 10;

/** What was given, by treatment, employee, where it was booked, weekday and hour. */
function divideSold(sold: readonly SoldRow[], employees: readonly { readonly id: number; readonly name: string }[]) {
  const names = new Map(employees.map(({ id, name }) => [id, name]));
  const of = (kind: SoldRow['kind']) =>
    sold.filter((row) => row.kind === kind).map(({ key, done, revenue_iqd }) => ({ key, done, revenue_iqd }));
  const numbered = (kind: SoldRow['kind']) =>
    of(kind)
      .map((row) => ({ ...row, key: Number(row.key) }))
      .toSorted((a, b) => a.key - b.key);
  const sources = of('source').map((row) => ({
    ...row,
    key: row.key === 'venue' ? ('venue' as const) : ('site' as const),
  }));
  return {
    treatments: sold
      .filter(({ kind }) => kind === 'treatment')
      .slice(0, maxTreatments)
      .map(({ key, title, done, revenue_iqd }) => ({ service_id: Number(key), title: title ?? '', done, revenue_iqd })),
    employees: of('employee').map(({ key, ...row }) => ({
      id: Number(key),
      name: names.get(Number(key)) ?? '',
      ...row,
    })),
    sources: sources.toSorted((a, b) => a.key.localeCompare(b.key)),
    weekdays: numbered('weekday'),
    hours: numbered('hour'),
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
