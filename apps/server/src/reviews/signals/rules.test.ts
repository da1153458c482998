import { signalLimits } from '@tajmeelspot/contract/operator/signal-kinds.ts';
import { describe, expect, it } from 'vitest';
import { findSignals, type SignalWord } from './rules.ts';

const [hour, day] = [3_600_000, 86_400_000];
const start = Date.UTC(2026, 10, 1);

/** A word of an account that has nothing in common with another: old, at a day of its own. */
const word = (userId: number, given: Partial<SignalWord> = {}): SignalWord => ({
  userId,
  venueId: 1,
  at: start + (userId % 29) * day,
  stars: 4,
  isCounted: true,
  accountSince: start - 400 * day,
  devices: [`device ${userId}`],
  addresses: [`10.0.0.${userId}`],
  phone: `+9647701${userId}4400`,
  tradeVenues: [],
  ...given,
});

const words = (count: number, given: (n: number) => Partial<SignalWord> = () => ({}), from = 1) =>
  Array.from({ length: count }, (_, index) => word(from + index, given(index)));

const kindsOf = (list: readonly SignalWord[]) => findSignals(list).map(({ kind }) => kind);

describe('findSignals', () => {
  it('R13.07 finds nothing in a month of customers who have nothing in common', () => {
    expect(findSignals(words(29))).toEqual([]);
    expect(findSignals([])).toEqual([]);
  });

  it('R13.07 finds accounts of one device from the third on, with what they say', () => {
    const shared = (count: number) =>
      words(count, (n) => ({ devices: ['one', `own ${n}`], stars: 5, isCounted: n > 0 }));
    expect(kindsOf(shared(signalLimits.deviceAccounts - 1))).toEqual([]);
    expect(findSignals([...shared(3), ...words(9, undefined, 10)])).toEqual([
      {
        kind: 'shared_device',
        venueId: 1,
        userIds: [1, 2, 3],
        figures: { accounts: 3, counted: 2, hours: 48, stars: 5, other_venues: 0 },
      },
    ]);
  });

  it('R13.07 finds one address only where its accounts speak within days: a quarter can share one', () => {
    const { addressAccounts: least } = signalLimits;
    const near = words(least, (n) => ({ addresses: ['192.0.2.1'], at: start + n * 12 * hour }));
    const far = words(least, (n) => ({ addresses: ['192.0.2.1'], at: start + n * 6 * day }));
    expect(kindsOf(near)).toEqual(['shared_address']);
    expect(kindsOf(far)).toEqual([]);
    expect(kindsOf(near.slice(1))).toEqual([]);
  });

  it('R13.07 finds numbers that were bought together', () => {
    expect(kindsOf(words(3, (n) => ({ phone: `+96477012345${n}0` })))).toEqual(['like_numbers']);
    expect(kindsOf(words(3, () => ({ phone: null })))).toEqual([]);
  });
});

describe('findSignals over time and venues', () => {
  it('R13.07 finds a burst, but none where every day is like that', () => {
    const burst = words(6, (n) => ({ at: start + n * hour, stars: 1 }));
    expect(findSignals(burst)[0]).toMatchObject({ kind: 'burst', figures: { accounts: 6, hours: 5, stars: 1 } });
    const busy = words(180, (n) => ({ at: start + (n % 30) * day }), 100);
    expect(kindsOf([...burst, ...busy])).toEqual([]);
  });

  it('R13.07 finds an account on a device of the trade, alone', () => {
    expect(findSignals([word(1, { tradeVenues: [7], stars: 1 }), ...words(5, undefined, 2)])).toEqual([
      expect.objectContaining({
        kind: 'trade_device',
        userIds: [1],
        figures: expect.objectContaining({ other_venues: 1 }),
      }),
    ]);
  });

  it('R13.07 finds newcomers who speak of the same venues, not old accounts, nor few among many', () => {
    const ring = (given: (n: number) => Partial<SignalWord>) =>
      [1, 2].flatMap((venueId) => words(4, (n) => ({ venueId, at: start + n * 5 * day, ...given(n) })));
    const isNew = () => ({ accountSince: start - day });
    const found = findSignals(ring(isNew));
    expect(found.map(({ kind, venueId }) => [kind, venueId])).toEqual([
      ['ring', 1],
      ['ring', 2],
    ]);
    expect(found[0]).toMatchObject({ userIds: [1, 2, 3, 4], figures: { other_venues: 1 } });
    expect(kindsOf(ring(() => ({})))).toEqual([]);
    const crowd = [1, 2].flatMap((venueId) =>
      words(20, (n) => ({ venueId, ...isNew(), at: start + n * day }), 100 * venueId),
    );
    expect(kindsOf([...ring(isNew), ...crowd])).toEqual([]);
  });
});
