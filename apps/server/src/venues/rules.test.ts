import { describe, expect, it } from 'vitest';
import { houseHours, intersect, subtract, type Timetable, workingHours } from './rules.ts';

const saturday = 6;
const timetable = (over: Partial<Timetable> = {}): Timetable => ({
  establishmentId: 1,
  slotStepMinutes: 30,
  leadMinutes: 0,
  horizonDays: 60,
  answerMinutes: 120,
  hours: [],
  breaks: [],
  exceptions: [],
  ...over,
});
const house = (weekday: number, from: number, to: number) => ({ employeeId: null, weekday, from, to });
const closed = { employeeId: null, startsOn: '2026-11-20', endsOn: '2026-11-22', from: null, to: null };

describe('houseHours', () => {
  it('R9.04 a house that set none is open from 9.30 to 21.00', () => {
    expect(houseHours(timetable(), '2026-11-21', saturday)).toEqual([{ from: 570, to: 1260 }]);
  });

  it('a weekday without hours among others is a day off', () => {
    const table = timetable({ hours: [house(1, 600, 1200)] });
    expect(houseHours(table, '2026-11-21', saturday)).toEqual([]);
  });

  it('split shifts are two intervals', () => {
    const table = timetable({ hours: [house(saturday, 600, 840), house(saturday, 960, 1260)] });
    expect(houseHours(table, '2026-11-21', saturday)).toHaveLength(2);
  });

  it('an exception replaces the weekly hours on its days only', () => {
    const table = timetable({ hours: [house(saturday, 600, 840)], exceptions: [closed] });
    expect(houseHours(table, '2026-11-21', saturday)).toEqual([]);
    expect(houseHours(table, '2026-11-28', saturday)).toEqual([{ from: 600, to: 840 }]);
  });
});

describe('workingHours', () => {
  it('are own hours inside the hours of the house, less the breaks', () => {
    const table = timetable({
      hours: [house(saturday, 600, 1200), { employeeId: 7, weekday: saturday, from: 540, to: 900 }],
      breaks: [{ employeeId: 7, weekday: saturday, from: 720, to: 780 }],
    });
    expect(workingHours(table, 7, '2026-11-21', saturday)).toEqual([
      { from: 600, to: 720 },
      { from: 780, to: 900 },
    ]);
    expect(workingHours(table, 8, '2026-11-21', saturday)).toEqual([{ from: 600, to: 1200 }]);
  });

  it('nobody works on leave or when the house is closed', () => {
    const onLeave = timetable({ exceptions: [{ ...closed, employeeId: 7 }] });
    expect(workingHours(onLeave, 7, '2026-11-21', saturday)).toEqual([]);
    expect(workingHours(onLeave, 8, '2026-11-21', saturday)).toHaveLength(1);
    expect(workingHours(timetable({ exceptions: [closed] }), 8, '2026-11-21', saturday)).toEqual([]);
  });
});

describe('intervals', () => {
  it('intersect keeps what lies in both', () => {
    expect(intersect([{ from: 0, to: 10 }], [{ from: 5, to: 20 }])).toEqual([{ from: 5, to: 10 }]);
    expect(intersect([{ from: 0, to: 10 }], [{ from: 10, to: 20 }])).toEqual([]);
  });

  it('subtract leaves what lies in none', () => {
    expect(subtract([{ from: 0, to: 10 }], [{ from: 0, to: 10 }])).toEqual([]);
    expect(subtract([{ from: 0, to: 10 }], [{ from: 4, to: 6 }])).toEqual([
      { from: 0, to: 4 },
      { from: 6, to: 10 },
    ]);
  });
});
