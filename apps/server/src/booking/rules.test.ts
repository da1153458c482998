import { bookingStatuses } from '@tajmeelspot/contract/booking.ts';
import { describe, expect, it } from 'vitest';
import { timetableOf } from '#testing/timetable.ts';
import { randomFrom } from '#testing/trust/random.ts';
import { daysFrom, toInstant } from '#app/availability/engine/days.ts';
import {
  answerBy,
  type StepFacts,
  heldStatuses,
  momentOf,
  passesAt,
  statusesAfter,
  reliabilityOf,
  statusAt,
  stepFor,
  transitions,
  priceItems,
} from './rules.ts';

describe('lifeCycle', () => {
  it('reaches every state from pending', () => {
    const reached = new Set(['pending']);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const status of reached) for (const next of statusesAfter[status as 'pending']) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual([...bookingStatuses].toSorted());
  });

  it('only states that hold their time lead on, and what became of a booking for as long as it can be corrected', () => {
    const leading = bookingStatuses.filter((status) => statusesAfter[status].length > 0);
    expect(leading).toEqual([...heldStatuses, 'completed', 'no_show']);
    expect(statusesAfter.completed).toEqual(['no_show']);
    expect(statusesAfter.no_show).toEqual(['confirmed', 'completed']);
  });
});

describe('stepFor', () => {
  const start = Date.parse('2026-12-05T09:00:00Z');
  const facts: StepFacts = {
    status: 'confirmed',
    startsAt: start,
    cancelHours: 4,
    proposedBy: undefined,
    hasAccount: true,
    checkedInAt: undefined,
    noShowAt: undefined,
  };
  const hour = 3_600_000;

  it('gives steps of one side to nobody on the other', () => {
    const lone = transitions.filter(
      ({ verb, who }) => !transitions.some((one) => one.verb === verb && one.who !== who),
    );
    expect(lone.length).toBeGreaterThan(5);
    for (const { from, verb, who } of lone) {
      const other = who === 'customer' ? 'vendor' : 'customer';
      const verdict = stepFor(verb, other, { ...facts, status: from }, start - 100 * hour);
      expect(verdict).toBe(other === 'customer' ? 'venue_only' : 'customer_only');
    }
  });

  it('lets a customer change until the policy hour, to the millisecond', () => {
    expect(stepFor('cancel', 'customer', facts, start - 4 * hour)).toMatchObject({ to: 'cancelled' });
    expect(stepFor('cancel', 'customer', facts, start - 4 * hour + 1)).toBe('too_late');
    expect(stepFor('reschedule', 'customer', facts, start - 4 * hour + 1)).toBe('too_late');
    expect(stepFor('cancel', 'vendor', facts, start + hour)).toMatchObject({ to: 'cancelled' });
  });

  it('lets the side that got a proposal answer it, and only that', () => {
    const answered = (who: 'customer' | 'vendor', proposedBy: StepFacts['proposedBy']) =>
      stepFor('accept_proposal', who, { ...facts, proposedBy }, start - hour);
    expect(answered('customer', 'vendor')).toMatchObject({ to: 'confirmed' });
    expect(answered('vendor', 'vendor')).toBe('own_proposal');
    expect(answered('vendor', undefined)).toBe('no_proposal');
  });
});

