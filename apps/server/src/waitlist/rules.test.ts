import { describe, expect, it } from 'vitest';
import {
  answerToOffer,
  expiryOf,
  freedBetween,
  isInWindow,
  checkEntry,
  waitlistOfferStateAt,
  windowError,
} from './rules.ts';

const at = (time: string) => Temporal.ZonedDateTime.from(`2026-11-21T${time}[Asia/Baghdad]`);
const startsAt = Temporal.Instant.from('2026-11-25T10:00:00Z');

describe('expiryOf', () => {
  it.each([
    ['in the morning', '08:00', '2026-11-21T10:00'],
    ['at noon', '12:34', '2026-11-21T14:34'],
    ['in the evening, into the night', '21:59', '2026-11-21T23:59'],
    ['at night', '22:00', '2026-11-22T10:00'],
    ['before midnight', '23:59:59', '2026-11-22T10:00'],
    ['after midnight', '00:00', '2026-11-21T10:00'],
    ['before the morning', '07:59', '2026-11-21T10:00'],
  ])('what frees up %s is offered for two waking hours', (_, now, until) => {
    const expires = expiryOf(at(now), startsAt, 0).toZonedDateTimeISO('Asia/Baghdad');
    expect(expires.toPlainDateTime().toString({ smallestUnit: 'minute' })).toBe(until);
  });

  it('ends when the venue can no longer be booked for that start, also in the past', () => {
    const soon = at('12:00').add({ minutes: 90 }).toInstant();
    expect(expiryOf(at('12:00'), soon, 30).toString()).toBe(at('13:00').toInstant().toString());
    expect(expiryOf(at('12:00'), soon, 120).toString()).toBe(at('11:30').toInstant().toString());
  });
});

describe('waitlistOfferStateAt', () => {
  const now = at('12:00').toInstant();
  const offer = (minutes: number) => new Date(now.epochMilliseconds + minutes * 60_000);

  it('an open offer has lapsed at its last moment, another keeps its state', () => {
    expect(waitlistOfferStateAt({ state: 'open', expires_at: offer(1) }, now)).toBe('open');
    expect(waitlistOfferStateAt({ state: 'open', expires_at: offer(0) }, now)).toBe('lapsed');
    expect(waitlistOfferStateAt({ state: 'accepted', expires_at: offer(-60) }, now)).toBe('accepted');
  });
});

describe('answerToOffer', () => {
  it('an answer counts while the offer is open and its customer waits', () => {
    expect(answerToOffer('open', true)).toBe('open');
    expect(answerToOffer('open', false)).toBe('over');
    expect(answerToOffer('lost', true)).toBe('taken');
    expect((['accepted', 'declined', 'lapsed'] as const).map((state) => answerToOffer(state, true))).toEqual(
      Array.from({ length: 3 }, () => 'over'),
    );
  });
});

describe('windowError', () => {
  const today = Temporal.PlainDate.from('2026-11-21');
  const error = (first: string, last: string, earliestMinute = 0, latestMinute = 1439) =>
    windowError({ first, last, earliestMinute, latestMinute }, today, 30);

  it('takes up to 14 days from today to the last that can be booked', () => {
    expect(error('2026-11-21', '2026-12-04')).toBeUndefined();
    expect(error('2026-12-21', '2026-12-21', 600, 600)).toBeUndefined();
  });

  it('says what is wrong with other days and times', () => {
    expect(error('2026-11-20', '2026-11-22')).toEqual({ from: ['past_date'] });
    expect(error('2026-11-23', '2026-11-22')).toEqual({ to: ['before_first'] });
    expect(error('2026-11-21', '2026-12-05')).toEqual({ to: ['too_many_days'] });
    expect(error('2026-12-21', '2026-12-22')).toEqual({ to: ['too_far'] });
    expect(error('2026-11-21', '2026-11-21', 601, 600)).toEqual({ latest: ['before_first'] });
  });
});

it('isWanted: a start in the days and times, all included', () => {
  const window = { first: '2026-11-21', last: '2026-11-22', earliestMinute: 600, latestMinute: 720 };
  const input = (date: string, minuteOfDay: number) => isInWindow(window, { minute: 0, date, minuteOfDay });
  expect([input('2026-11-21', 600), input('2026-11-22', 720)]).toEqual([true, true]);
  expect([input('2026-11-20', 600), input('2026-11-23', 600)]).toEqual([false, false]);
  expect([input('2026-11-21', 599), input('2026-11-21', 721)]).toEqual([false, false]);
});

it('freedBetween: other hours of a venue are no booking that ended', () => {
  const noon = startsAt;
  expect(freedBetween(noon, noon.add({ hours: 24 }))).toEqual({ from: 29_926_680, to: 29_928_120 });
  expect(freedBetween(noon, noon.add({ hours: 25 }))).toBeUndefined();
});

describe('checkEntry', () => {
  const nothing = { known: [], offered: [], open: undefined };

  it('offers the earliest start that freed up, never one that was free all the time or was offered before', () => {
    expect(checkEntry(nothing, [10, 20])).toEqual({ isLost: false, next: 10, known: [] });
    expect(checkEntry({ ...nothing, known: [10] }, [10, 20])).toEqual({ isLost: false, next: 20, known: [10] });
    expect(checkEntry({ ...nothing, known: [10], offered: [20] }, [10, 20]).next).toBeUndefined();
  });

  it('a start that was taken in between has freed up when it comes back', () => {
    const { known } = checkEntry({ ...nothing, known: [10, 20] }, [20]);
    expect(checkEntry({ ...nothing, known }, [10, 20]).next).toBe(10);
  });

  it('what a booking held until now has freed up, though it was free when somebody looked last', () => {
    expect(checkEntry({ ...nothing, known: [10, 20], freed: { from: 20, to: 30 } }, [10, 20])).toMatchObject({
      next: 20,
      known: [10],
    });
  });

  it('offers nothing beside an open offer, until that is gone', () => {
    expect(checkEntry({ known: [], offered: [10], open: 10 }, [10, 20])).toMatchObject({
      isLost: false,
      next: undefined,
    });
    expect(checkEntry({ known: [], offered: [10], open: 10 }, [20])).toMatchObject({ isLost: true, next: 20 });
  });
});
