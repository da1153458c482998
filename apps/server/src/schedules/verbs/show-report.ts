import type { Report } from '@tajmeelspot/contract/schedules/report.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { demandRunner, listTimetables } from '#app/venues/venues.ts';
import { listPeople } from '../agenda-queries.ts';
import { cutInto } from '../periods.ts';
import { listBestTreatments, listPeriods } from '../report-queries.ts';
import { minutesOf } from '../rules.ts';
import { listWorkingDays } from '../working-days.ts';

type Asked = { readonly from: string; readonly to: string; readonly by: 'day' | 'week' | 'month' };

/** More than this is asked for in parts. */
const mostDays = 366;

/**
 * An own house in figures; who was at work is reckoned with the schedule and the people as they are now. Throws not_found,
 * invalid.
 */
export async function findReport(deps: Deps, actor: MemberActor, house: number, asked: Asked): Promise<Report> {
  const first = Temporal.PlainDate.from(asked.from);
  const after = Temporal.PlainDate.from(asked.to).add({ days: 1 });
  const count = first.until(after, { largestUnit: 'days' }).days;
  if (count < 1) throw invalid({ to: ['ends_too_early'] });
  if (count > mostDays) throw invalid({ to: ['too_far'] });
  await demandRunner(deps, actor, house);
  const owned = { readerId: actor.member.id, house };
  const periods = cutInto(asked.by, first, after).map(({ from, until }) => ({
    from: from.toString(),
    until: until.toString(),
  }));
  const [people, timetables, rows, treatments] = await Promise.all([
    listPeople(deps.db, actor.language, house, null),
    listTimetables(deps.db, [house], first.subtract({ days: 1 }).toString(), after.toString()),
    listPeriods(deps.db, { ...owned, periods }),
    listBestTreatments(deps.db, actor.language, owned, { from: first.toString(), until: after.toString() }),
  ]);
  const timetable = timetables.get(house);
  const daysOf = timetable && listWorkingDays(timetable, first, count);
  const working = people.flatMap((one) => (one.is_active && daysOf ? worked(daysOf(one.id)) : []));
  const minutesIn = ({ from, until }: (typeof periods)[number]) =>
    working.filter(({ date }) => from <= date && date < until).reduce((sum, { minutes }) => sum + minutes, 0);
  const figures = rows.map((row, place) => {
    const period = periods[place];
    return { ...row, working_minutes: period ? minutesIn(period) : 0 };
  });
  return { periods: figures, treatments };
}

/** Minutes at work by day, breaks taken out. */
function worked({ shifts, off }: ReturnType<ReturnType<typeof listWorkingDays>>) {
  const lengthOf = ({ date, from, to }: { date: string; from: string; to: string }) => ({
    date,
    minutes: minutesOf(to) - minutesOf(from),
  });
  const breaks = off.filter(({ kind }) => kind === 'break').map(lengthOf);
  return [...shifts.map(lengthOf), ...breaks.map(({ date, minutes }) => ({ date, minutes: -minutes }))];
}
