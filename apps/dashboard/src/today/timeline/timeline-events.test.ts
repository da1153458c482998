import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { describe, expect, it } from 'vitest';
import { findShownHours, listColumns, listOffTimeEvents, listItemEvents } from './timeline-events.ts';

const day = '2026-11-21';
type TestEmployee = Agenda['employees'][number];

const employee = (over: Partial<TestEmployee> = {}): TestEmployee => ({
  id: 1,
  name: 'Zahra',
  gender: 'female',
  is_active: true,
  shifts: [{ date: day, from: '10:00', to: '14:00' }],
  off: [],
  ...over,
});

/** A booking of several treatments: by whom, from which instant, for how many minutes. */
const booking = (...items: [employeeId: number, startsAt: string, duration: number][]) =>
  ({
    id: 7,
    items: items.map(([id, startsAt, duration]) => ({
      employee: { id, name: '' },
      starts_at: startsAt,
      duration,
      pricing_title: 'Hair Cut',
    })),
  }) as unknown as Booking;

describe('listItemEvents', () => {
  it('each treatment of a booking belongs to its employee, at the time of Baghdad', () => {
    const items = listItemEvents(
      [booking([1, '2026-11-21T07:00:00.000Z', 45], [2, '2026-11-21T07:45:00.000Z', 30])],
      day,
    );
    expect(items.map(({ employeeId, from, to }) => [employeeId, from, to])).toEqual([
      [1, 600, 645],
      [2, 645, 675],
    ]);
    expect(new Set(items.map(({ key }) => key)).size).toBe(2);
  });

  it('what began the evening before is cut off at midnight', () => {
    const [event] = listItemEvents([booking([1, '2026-11-20T20:30:00.000Z', 60])], day);
    expect([event?.from, event?.to]).toEqual([0, 30]);
  });

  it('what is another day’s is left out, in a week of them', () => {
    const week = [
      booking([1, '2026-11-20T12:00:00.000Z', 60]),
      booking([1, '2026-11-21T12:00:00.000Z', 60]),
      booking([1, '2026-11-22T12:00:00.000Z', 60]),
    ];
    expect(listItemEvents(week, day).map(({ from }) => from)).toEqual([900]);
    expect(listItemEvents(week, '2026-11-19')).toEqual([]);
  });
});

describe('hoursShown', () => {
  it('covers every shift and every visit, with room for the label of the first hour', () => {
    const items = listItemEvents([booking([1, '2026-11-21T11:10:00.000Z', 60])], day);
    expect(findShownHours([employee()], items, day)).toEqual({ from: 570, to: 960 });
    expect(findShownHours([employee({ shifts: [{ date: day, from: '18:00', to: '26:00' }] })], [], day).to).toBe(1560);
  });

  it('is the usual day where nobody works', () => {
    expect(findShownHours([employee({ shifts: [] })], [], day)).toEqual({ from: 540, to: 1260 });
  });
});

describe('listPauses', () => {
  const shown = { from: 540, to: 1200 };
  const spans = (over: Partial<TestEmployee>) =>
    listOffTimeEvents(employee(over), day, shown).map(({ from, to, kind }) => [from, to, kind]);

  it('is what lies round and between the shifts, and the breaks in them', () => {
    const shifts = [
      { date: day, from: '16:00', to: '19:00' },
      { date: day, from: '10:00', to: '14:00' },
    ];
    const off = [{ date: day, from: '12:00', to: '12:30', kind: 'break' as const }];
    expect(spans({ shifts, off })).toEqual([
      [540, 600, undefined],
      [840, 960, undefined],
      [1140, 1200, undefined],
      [720, 750, 'break'],
    ]);
  });

  it('names blocked hours by their note, beside the breaks', () => {
    const off = [
      { date: day, from: '11:00', to: '11:30', kind: 'blocked' as const, exception: { id: 1, note: 'Supplier' } },
      { date: '2026-11-22', from: '11:00', to: '11:30', kind: 'blocked' as const, exception: { id: 2, note: null } },
    ];
    const found = listOffTimeEvents(employee({ off }), day, { from: 600, to: 840 });
    expect(found).toEqual([{ employeeId: 1, from: 660, to: 690, kind: 'blocked', note: 'Supplier' }]);
  });

  it('is the whole day on leave, and without a shift', () => {
    const off = [{ date: day, from: '00:00', to: '24:00', kind: 'leave' as const }];
    expect(spans({ shifts: [], off })).toEqual([[540, 1200, 'leave']]);
    expect(spans({ shifts: [] })).toEqual([[540, 1200, undefined]]);
  });
});

it('an employee who left has a column only while there is a booking to give', () => {
  const gone = employee({ id: 2, is_active: false });
  const items = listItemEvents([booking([2, '2026-11-21T07:00:00.000Z', 45])], day);
  expect(listColumns([employee(), gone], []).map(({ id }) => id)).toEqual([1]);
  expect(listColumns([employee(), gone], items).map(({ id }) => id)).toEqual([1, 2]);
});
