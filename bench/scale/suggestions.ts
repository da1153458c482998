import { places } from '@tajmeelspot/contract/places.ts';
import type { Range } from '../arena.ts';
import { atMost, type Measure, median } from '../budget.ts';
import { takeTurns } from '../duel.ts';
import { beginnings, readTyped, searchPath } from './typed.ts';

const texts = 60;

/** Suggestions for what is being typed, and the filters beside a search, which only inform; one client. */
export async function measureSuggestions(range: Range): Promise<Measure[]> {
  const { port } = await range.server();
  const typed = await readTyped(range);
  const facets = (query: string) => `${places.api}/services/facets?${query}`;
  const words = [...typed['common word'], ...typed['rare word'], ...typed['two words']];
  const found = await takeTurns(
    {
      suggestions: {
        port,
        paths: beginnings(texts).map((text) => `${places.api}/suggestions?text=${encodeURIComponent(text)}`),
      },
      facets: { port, paths: ['', 'category=hair', 'category=massage&city=erbil', 'rating=4'].map(facets) },
      facetsOfWords: { port, paths: words.map((word) => facets(searchPath(word).split('?')[1] ?? '')) },
    },
    range.rounds,
    1,
  );
  const p50 = (name: string, times: readonly number[]) => ({ name, value: median(times), unit: 'ms' }) as const;
  return [
    { ...p50('suggestions, one client, p50', found.suggestions.medianMs), budget: atMost(3) },
    { ...p50('filters, one client, p50', found.facets.medianMs), note: 'informs only' },
    { ...p50('filters of a search, one client, p50', found.facetsOfWords.medianMs), note: 'informs only' },
  ];
}
