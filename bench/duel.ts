import { type Budget, type Measure, median } from './budget.ts';
import { press, type Target } from './load.ts';

const secondsARound = 2;
const secondsToWarmUp = 2;

/** Our server and a bare program take turns; the measure is the ratio of their medians. */
export async function duel(
  name: string,
  sides: { readonly ours: Target; readonly bare: Target },
  budget: Budget,
  rounds: number,
): Promise<Measure> {
  for (const side of [sides.ours, sides.bare]) await press(side, secondsToWarmUp);
  const found = { ours: [] as number[], bare: [] as number[], busy: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const side of ['ours', 'bare'] as const) {
      const { perSecond, busy } = await press(sides[side], secondsARound);
      found[side].push(perSecond);
      found.busy.push(busy);
    }
  }
  const value = median(found.ours) / median(found.bare);
  const lines = [`ours ${spread(found.ours)}`, `bare ${spread(found.bare)}`];
  return { name, value, unit: '×', budget, note: `${lines.join(' · ')} · ${saturation(Math.max(...found.busy))}` };
}

const show = (value: number) => Math.round(value).toLocaleString('en');

const spread = (values: readonly number[]) =>
  `${show(median(values))}/s (${show(Math.min(...values))} to ${show(Math.max(...values))})`;

/** A load loop that cannot ask faster brings every ratio nearer to 1: then the figure flatters us. */
const saturation = (busy: number) => `load loop at most ${Math.round(busy * 100)} % busy`;
