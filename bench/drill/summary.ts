import type { DrillOutage } from './outages.ts';

/** The longest pause that is allowed, seconds. */
export const maxPauseSeconds = 30;

/** What a drill found. */
export type DrillSummary = {
  readonly versions: string;
  readonly outages: readonly DrillOutage[];
  readonly acknowledged: number;
  readonly cancelled: number;
  readonly unclear: number;
  readonly problems: Readonly<Record<string, number>>;
  readonly longestPauseSeconds: number;
  /** What is wrong in a database, by its member. */
  readonly losses: readonly string[];
  readonly overlaps: readonly string[];
  readonly otherAnswers: readonly string[];
  readonly unexplained: readonly string[];
  /** Who answered the reads for visitors. */
  readonly reads: Readonly<Record<string, number>>;
  /** How many times that were booked visitors were shown as taken, and which ones as free. */
  readonly checks: number;
  readonly outdated: readonly string[];
  readonly seconds: number;
};

/** What was not as promised, a sentence each; none where all was. */
export function findBroken(summary: DrillSummary): string[] {
  const { outages, acknowledged, longestPauseSeconds, losses, overlaps, otherAnswers, unexplained } = summary;
  const { reads, checks, outdated } = summary;
  return [
    ...(outages.length === 5 ? [] : [`The leader died ${outages.length} times instead of 5.`]),
    ...(acknowledged > 0 ? [] : ['No booking was acknowledged.']),
    ...outages
      .filter(({ leader, nextLeader }) => leader === nextLeader)
      .map(({ leader }) => `${leader} led again after it had died.`),
    ...(longestPauseSeconds <= maxPauseSeconds
      ? []
      : [`The longest pause was ${longestPauseSeconds.toFixed(1)} s; at most ${maxPauseSeconds} s are allowed.`]),
    ...(checks > 0 ? [] : ['No visitor was shown a time that had been booked.']),
    ...((reads['replica'] ?? 0) > 0 ? [] : ['A replica answered no visitor.']),
    ...[...losses, ...overlaps, ...otherAnswers, ...unexplained, ...outdated].map((error) => `${error}.`),
  ];
}

/** The summary for a program, with what was broken. */
export const toJson = (summary: DrillSummary): string =>
  JSON.stringify({ ...summary, broken: findBroken(summary) }, undefined, 2);

/** The summary for a reader. */
export function toText(summary: DrillSummary): string {
  const { outages, acknowledged, cancelled, unclear, longestPauseSeconds, losses, overlaps, otherAnswers } = summary;
  const { reads, checks, outdated } = summary;
  const sources = Object.entries(reads).map(([source, count]) => `${count} ${source}`);
  const broken = findBroken(summary);
  const problems = Object.entries(summary.problems).map(([code, count]) => `${count} ${code}`);
  return [
    summary.versions,
    '',
    ...outages.map(toLine),
    '',
    `bookings acknowledged: ${acknowledged}, of these cancelled: ${cancelled}; declined: ${problems.join(', ') || 'none'}`,
    `tries without an answer, repeated under their key: ${unclear}`,
    `acknowledged and missing or changed, in any of three databases: ${losses.length}`,
    `bookings that overlap: ${overlaps.length}`,
    `keys that were answered with another booking: ${otherAnswers.length}`,
    `times that were booked and then shown to visitors: ${checks}, of these as free: ${outdated.length}`,
    `reads for visitors, by the replica or by the leader for a reason: ${sources.join(', ')}`,
    `longest pause: ${longestPauseSeconds.toFixed(1)} s of ${maxPauseSeconds} s`,
    `the drill took ${summary.seconds.toFixed(0)} s`,
    '',
    ...(broken.length === 0 ? ['drill: all promises were held'] : [`drill: ${broken.length} broken`, ...broken]),
  ].join('\n');
}

const kinds = {
  machine: 'PostgreSQL and Patroni killed',
  postgres: 'PostgreSQL killed',
  patroni: 'Patroni killed',
  silence: 'all of it stopped, and woken later',
} as const;

export function toLine({ kind, leader, nextLeader, ...seconds }: DrillOutage): string {
  const show = (value: number) => `${value.toFixed(1).padStart(4)} s`;
  const { pauseSeconds, resumedSeconds, wholeSeconds } = seconds;
  return `${leader} → ${nextLeader}  pause ${show(pauseSeconds)}, of these ${show(resumedSeconds)} under ${nextLeader}; whole after ${show(wholeSeconds)}  (${kinds[kind]})`;
}
