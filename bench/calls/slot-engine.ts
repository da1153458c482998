import { deepStrictEqual } from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  listEmployeeSlots,
  type SlotGrid,
  type SlotQuery,
  toSlotGrid,
} from '../../apps/server/src/availability/engine/slots.ts';
import { type HeldTime, type RosterInput, toRoster } from '../../apps/server/src/availability/engine/roster.ts';
import { daysFrom } from '../../apps/server/src/availability/engine/days.ts';
import { type BareVenue, countFreeSlots } from '../bare/count-free-slots.ts';
import { atMost, type Measurement, median } from '../budget.ts';

const sizes = [
  { employees: 1, milliseconds: 1 },
  { employees: 5, milliseconds: 2.5 },
  { employees: 100, milliseconds: 12 },
];
const days = 30;
const heldPerEmployee = 200;
const opens = 9 * 60;
const closes = 21 * 60;
const step = 15;
const duration = 45;
const firstDay = Temporal.PlainDate.from('2026-11-21');
const warmUps = 100;
const batches = 100;
/** In kB of 1000 bytes, as the report counts. */
const mebibyte = 1048.576;

/** The slot engine over 30 days compared with a bare pass over integers that gives the same answer, in this process. */
export function measureSlotEngine(): Promise<Measurement[]> {
  return Promise.resolve(sizes.flatMap(measureSize));
}

function measureSize({ employees, milliseconds }: (typeof sizes)[number]): Measurement[] {
  const bare = makeBareVenue(employees);
  const input = toRosterInput(bare);
  const slotQuery = slotQueryOf(employees);
  const calendar = layOutCalendar();
  deepStrictEqual(
    findSlots(input, calendar, slotQuery).free,
    countFreeSlots(bare),
    'the engine and the bare pass differ',
  );
  const times = timeSides(Math.ceil(10 / employees), {
    whole: () => findSlots(input, layOutCalendar(), slotQuery),
    ours: () => findSlots(input, calendar, slotQuery),
    bare: () => countFreeSlots(bare),
  });
  const who = `${employees} employee${employees === 1 ? '' : 's'}`;
  const note = `with the calendar laid out, as for the bare pass: ${times.ours.toFixed(3)} ms to ${times.bare.toFixed(3)} ms`;
  const found: Measurement[] = [
    { name: `slots, ${who}`, value: times.whole, unit: 'ms', budget: atMost(milliseconds) },
    { name: `slots, ${who}, to a bare pass`, value: times.ours / times.bare, unit: '×', budget: atMost(4), note },
  ];
  if (employees > 1) return found;
  const value = allocatedKilobytes(() => findSlots(input, layOutCalendar(), slotQuery));
  return [...found, { name: `slots, ${who}, allocation`, value, unit: 'kB', budget: atMost(mebibyte) }];
}

const layOutCalendar = () => daysFrom(firstDay.subtract({ days: 1 }), days + 2);

function findSlots(input: Omit<RosterInput, 'days'>, calendar: RosterInput['days'], slotQuery: SlotQuery): SlotGrid {
  const roster = toRoster({ ...input, days: calendar });
  return toSlotGrid(roster, listEmployeeSlots(roster, slotQuery));
}

/** Milliseconds of one call of each side, in the best of many short batches: other work of the machine only adds. */
function timeSides<T extends string>(calls: number, sides: Readonly<Record<T, () => unknown>>): Record<T, number> {
  const all = Object.entries<() => unknown>(sides);
  const times = Object.fromEntries(all.map(([side]) => [side, Infinity])) as Record<string, number>;
  for (let batch = -warmUps; batch < batches; batch++) {
    for (const [side, work] of all) {
      const spent = timeOf(work, calls);
      if (batch >= 0) times[side] = Math.min(times[side] ?? Infinity, spent);
    }
  }
  return times;
}

function timeOf(work: () => unknown, calls: number): number {
  const started = performance.now();
  for (let call = 0; call < calls; call++) work();
  return (performance.now() - started) / calls;
}

/** The memory that one call allocates on the heap and in buffers, in kB. */
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
    const result = work();
    const after = inUse();
    return result === undefined ? Number.NaN : (after - before) / 1000;
  });
  return median(found);
}

/** A venue whose employees are busy 200 times each in 30 days, at times that look random and are the same each run. */
function makeBareVenue(employees: number): BareVenue {
  const midnights = daysFrom(firstDay, days).map(({ startMinute }) => startMinute);
  const held = Array.from({ length: employees }, (_, employee) => {
    const parts = Array.from({ length: heldPerEmployee }, (__, index) => {
      const room = (days * 1440) / heldPerEmployee;
      const from = (midnights[0] ?? 0) + Math.floor(index * room) + ((index * 53 + employee * 71) % 140);
      return [from, from + 30 + ((index * 17 + employee) % 45)];
    });
    return Int32Array.from(parts.flat());
  });
  const shifts = held.map((_, index) => ({ from: opens + (index % 4) * 45, to: closes - (index % 3) * 60 }));
  return { midnights, shifts, step, duration, held };
}

const idsOf = (employees: number) => Array.from({ length: employees }, (_, index) => index + 1);

/** The same venue as input of the engine: rows as the database has them. */
function toRosterInput({ held, shifts }: BareVenue): Omit<RosterInput, 'days'> {
  const rows: HeldTime[] = held.flatMap((parts, index) =>
    Array.from({ length: parts.length / 2 }, (_, part) => {
      const from = parts[part * 2] ?? 0;
      return { employeeId: index + 1, startsAt: from, from, to: parts[part * 2 + 1] ?? 0 };
    }),
  );
  const week = (employeeId: number | null, from: number, to: number) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ employeeId, weekday, from, to }));
  const own = shifts.flatMap(({ from, to }, index) => week(index + 1, from, to));
  return {
    timetable: {
      venueId: 1,
      slotStepMinutes: step,
      leadMinutes: 0,
      horizonDays: 60,
      answerMinutes: 120,
      dailyCap: null,
      autoConfirm: false,
      hours: [...week(null, opens, closes), ...own],
      breaks: [],
      isWomenOnly: false,
      womenOnlyHours: [],
      exceptions: [],
      employees: idsOf(held.length).map((employeeId) => ({ employeeId, isFemale: true, dailyCap: null })),
    },
    held: rows.toSorted((a, b) => a.from - b.from),
    now: firstDay.subtract({ days: 1 }).toZonedDateTime('Asia/Baghdad').toInstant(),
    timeZone: 'Asia/Baghdad',
  };
}

const slotQueryOf = (employees: number): SlotQuery => ({
  durationMinutes: duration,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  processing: null,
  employeeIds: idsOf(employees),
  isForWoman: false,
  needsFemaleStaff: false,
});
