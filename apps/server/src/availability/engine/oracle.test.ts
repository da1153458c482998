import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAssignments } from './assignments.ts';
import { listEmployeeSlots, rankEmployees, toSlotGrid } from './slots.ts';
import { listOracleAssignments, listOracleSlots, listOracleTogether } from '#testing/availability/slot-oracle.ts';
import { type SlotScenario, slotScenarios } from '#testing/availability/slot-scenarios.ts';
import { toRoster } from './roster.ts';
import { findTogetherAssignments, listTogetherAssignments } from './together.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 5000);
const severalRuns = numRuns * 0.4;
// Thousands of worlds take seconds, and longer where others use the machine.
const timeout = 120_000;

/**
 * Every start of a world as the engine finds it: for how many it fits, how many are free, and who comes in which order.
 */
function engineStarts(world: SlotScenario) {
  const slotQuery = world.slotQueries[0]!;
  const roster = toRoster(world);
  const employees = listEmployeeSlots(roster, slotQuery);
  const { minutes, fitting, free } = toSlotGrid(roster, employees);
  return [...minutes.entries()].flatMap(([index, minute]) =>
    fitting[index] ? [{ minute, free: free[index], employees: rankEmployees(roster, employees, minute) }] : [],
  );
}

const expectedStarts = (world: SlotScenario) =>
  listOracleSlots(world, world.slotQueries[0]!).map(({ minute, fitting, free }) => ({
    minute,
    free: free.length,
    employees: [...free, ...fitting.filter((id) => !free.includes(id))],
  }));

const oneTreatment = slotScenarios(2, { min: 1, max: 1 });
const someTreatments = slotScenarios(1, { min: 2, max: 3 });
const treatmentsTogether = slotScenarios(1, { min: 2, max: 3 }, [1, 2, 3]);

describe('the engine agrees with a minute-by-minute oracle', { timeout }, () => {
  it('on every start, who is free and who should take it', () => {
    let slots = 0;
    fc.assert(
      fc.property(oneTreatment, (world) => {
        const found = engineStarts(world);
        slots += found.length;
        expect(found).toEqual(expectedStarts(world));
      }),
      { numRuns, seed },
    );
    // Empty worlds would agree about nothing.
    expect(slots).toBeGreaterThan(numRuns);
  });

  it('on every basket, its people and its times', () => {
    let selections = 0;
    fc.assert(
      fc.property(someTreatments, (world) => {
        const found = findAssignments(toRoster(world), world);
        selections += found.length;
        expect(found).toEqual(listOracleAssignments(world));
      }),
      { numRuns: severalRuns, seed },
    );
    expect(selections).toBeGreaterThan(severalRuns / 2);
  });
});

describe('R14.01 treatments that begin together, each by another employee', { timeout }, () => {
  it('are offered when the oracle finds somebody for each, and to the same ones', () => {
    let selections = 0;
    fc.assert(
      fc.property(treatmentsTogether, (world) => {
        const found = findTogetherAssignments(toRoster(world), world.slotQueries);
        selections += found.length;
        expect(found).toEqual(listOracleTogether(world));
      }),
      { numRuns: severalRuns, seed },
    );
    expect(selections).toBeGreaterThan(severalRuns / 2);
  });

  it('have every other assignment behind the first, and none twice', () => {
    fc.assert(
      fc.property(treatmentsTogether, (world) => {
        const roster = toRoster(world);
        for (const [first, second] of findTogetherAssignments(roster, world.slotQueries).slice(0, 3)) {
          const all = listTogetherAssignments(roster, world.slotQueries, first!.minute, 100);
          const keys = all.map((assignments) => assignments.map(({ employeeId }) => employeeId).join());
          expect(all[0]!.slice(0, 2)).toEqual([first, second]);
          expect(new Set(keys).size).toBe(keys.length);
          for (const assignments of all)
            expect(new Set(assignments.map(({ employeeId }) => employeeId)).size).toBe(assignments.length);
        }
      }),
      { numRuns: severalRuns / 4, seed },
    );
  });

  it.each(['a buffer before', 'a buffer after', 'limits a day', 'hours for women', 'female staff'])(
    'are compared so that an engine is found that forgets %s',
    (mistake) => {
      const forget = mistakes[mistake]!;
      const agrees = fc.property(treatmentsTogether, (world) => {
        const forgetful = forget(world);
        const found = findTogetherAssignments(toRoster(forgetful), forgetful.slotQueries);
        return JSON.stringify(found) === JSON.stringify(listOracleTogether(world));
      });
      expect(fc.check(agrees, { numRuns: severalRuns, seed, endOnFailure: true }).failed).toBe(true);
    },
  );
});

