import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The command line of a run. */
export type BenchOptions = {
  /** Names of benches; none: all of them. */
  readonly only: readonly string[];
  readonly rounds: number;
  /** How many services to measure with; undefined: the demo world alone. */
  readonly services: number | undefined;
  /** Folder that keeps filled databases. */
  readonly dataFolder: string | undefined;
  readonly isJson: boolean;
  readonly isPlanted: boolean;
};

export const help = `npm run bench -- [--services N] [--only NAME]… [--rounds N] [--data DIR] [--json] [--plant]
  --services N  run the other benches instead: calls with N services and as many bookings, and pages under Lighthouse;
                a million takes some minutes to fill and 10 GB of disk
  --data DIR    store the filled databases there, and reuse those that are there
  --only NAME   only this bench: starts, scripts, dashboard, reads, page, week-slots, slot-engine, live, overload,
                memory, codes; with --services: reads, search, suggestions, map, paging, growth, availability, earliest, placing, today,
                till, ledger, report,
                venue-lists, rendered-page, lighthouse
  --rounds N    rounds of each comparison (5)
  --json        print JSON alone
  --plant       make every budget impossible, to see that the report shows it
Ends with 1 and names the budgets that were missed, and the variants known to be bad that were not noticed.`;

/** Reads the command line; undefined where it is wrong. */
export function readOptions(args: string[] = process.argv.slice(2)): BenchOptions | 'help' | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true, default: [] },
        rounds: { type: 'string', default: '5' },
        services: { type: 'string' },
        data: { type: 'string' },
        json: { type: 'boolean', default: false },
        plant: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const rounds = readCount(values.rounds);
    const services = values.services === undefined ? undefined : readCount(values.services);
    if (rounds === undefined || (values.services !== undefined && services === undefined)) return undefined;
    const dataFolder = values.data === undefined ? undefined : resolve(values.data);
    return { only: values.only, rounds, services, dataFolder, isJson: values.json, isPlanted: values.plant };
  } catch {
    return undefined;
  }
}

const readCount = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
