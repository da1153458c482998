import { type RunBench, openBenchRun, openScaleRun, type RunScaleBench } from './bench-run.ts';
import { measureAvailability } from './calls/availability.ts';
import { measureEarliest } from './calls/earliest.ts';
import { measureLedger } from './calls/ledger.ts';
import { measurePlacing } from './calls/placing.ts';
import type { Measurement } from './budget.ts';
import { measureTill, measureVenueLists, measureReport, measureToday } from './calls/dashboard-reads.ts';
import { measureWeekSlots } from './calls/week-slots.ts';
import { measureSlotEngine } from './calls/slot-engine.ts';
import { measureCodes } from './process/codes.ts';
import { measureLive } from './process/live.ts';
import { measureOverload } from './process/overload.ts';
import { measureMemory } from './process/memory.ts';
import type { BenchOptions } from './options.ts';
import { measureCachedPage } from './pages/cached-page.ts';
import { measureDashboardScripts } from './pages/dashboard-scripts.ts';
import { measureInitialScripts } from './pages/initial-scripts.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { measureRenderedPage } from './pages/rendered-page.ts';
import { measureReads } from './calls/reads.ts';
import { measureMap } from './scale/map.ts';
import { measureGrowth } from './scale/growth.ts';
import { measurePaging } from './scale/paging.ts';
import { measureSearch } from './scale/search.ts';
import { measureSuggestions } from './scale/suggestions.ts';
import { measureStarts } from './process/starts.ts';

/** Every bench in its order. Memory comes last: it measures the server after the load of the others. */
const benches: Readonly<Record<string, RunBench>> = {
  starts: measureStarts,
  scripts: measureInitialScripts,
  dashboard: measureDashboardScripts,
  reads: measureReads,
  page: measureCachedPage,
  'week-slots': measureWeekSlots,
  'slot-engine': measureSlotEngine,
  live: measureLive,
  overload: measureOverload,
  codes: measureCodes,
  memory: measureMemory,
};

/** Every bench of a run with many services, in its order. */
const scaleBenches: Readonly<Record<string, RunScaleBench>> = {
  reads: measureReads,
  search: measureSearch,
  suggestions: measureSuggestions,
  map: measureMap,
  paging: measurePaging,
  growth: measureGrowth,
  availability: measureAvailability,
  earliest: measureEarliest,
  placing: measurePlacing,
  today: measureToday,
  till: measureTill,
  ledger: measureLedger,
  report: measureReport,
  'venue-lists': measureVenueLists,
  'rendered-page': measureRenderedPage,
  lighthouse: measureLighthouse,
};

/** Names of the benches of a run, with many services or without. */
export const listBenchNames = (services: number | undefined): string[] =>
  Object.keys(services === undefined ? benches : scaleBenches);

type SelectedBench = { readonly name: string; measure(): Promise<Measurement[]> };

/** The benches that the options name, to be run one after the other. */
export function selectBenches({ services, only, rounds, dataFolder }: BenchOptions, scratch: string): SelectedBench[] {
  const select = <Run>(
    offered: Readonly<Record<string, (run: Run) => Promise<Measurement[]>>>,
    run: Run,
  ): SelectedBench[] =>
    Object.entries(offered)
      .filter(([name]) => only.length === 0 || only.includes(name))
      .map(([name, bench]) => ({ name, measure: () => bench(run) }));
  if (services === undefined) return select(benches, openBenchRun(scratch, rounds));
  return select(scaleBenches, openScaleRun(scratch, rounds, services, dataFolder ?? scratch));
}
