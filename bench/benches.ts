import { type Bench, openArena, openRange, type RangeBench } from './arena.ts';
import { measureAvailability } from './calls/availability.ts';
import { measureEarliest } from './calls/earliest.ts';
import { measurePlacing } from './calls/placing.ts';
import type { Measure } from './budget.ts';
import { measureRecords, measureReport, measureToday } from './calls/desk-reads.ts';
import { measureFreeTimes } from './calls/free-times.ts';
import { measureSlots } from './calls/slots.ts';
import { measureLive } from './process/live.ts';
import { measureMemory } from './process/memory.ts';
import type { Options } from './options.ts';
import { measureCachedPage } from './pages/cached-page.ts';
import { measureDashboardScripts } from './pages/dashboard-scripts.ts';
import { measureInitialScripts } from './pages/initial-scripts.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { measureRenderedPage } from './pages/rendered-page.ts';
import { measureReads } from './calls/reads.ts';
import { measureGrowth } from './scale/growth.ts';
import { measurePaging } from './scale/paging.ts';
import { measureSearch } from './scale/search.ts';
import { measureSuggestions } from './scale/suggestions.ts';
import { measureStarts } from './process/starts.ts';

/** Every bench in its order. Memory comes last: it looks at the server that bore the others' load. */
const benches: Readonly<Record<string, Bench>> = {
  starts: measureStarts,
  scripts: measureInitialScripts,
  dashboard: measureDashboardScripts,
  reads: measureReads,
  page: measureCachedPage,
  'free-times': measureFreeTimes,
  slots: measureSlots,
  live: measureLive,
  memory: measureMemory,
};

/** Every bench of a run with many services, in its order. */
const rangeBenches: Readonly<Record<string, RangeBench>> = {
  reads: measureReads,
  search: measureSearch,
  suggestions: measureSuggestions,
  paging: measurePaging,
  growth: measureGrowth,
  availability: measureAvailability,
  earliest: measureEarliest,
  placing: measurePlacing,
  today: measureToday,
  report: measureReport,
  records: measureRecords,
  'rendered-page': measureRenderedPage,
  lighthouse: measureLighthouse,
};

/** Names of the benches that a run can be cut down to. */
export const namesOf = (services: number | undefined): string[] =>
  Object.keys(services === undefined ? benches : rangeBenches);

type Chosen = { readonly name: string; measure(): Promise<Measure[]> };

/** The benches that were asked for, ready to be run one after the other. */
export function chooseBenches({ services, only, rounds, kept }: Options, scratch: string): Chosen[] {
  const choose = <Where>(
    from: Readonly<Record<string, (where: Where) => Promise<Measure[]>>>,
    where: Where,
  ): Chosen[] =>
    Object.entries(from)
      .filter(([name]) => only.length === 0 || only.includes(name))
      .map(([name, bench]) => ({ name, measure: () => bench(where) }));
  if (services === undefined) return choose(benches, openArena(scratch, rounds));
  return choose(rangeBenches, openRange(scratch, rounds, services, kept ?? scratch));
}
