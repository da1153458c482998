import { type SignalKind, signalLimits } from '@tajmeelspot/contract/operator/signal-kinds.ts';

/** A review or a recommendation, with what is known of its author. Times in milliseconds. */
export type SignalWord = {
  readonly userId: number;
  readonly venueId: number;
  readonly at: number;
  /** Null for a recommendation. */
  readonly stars: number | null;
  readonly isCounted: boolean;
  readonly accountSince: number;
  readonly devices: readonly string[];
  readonly addresses: readonly string[];
  readonly phone: string | null;
  /** Venues of people of the trade who use a device of the author. */
  readonly tradeVenues: readonly number[];
};

/** What an operator should look at: accounts whose words about a venue belong together. */
export type Signal = {
  readonly kind: SignalKind;
  readonly venueId: number;
  readonly userIds: readonly number[];
  readonly figures: { accounts: number; counted: number; hours: number; stars: number | null; other_venues: number };
};

const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** The signals in the words of the last days about some venues; a venue can have several. */
export function findSignals(words: readonly SignalWord[]): Signal[] {
  const byVenue = Map.groupBy(words, ({ venueId }) => venueId);
  return [...byVenue].flatMap(([venueId, own]) => [
    ...groupsBy(own, ({ devices }) => devices, signalLimits.deviceAccounts).map((group) =>
      toSignal('shared_device', venueId, group),
    ),
    ...groupsBy(own, ({ addresses }) => addresses, signalLimits.addressAccounts)
      .flatMap((group) => densest(group, signalLimits.addressHours, signalLimits.addressAccounts))
      .map((group) => toSignal('shared_address', venueId, group)),
    ...groupsBy(own, ({ phone }) => (phone === null ? [] : [phone.slice(0, -2)]), signalLimits.numberAccounts).map(
      (group) => toSignal('like_numbers', venueId, group),
    ),
    ...findBurst(own).map((group) => toSignal('burst', venueId, group)),
    ...findTradeDevices(own).map((group) =>
      toSignal('trade_device', venueId, group, new Set(group.flatMap(({ tradeVenues }) => tradeVenues)).size),
    ),
    ...findRings(own, byVenue).map(({ group, others }) => toSignal('ring', venueId, group, others)),
  ]);
}

/** The words that have a mark in common, by the mark, where so many accounts bear it. */
function groupsBy(
  words: readonly SignalWord[],
  marksOf: (word: SignalWord) => readonly string[],
  least: number,
): SignalWord[][] {
  const groups = new Map<string, SignalWord[]>();
  for (const word of words) {
    for (const mark of new Set(marksOf(word))) groups.set(mark, [...(groups.get(mark) ?? []), word]);
  }
  return [...groups.values()].filter((group) => accountsOf(group).length >= least);
}

/** The hours with most accounts, at least so many; nothing where they are fewer. */
function densest(words: readonly SignalWord[], hours: number, least: number): SignalWord[][] {
  const windows = words.map(({ at }) => words.filter((other) => other.at >= at && other.at <= at + hours * hourMs));
  const best = windows.toSorted((a, b) => accountsOf(b).length - accountsOf(a).length)[0] ?? [];
  return accountsOf(best).length >= least ? [best] : [];
}

/** The day with many times as many accounts as the others bring. */
function findBurst(words: readonly SignalWord[]): SignalWord[][] {
  const { burstHours, burstAccounts, burstTimes, days } = signalLimits;
  return densest(words, burstHours, burstAccounts).filter((burst) => {
    const usual = (accountsOf(words).length - accountsOf(burst).length) / (days - 1);
    return accountsOf(burst).length >= usual * burstTimes;
  });
}

const findTradeDevices = (words: readonly SignalWord[]): SignalWord[][] => {
  const group = words.filter(({ tradeVenues }) => tradeVenues.length > 0);
  return group.length > 0 ? [group] : [];
};

/** Newcomers of whom most speak of the same other venue. */
function findRings(own: readonly SignalWord[], byVenue: ReadonlyMap<number, readonly SignalWord[]>) {
  const { ringAccounts, ringShare, newcomerDays } = signalLimits;
  const newcomers = own.filter(({ at, accountSince }) => at - accountSince <= newcomerDays * dayMs);
  const all = accountsOf(newcomers);
  const inRing = new Set<number>();
  let others = 0;
  for (const [venueId, words] of byVenue) {
    if (venueId === own[0]?.venueId) continue;
    const there = new Set(words.map(({ userId }) => userId));
    const both = all.filter((userId) => there.has(userId));
    if (both.length < ringAccounts || both.length < all.length * ringShare) continue;
    others += 1;
    for (const userId of both) inRing.add(userId);
  }
  return others === 0 ? [] : [{ group: newcomers.filter(({ userId }) => inRing.has(userId)), others }];
}

function toSignal(kind: SignalKind, venueId: number, group: readonly SignalWord[], others = 0): Signal {
  const times = group.map(({ at }) => at);
  const stars = group.flatMap((word) => word.stars ?? []);
  const mean = stars.reduce((sum, one) => sum + one, 0) / stars.length;
  return {
    kind,
    venueId,
    userIds: accountsOf(group),
    figures: {
      accounts: accountsOf(group).length,
      counted: group.filter(({ isCounted }) => isCounted).length,
      hours: Math.ceil((Math.max(...times) - Math.min(...times)) / hourMs),
      stars: stars.length === 0 ? null : Math.round(mean * 10) / 10,
      other_venues: others,
    },
  };
}

const accountsOf = (words: readonly SignalWord[]): number[] =>
  [...new Set(words.map(({ userId }) => userId))].toSorted((a, b) => a - b);
