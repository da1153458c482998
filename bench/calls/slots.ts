import { deepStrictEqual } from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listEmployeeSlots, type SlotQuery } from '../../apps/server/src/availability/engine/employee-slots.ts';
import { type HeldTime, type RosterInput, layOut } from '../../apps/server/src/availability/engine/roster.ts';
import { toSlotGrid, type SlotGrid } from '../../apps/server/src/availability/engine/slot-grid.ts';
import { type BareVenue, countFree } from '../bare/slots.ts';
import { atMost, type Measure, median } from '../budget.ts';
import { daysFrom } from '../../apps/server/src/availability/engine/days.ts';

const sizes = [
  { employees: 1, milliseconds: 1 },
  { employees: 5, milliseconds: 2.5 },
  { employees: 100, milliseconds: 12 },
];
const days = 30;
const busyEach = 200;
const opens = 9 * 60;
const closes = 21 * 60;
const step = 15;
const duration = 45;
const first = Temporal.PlainDate.from('2026-11-21');
const warmUps = 100;
const batches = 100;
/** In kB of 1000 bytes, as the report counts. */
const mebibyte = 1048.576;

/** The slot engine over 30 days, against the same answer by nothing but integers; both in this process. */
export function measureSlots(): Promise<Measure[]> {
  return Promise.resolve(sizes.flatMap(measureSize));
}

function measureSize({ employees, milliseconds }: (typeof sizes)[number]): Measure[] {
  const bare = bareVenue(employees);
  const given = givenTo(bare);
  const wish = wishOf(employees);
  const calendar = layOutDays();
  deepStrictEqual(findSlots(given, calendar, wish).free, countFree(bare), 'the engine and the bare pass differ');
  const best = race(Math.ceil(10 / employees), {
    whole: () => findSlots(given, layOutDays(), wish),
    ours: () => findSlots(given, calendar, wish),
    bare: () => countFree(bare),
  });
  const who = `${employees} employee${employees === 1 ? '' : 's'}`;
  const note = `given the days, as the bare pass is: ${best.ours.toFixed(3)} ms to ${best.bare.toFixed(3)} ms`;
  const found: Measure[] = [
    { name: `slots, ${who}`, value: best.whole, unit: 'ms', budget: atMost(milliseconds) },
    { name: `slots, ${who}, to a bare pass`, value: best.ours / best.bare, unit: '×', budget: atMost(4), note },
  ];
  if (employees > 1) return found;
  const value = allocatedKilobytes(() => findSlots(given, layOutDays(), wish));
  return [...found, { name: `slots, ${who}, allocation`, value, unit: 'kB', budget: atMost(mebibyte) }];
}

const layOutDays = () => daysFrom(first.subtract({ days: 1 }), days + 2);

function findSlots(given: Omit<RosterInput, 'days'>, calendar: RosterInput['days'], wish: SlotQuery): SlotGrid {
  const roster = layOut({ ...given, days: calendar });
  return toSlotGrid(roster, listEmployeeSlots(roster, wish));
}

/** All take turns in short batches; the milliseconds of one call in the best of them, for others at work only add. */
function race<T extends string>(calls: number, sides: Readonly<Record<T, () => unknown>>): Record<T, number> {
  const all = Object.entries<() => unknown>(sides);
  const best = Object.fromEntries(all.map(([side]) => [side, Infinity])) as Record<string, number>;
  for (let batch = -warmUps; batch < batches; batch++) {
    for (const [side, work] of all) {
      const spent = timeOf(work, calls);
      if (batch >= 0) best[side] = Math.min(best[side] ?? Infinity, spent);
    }
  }
  return best;
}

function timeOf(work: () => unknown, calls: number): number {
  const started = performance.now();
  for (let call = 0; call < calls; call++) work();
  return (performance.now() - started) / calls;
}

/** What one call leaves behind on the heap and beside it while nothing is collected. */
function allocatedKilobytes(work: () => unknown): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const inUse = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const found = Array.from({ length: batches }, () => {
    collect();
    const before = inUse();
    const kept = work();
    const after = inUse();
    return kept === undefined ? Number.NaN : (after - before) / 1000;
  });
  return median(found);
}

/** Every employee is taken 200 times in 30 days, at times that look like chance and are the same each run. */
function bareVenue(employees: number): BareVenue {
  const midnights = daysFrom(first, days).map(({ startMinute }) => startMinute);
  const held = Array.from({ length: employees }, (_, employee) => {
    const parts = Array.from({ length: busyEach }, (__, place) => {
      const room = (days * 1440) / busyEach;
      const from = (midnights[0] ?? 0) + Math.floor(place * room) + ((place * 53 + employee * 71) % 140);
      return [from, from + 30 + ((place * 17 + employee) % 45)];
    });
    return Int32Array.from(parts.flat());
  });
  const shifts = held.map((_, place) => ({ from: opens + (place % 4) * 45, to: closes - (place % 3) * 60 }));
  return { midnights, shifts, step, duration, held };
}

const idsOf = (employees: number) => Array.from({ length: employees }, (_, place) => place + 1);

/** The same venue as the engine is given it: rows as the database has them. */
function givenTo({ held, shifts }: BareVenue): Omit<RosterInput, 'days'> {
  const rows: HeldTime[] = held.flatMap((parts, place) =>
    Array.from({ length: parts.length / 2 }, (_, part) => {
      const from = parts[part * 2] ?? 0;
      return { employeeId: place + 1, startsAt: from, from, to: parts[part * 2 + 1] ?? 0 };
    }),
  );
  const week = (employeeId: number | null, from: number, to: number) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ employeeId, weekday, from, to }));
  const own = shifts.flatMap(({ from, to }, place) => week(place + 1, from, to));
  return {
    timetable: {
      venueId: 1,
      slotStepMinutes: step,
      leadMinutes: 0,
      horizonDays: 60,
      answerMinutes: 120,
      dailyCap: null,
      confirmsItself: false,
      hours: [...week(null, opens, closes), ...own],
      breaks: [],
      womenOnlyHours: [],
      exceptions: [],
      employees: idsOf(held.length).map((employeeId) => ({ employeeId, isFemale: true, dailyCap: null })),
    },
    held: rows.toSorted((a, b) => a.from - b.from),
    now: first.subtract({ days: 1 }).toZonedDateTime('Asia/Baghdad').toInstant(),
    timeZone: 'Asia/Baghdad',
  };
}

const wishOf = (employees: number): SlotQuery => ({
  durationMinutes: duration,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  processing: null,
  employeeIds: idsOf(employees),
  isForWoman: false,
  needsFemaleStaff: false,
});
