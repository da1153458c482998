import { type Budget, type Measure, median } from './budget.ts';
import { press, type Target } from './load.ts';

const secondsARound = 2;
const secondsToWarmUp = 2;

/** What one side reached: answers a second and the middle answer's milliseconds, round by round. */
export type Turns = { readonly perSecond: number[]; readonly medianMs: number[]; readonly busy: number[] };

/** Two sides take turns; the measure is how many times as many answers the first gives as the second. */
export async function duel(
  name: string,
  sides: Readonly<Record<string, Target>>,
  budget: Budget,
  rounds: number,
  clients?: number,
): Promise<Measure> {
  const [first, second, ...others] = Object.entries(await takeTurns(sides, rounds, clients));
  if (!first || !second || others.length > 0) throw new Error('A duel has two sides.');
  const value = median(first[1].perSecond) / median(second[1].perSecond);
  const lines = [first, second].map(([label, { perSecond }]) => `${label} ${spread(perSecond)}`);
  const busy = Math.max(...first[1].busy, ...second[1].busy);
  return { name, value, unit: '×', budget, note: `${lines.join(' · ')} · ${saturation(busy)}` };
}

/** Every side is asked in turn, round after round, so that what else the machine does falls on all of them alike. */
export async function takeTurns<Side extends string>(
  sides: Readonly<Record<Side, Target>>,
  rounds: number,
  clients?: number,
): Promise<Record<Side, Turns>> {
  const all = Object.entries(sides) as [Side, Target][];
  const found = {} as Record<Side, Turns>;
  for (const [side, target] of all) {
    found[side] = { perSecond: [], medianMs: [], busy: [] };
    await press(target, secondsToWarmUp, clients);
  }
  for (let round = 0; round < rounds; round++) {
    for (const [side, target] of all) {
      const { perSecond, medianMs, busy } = await press(target, secondsARound, clients);
      found[side].perSecond.push(perSecond);
      found[side].medianMs.push(medianMs);
      found[side].busy.push(busy);
    }
  }
  return found;
}

const show = (value: number) => Math.round(value).toLocaleString('en');

const spread = (values: readonly number[]) =>
  `${show(median(values))}/s (${show(Math.min(...values))} to ${show(Math.max(...values))})`;

/** A load loop that cannot ask faster brings every ratio nearer to 1: then the figure flatters us. */
const saturation = (busy: number) => `load loop at most ${Math.round(busy * 100)} % busy`;
