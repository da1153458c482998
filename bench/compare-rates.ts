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
  const samples = await sampleSides(sides, rounds, clients);
  const [first, second, ...others] = Object.keys(samples);
  if (first === undefined || second === undefined || others.length > 0) throw new Error('A comparison has two sides.');
  return ratioOf(name, samples, [first, second], budget);
}

/** How many times as many answers one of the measured sides gave as another. */
export function ratioOf<Side extends string>(
  name: string,
  samples: Readonly<Record<Side, SideSamples>>,
  labels: readonly [ours: Side, other: Side],
  budget: Budget,
): Measurement {
  const [ours, other] = [samples[labels[0]], samples[labels[1]]];
  const value = median(ours.perSecond) / median(other.perSecond);
  const texts = labels.map((label) => `${label} ${spread(samples[label].perSecond)}`);
  const busyShare = Math.max(...ours.busyShare, ...other.busyShare);
  return { name, value, unit: '×', budget, note: `${texts.join(' · ')} · ${saturation(busyShare)}` };
}

/** How many times as long as the floor the slowest of some sides takes, with one client. */
export function timesOf<Side extends string>(
  name: string,
  samples: Readonly<Record<Side, SideSamples>>,
  { sides, floor, budget }: { readonly sides: readonly Side[]; readonly floor: Side; readonly budget: Budget },
): Measurement {
  const p50 = (side: Side) => median(samples[side].medianMs);
  const note = [...sides, floor].map((side) => `${side} ${p50(side).toFixed(2)}`).join(' · ');
  return { name, value: Math.max(...sides.map(p50)) / p50(floor), unit: '×', budget, note: `p50, ms: ${note}` };
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
