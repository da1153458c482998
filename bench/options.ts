import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What a run was asked for. */
export type Options = {
  /** Names of benches; none: all of them. */
  readonly only: readonly string[];
  readonly rounds: number;
  /** How many services to measure with; undefined: the demo world alone. */
  readonly services: number | undefined;
  /** Folder that keeps filled databases. */
  readonly kept: string | undefined;
  readonly isJson: boolean;
  readonly isPlanted: boolean;
};

export const help = `npm run bench -- [--services N] [--only NAME]… [--rounds N] [--data DIR] [--json] [--plant]
  --services N  measure what must stay fast with many listings and as many bookings instead, and pages as Lighthouse
                sees them; a million takes some minutes to fill and 10 GB of disk
  --data DIR    keep the filled databases there, and use those that are
  --only NAME   only this bench: starts, scripts, dashboard, reads, page, free-times, slots, live, memory; with
                --services: reads, search, suggestions, paging, growth, availability, earliest, placing, today, report, records,
                rendered-page, lighthouse
  --rounds N    rounds of each comparison (5)
  --json        print JSON alone
  --plant       turn every budget round, to see that the report says so
Ends with 1 when a budget is missed, or a variant known to be bad is not noticed, and says which.`;

/** Reads the command line; undefined where it cannot be followed. */
export function readOptions(args: string[] = process.argv.slice(2)): Options | 'help' | undefined {
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
    const kept = values.data === undefined ? undefined : resolve(values.data);
    return { only: values.only, rounds, services, kept, isJson: values.json, isPlanted: values.plant };
  } catch {
    return undefined;
  }
}

const readCount = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
