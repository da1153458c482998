import { places } from '@tajmeelspot/contract/places.ts';
import type { ScaleRun } from '../bench-run.ts';
import { openFloors } from '../bare/open-floors.ts';
import { atMost, type Measurement } from '../budget.ts';
import { listDetailPaths } from '../calls/reads.ts';
import { sampleSides, timesOf } from '../compare-rates.ts';
import { computed } from '../load.ts';
import { beginnings, readSearchTexts, searchPath } from './search-texts.ts';

const textCount = 60;
/** More than are asked for: each is one that nobody typed before. */
const newTextCount = 20_000;

/**
 * Suggestions during typing, and the filters beside a search, compared with one ready document by its key; one client. What nobody
 * typed before informs.
 */
export async function measureSuggestions(run: ScaleRun): Promise<Measurement[]> {
  const server = await run.server();
  const { port } = server;
  const searchTexts = await readSearchTexts(run);
  const facets = (query: string) => `${places.api}/services/facets?${query}`;
  const words = [...searchTexts['common word'], ...searchTexts['rare word'], ...searchTexts['two words']];
  const toPath = (text: string) => `${places.api}/suggestions?text=${encodeURIComponent(text)}`;
  const suggestions = beginnings(textCount).map(toPath);
  const known = new Set(suggestions);
  const newPaths = [...new Set(beginnings(newTextCount).map(toPath))].filter((path) => !known.has(path));
  const typeNew = () => {
    const path = newPaths.pop();
    if (path === undefined) throw new Error('Every new text was asked for.');
    return path;
  };
  const floors = await openFloors(run, run.scratch, await listDetailPaths(server));
  const target = (paths: readonly string[]) => ({ port, paths, headers: computed });
  try {
    const samples = await sampleSides(
      {
        suggestions: target(suggestions),
        'new texts': { ...target([]), paths: typeNew },
        filters: target(['', 'category=hair', 'category=massage&city=erbil', 'rating=4'].map(facets)),
        'filters of words': target(words.map((word) => facets(searchPath(word).split('?')[1] ?? ''))),
        floor: floors.detail,
      },
      run.rounds,
      1,
    );
    const floor = 'floor' as const;
    const { budget: _, ...informing } = timesOf('suggestions for new texts', samples, {
      sides: ['new texts'],
      floor,
      budget: atMost(2),
    });
    return [
      timesOf('suggestions', samples, { sides: ['suggestions'], floor, budget: atMost(2) }),
      { ...informing },
      timesOf('filters', samples, { sides: ['filters', 'filters of words'], floor, budget: atMost(6) }),
    ];
  } finally {
    await floors.stop();
  }
}
