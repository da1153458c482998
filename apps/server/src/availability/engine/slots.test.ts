import { describe, expect, it } from 'vitest';
import { timetableOf } from '#testing/timetable.ts';
import type { Timetable } from '#app/venues/timetable/timetable-rules.ts';
import { daysFrom, toInstant } from './days.ts';
import { findAssignments } from './assignments.ts';
import { listEmployeeSlots, nearestFree, rankEmployees, type SlotQuery, slotsOn, toSlotGrid } from './slots.ts';
import { type HeldTime, toRoster } from './roster.ts';

const everyDay = (from: number, to: number, employeeId: number | null = null) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ employeeId, weekday, from, to }));

const slotQueryFor = (over: Partial<SlotQuery> = {}): SlotQuery => ({
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  processing: null,
  employeeIds: [1, 2],
  isForWoman: false,
  needsFemaleStaff: false,
  ...over,
});

type Venue = Partial<Timetable> & { date?: string; zone?: string; held?: readonly HeldTime[] };

/** A venue on one day, long before it. */
function rosterOf({ date = '2026-11-21', zone = 'Asia/Baghdad', held = [], ...over }: Venue = {}) {
  const days = daysFrom(Temporal.PlainDate.from(date).subtract({ days: 1 }), 3, zone);
  const now = toInstant((days[0]?.startMinute ?? 0) - 1440);
  return toRoster({ timetable: timetableOf(over), days, held, now, timeZone: zone });
}

/** Free starts by the clock of the zone, with their offset where it matters. */
function clockOf(venue: Venue, slotQuery: SlotQuery): string[] {
  const roster = rosterOf(venue);
  const slots = toSlotGrid(roster, listEmployeeSlots(roster, slotQuery));
  return slots.days
    .flatMap(({ indexes }) => slotsOn(slots, indexes))
    .filter(({ isFree }) => isFree)
    .map(({ minute }) =>
      toInstant(minute)
        .toZonedDateTimeISO(venue.zone ?? 'Asia/Baghdad')
        .toPlainTime()
        .toString()
        .slice(0, 5),
    );
}

const midnight = rosterOf().days[1]?.startMinute ?? 0;
const heldBy = (employeeId: number, from: number, to: number): HeldTime => ({
  employeeId,
  startsAt: midnight + from,
  from: midnight + from,
  to: midnight + to,
});

describe('starts of a day', () => {
  it('leave room for the whole treatment, also past midnight', () => {
    expect(clockOf({ hours: everyDay(1320, 1560) }, slotQueryFor())).toEqual(
      '00:00 00:30 01:00 22:00 22:30 23:00 23:30'.split(' '),
    );
  });

  it('a buffer must be free but may outlast the shift; back to back is free', () => {
    const held = [heldBy(1, 660, 690)];
    const slotQuery = slotQueryFor({ employeeIds: [1], durationMinutes: 30, bufferAfterMinutes: 30 });
    expect(clockOf({ hours: everyDay(600, 780), held }, slotQuery)).toEqual(['10:00', '11:30', '12:00', '12:30']);
  });

  it('a break lies in the processing time of a treatment, or another booking does', () => {
    const slotQuery = slotQueryFor({ durationMinutes: 90, processing: { from: 30, to: 60 }, employeeIds: [1] });
    const breaks = everyDay(660, 690, 1);
    expect(clockOf({ hours: everyDay(600, 780), breaks }, slotQuery)).toEqual(['10:30', '11:30']);
    expect(clockOf({ hours: everyDay(600, 780), held: [heldBy(1, 660, 690)] }, slotQuery)).toEqual(['10:30', '11:30']);
  });
});

describe('clocks that change', () => {
  const night = { zone: 'Europe/Berlin', hours: everyDay(0, 300), slotStepMinutes: 60 };

  it('an hour that is skipped has no start', () => {
    expect(clockOf({ ...night, date: '2026-03-29' }, slotQueryFor())).toEqual(['00:00', '01:00', '03:00', '04:00']);
  });

  it('an hour that comes twice has its starts once, and the venue stays open in between', () => {
    expect(clockOf({ ...night, date: '2026-10-25' }, slotQueryFor())).toEqual([
      '00:00',
      '01:00',
      '02:00',
      '03:00',
      '04:00',
    ]);
    expect(clockOf({ ...night, date: '2026-10-25' }, slotQueryFor({ durationMinutes: 240 }))).toEqual([
      '00:00',
      '01:00',
      '02:00',
    ]);
  });

  it('a day may begin at one in the morning', () => {
    const beirut = { ...night, zone: 'Asia/Beirut', date: '2026-03-29' };
    expect(clockOf(beirut, slotQueryFor())).toEqual(['01:00', '02:00', '03:00', '04:00']);
  });
});

describe('anyone', () => {
  it('is the free employee with the fewest booked minutes that day, then the lowest id; those taken come last', () => {
    const hours = everyDay(600, 780);
    const held = [heldBy(1, 600, 630), heldBy(2, 720, 780), heldBy(4, 660, 665)];
    const roster = rosterOf({ hours, held });
    const employees = listEmployeeSlots(roster, slotQueryFor({ employeeIds: [4, 3, 2, 1] }));
    expect(rankEmployees(roster, employees, midnight + 660)).toEqual([3, 1, 2, 4]);
  });
});

describe('several treatments', () => {
  it('goes on back to back, with any employee who can', () => {
    const roster = rosterOf({ hours: everyDay(600, 780), slotStepMinutes: 30, held: [heldBy(1, 720, 780)] });
    const slotQueries = [slotQueryFor({ employeeIds: [1] }), slotQueryFor({ employeeIds: [1, 2] })];
    expect(findAssignments(roster, { slotQueries, idleMinutes: 0 })).toEqual([
      [
        { employeeId: 1, minute: midnight + 600 },
        { employeeId: 2, minute: midnight + 660 },
      ],
      [
        { employeeId: 1, minute: midnight + 630 },
        { employeeId: 2, minute: midnight + 690 },
      ],
      [
        { employeeId: 1, minute: midnight + 660 },
        { employeeId: 2, minute: midnight + 720 },
      ],
    ]);
  });

  it('waitlist_entries for the same person’s buffer where the customer may wait', () => {
    const roster = rosterOf({ hours: everyDay(600, 780), slotStepMinutes: 60 });
    const slotQueries = [
      slotQueryFor({ employeeIds: [1], bufferAfterMinutes: 15 }),
      slotQueryFor({ employeeIds: [1] }),
    ];
    expect(findAssignments(roster, { slotQueries, idleMinutes: 10 })).toEqual([]);
    expect(findAssignments(roster, { slotQueries, idleMinutes: 20 })).toEqual([
      [
        { employeeId: 1, minute: midnight + 600 },
        { employeeId: 1, minute: midnight + 675 },
      ],
    ]);
  });

  it('of more than six treatments is none', () => {
    const slotQueries = Array.from({ length: 7 }, () => slotQueryFor({ durationMinutes: 5 }));
    expect(findAssignments(rosterOf(), { slotQueries, idleMinutes: 0 })).toEqual([]);
    expect(findAssignments(rosterOf(), { slotQueries: slotQueries.slice(1), idleMinutes: 0 }).length).toBeGreaterThan(
      0,
    );
  });
});

describe('nearestFree', () => {
  it('names the nearest free starts, never the wanted one', () => {
    const slots = [600, 630, 660, 690].map((minute) => ({ minute, isFree: minute !== 660 }));
    expect(nearestFree(slots, 630, 2)).toEqual([600, 690]);
  });
});
