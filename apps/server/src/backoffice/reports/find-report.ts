import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { requireManager, listTimetables } from '#app/venues/venues.ts';
import { listAgendaEmployees } from '../agenda/agenda-queries.ts';
import { splitInto } from './period-rules.ts';
import { listBestTreatments, listPeriods, type PeriodRow } from './report-queries.ts';
import { listWorkingDays } from '../agenda/working-days-rules.ts';
import { minuteOfDay } from '#app/venues/venues.ts';

type FindReportInput = { readonly from: string; readonly to: string; readonly by: 'day' | 'week' | 'month' };

/** The longest range of one report. */
const maxDays = 366;

/**
 * An own venue in figures; working time is calculated with the present schedule and employees. Throws not_found,
 * invalid.
 */
export async function findReport(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: FindReportInput,
): Promise<Report> {
  const first = Temporal.PlainDate.from(input.from);
  const after = Temporal.PlainDate.from(input.to).add({ days: 1 });
  const count = first.until(after, { largestUnit: 'days' }).days;
  if (count < 1) throw invalid({ to: ['ends_too_early'] });
  if (count > maxDays) throw invalid({ to: ['too_far'] });
  await requireManager(deps, actor, venueId);
  const owned = { readerId: actor.member.id, venueId };
  const periods = splitInto(input.by, first, after).map(({ from, until }) => ({
    from: from.toString(),
    until: until.toString(),
  }));
  const whole = { from: first.toString(), until: after.toString() };
  const [employees, timetables, rows, totals, treatments] = await Promise.all([
    listAgendaEmployees(deps.db, actor.language, venueId, null),
    listTimetables(deps.db, [venueId], first.subtract({ days: 1 }).toString(), after.toString()),
    listPeriods(deps.db, { ...owned, periods }),
    listPeriods(deps.db, { ...owned, periods: [whole] }),
    listBestTreatments(deps.db, actor.language, owned, whole),
  ]);
  const timetable = timetables.get(venueId);
  const daysOf = timetable && listWorkingDays(timetable, first, count);
  const working = employees.flatMap((one) => (one.is_active && daysOf ? minutesWorked(daysOf(one.id)) : []));
  const minutesIn = ({ from, until }: typeof whole) =>
    working.filter(({ date }) => from <= date && date < until).reduce((sum, { minutes }) => sum + minutes, 0);
  const figuresOf = (row: PeriodRow, period = whole) => ({ ...row, working_minutes: minutesIn(period) });
  const [total] = totals;
  if (!total) throw new Error('a report without a row for its days');
  return { periods: rows.map((row, index) => figuresOf(row, periods[index])), totals: figuresOf(total), treatments };
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