it('what may be done with a booking stays as it is until it passes, on the same day', () => {
  const random = randomFrom(5);
  const starts = Date.parse('2026-12-05T06:00:00Z');
  const around = (of: number, hours: number) =>
    of + (random.below(2 * hours * 60) - hours * 60) * 60_000 + random.below(3);
  let changed = 0;
  for (let round = 0; round < 20_000; round++) {
    const row = {
      status: random.of(bookingStatuses),
      answer_by: new Date(around(starts, 8)),
      starts_at: new Date(starts),
      ends_at: new Date(starts + 1_800_000),
      cancel_hours: random.of([0, 4, 24]),
      customer_id: random.of([null, 7]),
      checked_in_at: random.chance(0.5) ? new Date(around(starts, 4)) : null,
      no_show_at: random.chance(0.5) ? new Date(around(starts, 4)) : null,
      proposal: random.chance(0.5) ? { by_vendor: random.chance(0.5), expires_at: around(starts, 8) } : null,
      items: [{ is_published: true }],
    };
    const now = around(starts + random.of([-24, -12, -4, 0, 24, 168]) * 3_600_000, 3);
    const reader = random.of(['vendor', 'customer'] as const);
    const markAt = (at: number) =>
      JSON.stringify(momentOf(row, reader, Temporal.Instant.fromEpochMilliseconds(at)).hindrances) +
      statusAt(row, Temporal.Instant.fromEpochMilliseconds(at));
    const until = passesAt(row, now);
    expect(until).toBeGreaterThan(now);
    const midnight = Math.ceil((now + 1 + baghdadMs) / 86_400_000) * 86_400_000 - baghdadMs;
    const last = Math.min(until, midnight) - 1;
    for (const at of [last, now + random.below(last - now + 1)])
      expect([row, at, markAt(at)]).toEqual([row, at, markAt(now)]);
    changed += until < Infinity && markAt(until) !== markAt(now) ? 1 : 0;
  }
  expect(changed).toBeGreaterThan(1000);
});

const baghdadMs = 3 * 3_600_000;

describe('priceItems', () => {
  const coupon = { code: 'SEVEN', percent: 7, expiresOn: '2026-12-31' };
  const item = { listPriceIqd: 33_250, discountPercent: 10, coupon };

  it('P5 rounds down to 250 dinars once, after discount and coupon, and says what that took off', () => {
    // 33,250 less 10 per cent less 7 per cent is 27,830.25.
    const trail = { list_price: 33_250, discount_percent: 10, coupon_percent: 7, rounding: 80 };
    expect(priceItems([item], 'seven', '2026-12-31')).toEqual([{ price: 27_750, trail }]);
  });

  it('takes a coupon on its last day, not on the next, and off its own service alone', () => {
    expect(priceItems([item], 'SEVEN', '2027-01-01')).toBeUndefined();
    expect(priceItems([item], 'OTHER', '2026-12-01')).toBeUndefined();
    const both = priceItems([item, { ...item, coupon: null }], 'SEVEN', '2026-12-01');
    expect(both?.map(({ price }) => price)).toEqual([27_750, 29_750]);
  });
});

describe('reliabilityOf', () => {
  it.each([
    [{ completed: 0, lateCancelled: 0, noShow: 0 }, 'new'],
    [{ completed: 9, lateCancelled: 1, noShow: 0 }, 'reliable'],
    [{ completed: 3, lateCancelled: 0, noShow: 1 }, 'mixed'],
    [{ completed: 1, lateCancelled: 0, noShow: 1 }, 'unreliable'],
  ])('%j is %s', (kept, level) => {
    expect(reliabilityOf(kept)).toBe(level);
  });
});

describe('statusAt', () => {
  it('an unanswered request has expired once its time is over', () => {
    const row = { status: 'pending', answer_by: new Date('2026-11-21T10:00:00Z') };
    expect(statusAt(row, Temporal.Instant.from('2026-11-21T09:59:59Z'))).toBe('pending');
    expect(statusAt(row, Temporal.Instant.from('2026-11-21T10:00:00Z'))).toBe('expired');
    expect(statusAt({ ...row, status: 'confirmed' }, Temporal.Instant.from('2026-12-01T10:00:00Z'))).toBe('confirmed');
  });
});

describe('answerBy', () => {
  const days = daysFrom(Temporal.PlainDate.from('2026-11-21'), 3);
  const saturday = days[0]!.startMinute;
  const timetable = timetableOf({
    hours: [6, 7].map((weekday) => ({ employeeId: null, weekday, from: 600, to: 720 })),
  });

  it('counts two opening hours from now', () => {
    expect(answerBy(timetable, days, saturday + 500, saturday + 5000)).toBe(saturday + 720);
  });

  it('goes on the next day when the venue closes in between', () => {
    expect(answerBy(timetable, days, saturday + 690, saturday + 9000)).toBe(saturday + 1440 + 690);
  });

  it('is never later than the start', () => {
    expect(answerBy(timetable, days, saturday + 600, saturday + 660)).toBe(saturday + 660);
    expect(toInstant(saturday).toString()).toBe('2026-11-20T21:00:00Z');
  });
});
