import { places } from '@tajmeelspot/contract/places.ts';
import type { ScaleRun } from '../bench-run.ts';
import { atMost, type Measurement, median } from '../budget.ts';
import { sampleSides } from '../compare-rates.ts';
import { beginnings, readSearchTexts, searchPath } from './search-texts.ts';

const textCount = 60;

/** Suggestions during typing, and the filters beside a search, which have no budget; one client. */
export async function measureSuggestions(run: ScaleRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const searchTexts = await readSearchTexts(run);
  const facets = (query: string) => `${places.api}/services/facets?${query}`;
  const words = [...searchTexts['common word'], ...searchTexts['rare word'], ...searchTexts['two words']];
  const found = await sampleSides(
    {
      suggestions: {
        port,
        paths: beginnings(textCount).map((text) => `${places.api}/suggestions?text=${encodeURIComponent(text)}`),
      },
      facets: { port, paths: ['', 'category=hair', 'category=massage&city=erbil', 'rating=4'].map(facets) },
      facetsOfWords: { port, paths: words.map((word) => facets(searchPath(word).split('?')[1] ?? '')) },
    },
    run.rounds,
    1,
  );
  const p50 = (name: string, times: readonly number[]) => ({ name, value: median(times), unit: 'ms' }) as const;
  return [
    { ...p50('suggestions, one client, p50', found.suggestions.medianMs), budget: atMost(3) },
    { ...p50('filters, one client, p50', found.facets.medianMs), note: 'informs only' },
    { ...p50('filters of a search, one client, p50', found.facetsOfWords.medianMs), note: 'informs only' },
  ];
}
