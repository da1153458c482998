import { type Budget, type Measurement, median } from './budget.ts';
import { applyLoad, type LoadTarget } from './load.ts';

const secondsARound = 2;
const secondsToWarmUp = 2;

/** Answers a second, the median duration and the busy share of one side, round by round. */
export type SideSamples = { readonly perSecond: number[]; readonly medianMs: number[]; readonly busyShare: number[] };

/** Measures two sides in alternating rounds: how many times as many answers the first gives as the second. */
export async function compareRates(
  name: string,
  sides: Readonly<Record<string, LoadTarget>>,
  budget: Budget,
  rounds: number,
  clients?: number,
): Promise<Measurement> {
  const [first, second, ...others] = Object.entries(await sampleSides(sides, rounds, clients));
  if (!first || !second || others.length > 0) throw new Error('A comparison has two sides.');
  const value = median(first[1].perSecond) / median(second[1].perSecond);
  const texts = [first, second].map(([label, { perSecond }]) => `${label} ${spread(perSecond)}`);
  const busyShare = Math.max(...first[1].busyShare, ...second[1].busyShare);
  return { name, value, unit: '×', budget, note: `${texts.join(' · ')} · ${saturation(busyShare)}` };
}

/** Loads every side once a round, so that other work of the machine affects all of them alike. */
export async function sampleSides<Side extends string>(
  sides: Readonly<Record<Side, LoadTarget>>,
  rounds: number,
  clients?: number,
): Promise<Record<Side, SideSamples>> {
  const all = Object.entries(sides) as [Side, LoadTarget][];
  const samples = {} as Record<Side, SideSamples>;
  for (const [side, target] of all) {
    samples[side] = { perSecond: [], medianMs: [], busyShare: [] };
    await applyLoad(target, secondsToWarmUp, clients);
  }
  for (let round = 0; round < rounds; round++) {
    for (const [side, target] of all) {
      const { perSecond, medianMs, busyShare } = await applyLoad(target, secondsARound, clients);
      samples[side].perSecond.push(perSecond);
      samples[side].medianMs.push(medianMs);
      samples[side].busyShare.push(busyShare);
    }
  }
  return samples;
}

const show = (value: number) => Math.round(value).toLocaleString('en');

const spread = (values: readonly number[]) =>
  `${show(median(values))}/s (${show(Math.min(...values))} to ${show(Math.max(...values))})`;

/** A busy load loop brings every ratio nearer to 1, which would flatter our side. */
const saturation = (busyShare: number) => `load loop at most ${Math.round(busyShare * 100)} % busy`;
