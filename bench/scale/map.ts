import { places } from '@tajmeelspot/contract/places.ts';
import type { ScaleRun } from '../bench-run.ts';
import { type Measurement, median } from '../budget.ts';
import { sampleSides } from '../compare-rates.ts';
import { computed } from '../load.ts';
import { listPath } from '../calls/reads.ts';

/** Parts of the map by how much of the country they show. */
const parts = { country: '28.8,38.6,37.6,48.8', city: '33.2,44.25,33.45,44.55', district: '33.29,44.4,33.32,44.44' };

/** Venues on the map, for the whole country and for less and less of it, and a list of what one part has; one client. */
export async function measureMap(run: ScaleRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const map = (query: string) => ({ port, paths: [`${places.api}/services/map?${query}`], headers: computed });
  const found = await sampleSides(
    {
      country: map(`shown=${parts.country}`),
      city: map(`shown=${parts.city}`),
      district: map(`shown=${parts.district}`),
      'category in a city': map(`category=massage&shown=${parts.city}`),
      'words in the country': map(`treatment=laser&shown=${parts.country}`),
      'list of a district': {
        port,
        paths: [`${listPath.replace('?', '/search?')}&area=${parts.district}`],
        headers: computed,
      },
      'list of the country': {
        port,
        paths: [`${listPath.replace('?', '/search?')}&area=${parts.country}`],
        headers: computed,
      },
    },
    run.rounds,
    1,
  );
  return Object.entries(found).map(([name, { medianMs }]) => ({
    name: `map, ${name}, one client, p50`,
    value: median(medianMs),
    unit: 'ms',
    note: 'informs only',
  }));
}
