import { getOk } from '../answer.ts';
import { atMost, type Measurement, median } from '../budget.ts';
import { computed } from '../load.ts';
import { type Dice, pick, roll, rollZipf, throwDice } from './dice.ts';
import { searchPath } from './search-texts.ts';
import { languages, wordsOf } from './vocabulary.ts';

const textCount = 300;
const maxWords = 3;

/**
 * Searches for texts of one to three words that nobody typed before, many with an unfinished last one, each asked for once: the slowest
 * hundredth compared with the median. Where what few services have is looked for in vain, the one takes seconds and the other nothing.
 */
export async function measureNewTexts(port: number): Promise<Measurement> {
  const dice = throwDice(11);
  const durations: number[] = [];
  for (const text of new Set(Array.from({ length: textCount }, () => drawText(dice)))) {
    const begunAt = performance.now();
    await getOk(port, searchPath(text), computed);
    durations.push(performance.now() - begunAt);
  }
  const slowest = durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 100)] ?? Number.NaN;
  const note = `ms: median ${median(durations).toFixed(1)} · p99 ${slowest.toFixed(0)} · longest ${Math.max(...durations).toFixed(0)}`;
  return {
    name: 'searches for new texts, median to p99',
    value: slowest / median(durations),
    unit: '×',
    budget: atMost(60),
    note,
  };
}

function drawText(dice: Dice): string {
  const words = wordsOf(pick(dice, languages));
  const drawn = Array.from({ length: 1 + roll(dice, maxWords) }, () => words[rollZipf(dice, words.length)] ?? '');
  const last = drawn.pop() ?? '';
  return [...drawn, dice() < 0.6 ? last.slice(0, 1 + roll(dice, 4)) : last].join(' ');
}
