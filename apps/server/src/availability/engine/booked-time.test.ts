import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstant } from './days.ts';
import { type BookedTime, toRosterForBooked, listSubstitutes, type Misfit, misfitOf } from './booked-time.ts';
import { blocks, toSlotGrid } from './slots.ts';
import { listOracleSlots } from '#testing/availability/slot-oracle.ts';
import { type SlotScenario, slotScenarios } from '#testing/availability/slot-scenarios.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 5000) / 5;
const timeout = 120_000;

/**
 * Worlds in which everybody rests for some minutes at noon: only there does time in which a treatment works by itself
 * matter.
 */
const worlds = slotScenarios(1, { min: 1, max: 1 }).map((world): SlotScenario => {
  const { timetable } = world;
  const pauses = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    timetable.employees.map(({ employeeId }) => ({ employeeId, weekday, from: 720, to: 725 })),
  );
  // Who takes over a treatment takes it over with its resources.
  const slotQueries = world.slotQueries.map((slotQuery) => ({ ...slotQuery, kindIds: [] }));
  return { ...world, slotQueries, timetable: { ...timetable, breaks: [...timetable.breaks, ...pauses] } };
});

/** The same venue for what is booked: lead time, horizon and limits a day are for new bookings. */
function unlimited(world: SlotScenario): SlotScenario {
  const { timetable, days } = world;
  const employees = timetable.employees.map((one) => ({ ...one, dailyCap: null }));
  const open = { ...timetable, leadMinutes: 0, horizonDays: 60, dailyCap: null, employees };
  return { ...world, timetable: open, now: toInstant(days[0]!.startMinute) };
}

/** Every minute of the grid, whether anything is offered then or not. */
const minutesOf = (world: SlotScenario): number[] => [...toSlotGrid(toRosterForBooked(world), []).minutes];

/** Something that the first person of a world's criteria has to do from a minute on. */
function bookedAt(
  { slotQueries: [slotQuery] }: SlotScenario,
  minute: number,
): BookedTime & { needsFemaleStaff: boolean } {
  return {
    employeeId: slotQuery!.employeeIds[0]!,
    from: minute,
    to: minute + slotQuery!.durationMinutes,
    held: blocks(slotQuery!).map(({ from, to }) => ({ from: minute + from, to: minute + to })),
    isForWoman: slotQuery!.isForWoman,
    needsFemaleStaff: slotQuery!.needsFemaleStaff,
  };
}

/** Where a booking would stand. */
function standing(world: SlotScenario): number[] {
  const roster = toRosterForBooked(world);
  return minutesOf(world).filter((minute) => misfitOf(roster, bookedAt(world, minute)) === undefined);
}

/** Where the oracle offers the same treatment by the same person, were nothing booked. */
function offered(world: SlotScenario): number[] {
  const slotQuery = world.slotQueries[0]!;
  const own = { ...slotQuery, employeeIds: [slotQuery.employeeIds[0]!], needsFemaleStaff: false };
  return listOracleSlots({ ...unlimited(world), held: [] }, own).map(({ minute }) => minute);
}

describe('what is booked is judged as the oracle would offer it', { timeout }, () => {
  it('a booking is broken exactly when its time would not be offered by its person without it', () => {
    let [stands, all] = [0, 0];
    fc.assert(
      fc.property(worlds, (world) => {
        const found = standing(world);
        stands += found.length;
        all += minutesOf(world).length;
        expect(found).toEqual(offered(world));
      }),
      { numRuns, seed },
    );
    // Worlds in which everything stands, or nothing, would agree about nothing.
    expect(stands).toBeGreaterThan(all / 10);
    expect(stands).toBeLessThan(all * 0.9);
  });

  it('all who are free can stand in and nobody else, the one who should take it first', () => {
    let found = 0;
    fc.assert(
      fc.property(worlds, (world) => {
        const roster = toRosterForBooked(world);
        const { employeeIds } = world.slotQueries[0]!;
        const standIns = minutesOf(world).flatMap((minute) => {
          const employees = listSubstitutes(roster, bookedAt(world, minute), employeeIds);
          return employees.length > 0 ? [{ minute, employees }] : [];
        });
        found += standIns.length;
        const free = listOracleSlots(unlimited(world), world.slotQueries[0]!).filter((start) => start.free.length > 0);
        expect(standIns).toEqual(free.map((start) => ({ minute: start.minute, employees: start.free })));
      }),
      { numRuns, seed },
    );
    expect(found).toBeGreaterThan(numRuns);
  });
});

/** What the judgement is kept from knowing. */
const mistakes: Record<string, (world: SlotScenario) => SlotScenario> = {
  exceptions: (world) => withTimetable(world, { exceptions: [] }),
  breaks: (world) => withTimetable(world, { breaks: [] }),
  'hours for women': (world) => withTimetable(world, { womenOnlyHours: [] }),
  'own hours': (world) =>
    withTimetable(world, { hours: world.timetable.hours.filter(({ employeeId }) => employeeId === null) }),
  'who the customer is': (world) => ({
    ...world,
    slotQueries: world.slotQueries.map((slotQuery) => ({ ...slotQuery, isForWoman: true })),
  }),
  'processing time': (world) => ({
    ...world,
    slotQueries: world.slotQueries.map((slotQuery) => ({ ...slotQuery, processing: null })),
  }),
};

const withTimetable = (world: SlotScenario, over: Partial<SlotScenario['timetable']>): SlotScenario => ({
  ...world,
  timetable: { ...world.timetable, ...over },
});

describe('the comparison finds a judgement that forgets', { timeout }, () => {
  it.each(Object.entries(mistakes))('%s', (_, forget) => {
    const agrees = fc.property(
      worlds,
      (world) => JSON.stringify(standing(forget(world))) === JSON.stringify(offered(world)),
    );
    expect(fc.check(agrees, { numRuns, seed, endOnFailure: true }).failed).toBe(true);
  });
});

it('names what a booking does not fit into: the venue first, then its person, then whom the hours are for', () => {
  const [world] = fc.sample(slotScenarios(1, { min: 1, max: 1 }), { numRuns: 1, seed });
  const day = { ...world!.days[1]!, weekday: 1, date: '2026-12-07' };
  const start = day.startMinute + 600;
  const employees = [{ employeeId: 1, isFemale: true, dailyCap: null }];
  const whole = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ employeeId: null, weekday, from: 540, to: 1200 }));
  const open = { hours: whole, breaks: [], womenOnlyHours: [], exceptions: [], isWomenOnly: false };
  const base = { ...world!.timetable, ...open, employees };
  const judged = (over: Partial<SlotScenario['timetable']>): Misfit | undefined => {
    const venue = { days: [day], held: [], timeZone: 'Asia/Baghdad', timetable: { ...base, ...over } };
    const held = [{ from: start, to: start + 60 }];
    return misfitOf(toRosterForBooked(venue), {
      employeeId: 1,
      from: start,
      to: start + 60,
      held,
      isForWoman: false,
    });
  };
  const leave = { employeeId: 1, kind: 'closed' as const, priority: 0, weekday: null, from: null, to: null };
  const days = { startsOn: day.date, endsOn: day.date };
  const women = [{ weekday: 1, from: 630, to: 700 }];
  expect(judged({})).toBeUndefined();
  expect(judged({ exceptions: [{ ...leave, ...days, employeeId: null }] })).toBe('closed');
  expect(judged({ exceptions: [{ ...leave, ...days }], womenOnlyHours: women })).toBe('employee_away');
  expect(judged({ womenOnlyHours: women })).toBe('women_only');
});
