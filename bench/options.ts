import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What a run was asked for. */
export type Options = {
  /** Names of benches; none: all of them. */
  readonly only: readonly string[];
  readonly rounds: number;
  /** How many listings to measure with; undefined: the demo world alone. */
  readonly listings: number | undefined;
  /** Folder that keeps filled databases. */
  readonly kept: string | undefined;
  readonly isJson: boolean;
  readonly isPlanted: boolean;
};

export const help = `npm run bench -- [--listings N] [--only NAME]… [--rounds N] [--data DIR] [--json] [--plant]
  --listings N  measure what must stay fast with many listings and as many bookings instead, and pages as Lighthouse
                sees them; a million takes some minutes to fill and 10 GB of disk
  --data DIR    keep the filled databases there, and use those that are
  --only NAME   only this bench: starts, scripts, dashboard, reads, page, free-times, slots, live, memory; with
                --listings: reads, search, suggestions, paging, growth, availability, earliest, placing, today, report, records,
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
        listings: { type: 'string' },
        data: { type: 'string' },
        json: { type: 'boolean', default: false },
        plant: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const rounds = readCount(values.rounds);
    const listings = values.listings === undefined ? undefined : readCount(values.listings);
    if (rounds === undefined || (values.listings !== undefined && listings === undefined)) return undefined;
    const kept = values.data === undefined ? undefined : resolve(values.data);
    return { only: values.only, rounds, listings, kept, isJson: values.json, isPlanted: values.plant };
  } catch {
    return undefined;
  }
}

const readCount = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