/** What the engine is kept from knowing. */
const mistakes: Record<string, (world: SlotScenario) => SlotScenario> = {
  'a buffer before': (world) => withQuery(world, { bufferBeforeMinutes: 0 }),
  'a buffer after': (world) => withQuery(world, { bufferAfterMinutes: 0 }),
  'processing time': (world) => withQuery(world, { processing: null }),
  'who the customer is': (world) => withQuery(world, { isForWoman: true }),
  'female staff': (world) => withQuery(world, { needsFemaleStaff: false }),
  'the second employee': (world) => withQuery(world, { employeeIds: [1] }),
  'the second part of a booking': (world) => ({
    ...world,
    held: world.held.filter(({ startsAt, from }) => startsAt === from),
  }),
  exceptions: (world) => withTimetable(world, { exceptions: [] }),
  priorities: (world) =>
    withTimetable(world, { exceptions: world.timetable.exceptions.map((one) => ({ ...one, priority: 0 })) }),
  breaks: (world) => withTimetable(world, { breaks: [] }),
  'hours for women': (world) => withTimetable(world, { womenOnlyHours: [] }),
  midnight: (world) =>
    withTimetable(world, {
      hours: world.timetable.hours.map((hours) => ({ ...hours, to: Math.min(hours.to, 1440) })),
    }),
  'limits a day': (world) => withTimetable(world, { dailyCap: null, employees: withoutCaps(world) }),
  'lead time': (world) => withTimetable(world, { leadMinutes: 0 }),
  horizon: (world) => withTimetable(world, { horizonDays: 60 }),
  resources: (world) => withQuery(world, { kindIds: [] }),
  'the second kind of resource': (world) => ({
    ...world,
    slotQueries: world.slotQueries.map((slotQuery) => ({ ...slotQuery, kindIds: slotQuery.kindIds!.slice(0, 1) })),
  }),
  'what bookings have of a resource': (world) => withResources(world, { uses: [] }),
  maintenance: (world) => withResources(world, { maintenance: [] }),
  'changes of clocks': (world) => ({
    ...world,
    days: world.days.map((day) => ({ ...day, change: { from: 0, ahead: 0 } })),
  }),
};

const withQuery = (world: SlotScenario, over: Partial<SlotScenario['slotQueries'][number]>): SlotScenario => ({
  ...world,
  slotQueries: world.slotQueries.map((slotQuery) => ({ ...slotQuery, ...over })),
});
const withTimetable = (world: SlotScenario, over: Partial<SlotScenario['timetable']>): SlotScenario => ({
  ...world,
  timetable: { ...world.timetable, ...over },
});
const withResources = (world: SlotScenario, over: Partial<SlotScenario['resources'][number]>): SlotScenario => ({
  ...world,
  resources: world.resources.map((resource) => ({ ...resource, ...over })),
});
/** Every treatment has resources of its own, so that none is in the way of another of its selection. */
const withOwnResources = (world: SlotScenario): SlotScenario => ({
  ...world,
  resources: world.slotQueries.flatMap((_, index) =>
    world.resources.map((resource) => ({
      ...resource,
      resourceId: 100 * index + resource.resourceId,
      kindId: 100 * index + resource.kindId,
    })),
  ),
  slotQueries: world.slotQueries.map((slotQuery, index) => ({
    ...slotQuery,
    kindIds: slotQuery.kindIds!.map((kindId) => 100 * index + kindId),
  })),
});
const withoutCaps = ({ timetable }: SlotScenario) => timetable.employees.map((one) => ({ ...one, dailyCap: null }));

describe('the comparison finds an engine that forgets', { timeout }, () => {
  it.each(Object.entries(mistakes))('%s', (_, forget) => {
    const agrees = fc.property(
      oneTreatment,
      (world) => JSON.stringify(engineStarts(forget(world))) === JSON.stringify(expectedStarts(world)),
    );
    expect(fc.check(agrees, { numRuns, seed, endOnFailure: true }).failed).toBe(true);
  });

  it('R15.09 a resource that a selection itself has, one after the other or together', () => {
    const inRow = fc.property(someTreatments, (world) => {
      const found = findAssignments(toRoster(withOwnResources(world)), withOwnResources(world));
      return JSON.stringify(found) === JSON.stringify(listOracleAssignments(world));
    });
    const together = fc.property(treatmentsTogether, (world) => {
      const found = findTogetherAssignments(toRoster(withOwnResources(world)), withOwnResources(world).slotQueries);
      return JSON.stringify(found) === JSON.stringify(listOracleTogether(world));
    });
    expect(fc.check(inRow, { numRuns: severalRuns, seed, endOnFailure: true }).failed).toBe(true);
    expect(fc.check(together, { numRuns: severalRuns, seed, endOnFailure: true }).failed).toBe(true);
  });

  it('a buffer between two treatments of a basket', () => {
    const agrees = fc.property(someTreatments, (world) => {
      const found = findAssignments(
        toRoster(world),
        withQuery(world, { bufferAfterMinutes: 0, bufferBeforeMinutes: 0 }),
      );
      return JSON.stringify(found) === JSON.stringify(listOracleAssignments(world));
    });
    expect(fc.check(agrees, { numRuns: severalRuns, seed, endOnFailure: true }).failed).toBe(true);
  });
});
