import type { Range } from '../arena.ts';
import { timeWithout } from '../bare/without.ts';
import { atLeast, atMost, type Measure, median } from '../budget.ts';
import { takeTurns, type Turns } from '../duel.ts';
import type { Target } from '../load.ts';
import { listPath } from '../calls/reads.ts';
import { readTyped, searchPath, type Typed, type TypedKind } from './typed.ts';

const maxMs = 10;

/** Kinds that have a budget; the others inform. */
export const judged: readonly TypedKind[] = ['common word', 'rare word', 'absent word', 'two words', 'Arabic word'];

/** Searches for every kind of words against our own list, and alone; then without the index of words, known to be bad. */
export async function measureSearch(range: Range): Promise<Measure[]> {
  const { port } = await range.server();
  const typed = await readTyped(range);
  const searches = searchesOf(typed, port);
  const list: Target = { port, paths: [listPath] };
  const crowded = await takeTurns({ list, ...searches }, range.rounds);
  const alone = await takeTurns({ list, ...searches }, range.rounds, 1);
  const rate = (turns: Turns) => median(turns.perSecond) / median(crowded.list.perSecond);
  const rates = judged.map((kind) => rate(crowded[kind]));
  const times = judged.map((kind) => median(alone[kind].medianMs));
  return [
    {
      name: 'slowest search to our list',
      value: Math.min(...rates),
      unit: '×',
      budget: atLeast(0.2),
      note: `${each(searches, (kind) => rate(crowded[kind]).toFixed(2))} · list ${Math.round(median(crowded.list.perSecond))}/s`,
    },
    {
      name: 'slowest search, one client, p50',
      value: Math.max(...times),
      unit: 'ms',
      budget: atMost(maxMs),
      note: `${each(searches, (kind) => median(alone[kind].medianMs).toFixed(2))} · list ${median(alone.list.medianMs).toFixed(2)}`,
    },
    await measureWithoutIndex(range, typed['rare word']),
  ];
}

/** What is asked for each kind. */
export function searchesOf(typed: Typed, port: number): Record<TypedKind, Target> {
  const found = {} as Record<TypedKind, Target>;
  for (const kind of Object.keys(typed) as TypedKind[]) found[kind] = { port, paths: typed[kind].map(searchPath) };
  return found;
}

const each = (searches: Readonly<Record<TypedKind, Target>>, show: (kind: TypedKind) => string): string =>
  (Object.keys(searches) as TypedKind[]).map((kind) => `${kind} ${show(kind)}`).join(' · ');

/** The index of words can only be read as a bitmap. */
async function measureWithoutIndex(range: Range, rare: readonly string[]): Promise<Measure> {
  return {
    name: 'search without its index',
    value: await timeWithout(range, rare.map(searchPath), ['enable_bitmapscan']),
    unit: 'ms',
    budget: atMost(maxMs),
    isKnownBad: true,
    note: 'the same statements for rare words where the index may not be used',
  };
}
