import * as fc from 'fast-check';
import type { SlotQuery } from '#app/availability/engine/employee-slots.ts';
import type { HeldTime, RosterInput } from '#app/availability/engine/roster.ts';
import { timetableOf } from '../timetable.ts';
import { daysFrom, toInstant } from '#app/availability/availability.ts';
import type { Interval, Timetable } from '#app/venues/venues.ts';

/** A made-up venue over a day or two, and what is asked of it; the first and the last day are neighbours. */
export type World = RosterInput & { readonly slotQueries: readonly SlotQuery[]; readonly idleMinutes: number };

/** Stretches of days: two without a change of clocks, and changes at night and at midnight, forward and back. */
const stretches = [
  ['Asia/Baghdad', '2026-11-19'],
  ['Asia/Baghdad', '2026-12-30'],
  ['Europe/Berlin', '2026-03-28'],
  ['Europe/Berlin', '2026-10-24'],
  ['Asia/Beirut', '2026-03-27'],
  ['Asia/Beirut', '2026-10-23'],
] as const;

const upTo = (max: number) => fc.nat(max);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const fives = (max: number) => upTo(max / 5).map((n) => n * 5);

const clock: fc.Arbitrary<Interval> = fc
  .tuple(fc.oneof(fives(1435), upTo(1439)), fc.oneof(fives(840), upTo(840)))
  .map(([from, length]) => ({ from, to: from + length + 1 }));
const somebody = fc.constantFrom(null, null, 1, 2);
const weekday = upTo(6).map((n) => n + 1);

const exception = (dates: readonly string[]): fc.Arbitrary<Timetable['exceptions'][number]> =>
  fc
    .record({
      employeeId: somebody,
      kind: fc.constantFrom('closed', 'open', 'open', 'women_only', 'blocked'),
      priority: upTo(2),
      weekday: maybe(weekday),
      hours: clock,
      isAllDay: fc.boolean(),
      first: upTo(dates.length - 1),
      length: upTo(dates.length - 1),
    })
    .map(({ hours, isAllDay, first, length, ...rest }) => {
      const isEmpty = rest.kind === 'closed' || (rest.kind === 'women_only' && isAllDay);
      return {
        ...rest,
        employeeId:
          rest.kind === 'women_only' ? null : rest.kind === 'blocked' ? (rest.employeeId ?? 1) : rest.employeeId,
        startsOn: dates[first] ?? '',
        endsOn: dates[Math.min(first + length, dates.length - 1)] ?? '',
        from: isEmpty ? null : hours.from,
        to: isEmpty ? null : hours.to,
      };
    });

const list = <T>(value: fc.Arbitrary<T>, maxLength: number) => fc.array(value, { maxLength });
const weekly = fc.tuple(weekday, clock).map(([on, hours]) => ({ weekday: on, ...hours }));
const ownWeekly = fc.tuple(somebody, weekly).map(([employeeId, hours]) => ({ employeeId, ...hours }));
/** Most days must have hours, else nothing would be left to compare. */
const everyDay = clock.map((hours) =>
  [1, 2, 3, 4, 5, 6, 7].map((on) => ({ employeeId: null as number | null, weekday: on, ...hours })),
);

const fewCaps = fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, upTo(2));

const timetable = (dates: readonly string[]): fc.Arbitrary<Timetable> =>
  fc
    .record({
      slotStepMinutes: fc.constantFrom(15, 20, 30, 45, 60),
      leadMinutes: upTo(300),
      horizonDays: fc.oneof({ weight: 3, arbitrary: fc.constant(60) }, upTo(4)),
      dailyCap: fc.oneof(
        { weight: 4, arbitrary: fc.constant(null) },
        upTo(4).map((n) => n + 1),
      ),
      usual: fc.oneof({ weight: 6, arbitrary: everyDay }, fc.constant([])),
      more: list(ownWeekly, 5),
      breaks: list(ownWeekly, 2),
      womenOnlyHours: list(weekly, 2),
      exceptions: list(exception(dates), 3),
      genders: fc.tuple(fc.boolean(), fc.boolean()),
      caps: fc.tuple(fewCaps, fewCaps),
    })
    .map(({ usual, more, genders, caps, ...rest }) =>
      timetableOf({
        ...rest,
        hours: [...usual, ...more],
        employees: genders.map((isFemale, place) => {
          const cap = caps[place] ?? null;
          return { employeeId: place + 1, isFemale, dailyCap: cap === null ? null : cap + 1 };
        }),
      }),
    );

const slotQuery: fc.Arbitrary<SlotQuery> = fc
  .record({
    durationMinutes: fc.oneof(fives(115), upTo(119)).map((n) => n + 5),
    bufferBeforeMinutes: fc.oneof(fc.constant(0), upTo(30)),
    bufferAfterMinutes: fc.oneof(fc.constant(0), upTo(30)),
    processing: maybe(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))),
    employeeIds: fc.constantFrom([1], [2], [1, 2], [1, 2]),
    isForWoman: fc.boolean(),
    needsFemaleStaff: fc.constantFrom(false, false, false, true),
  })
  .map(({ processing, ...rest }) => {
    const room = rest.durationMinutes - 2;
    const from = 1 + Math.floor((processing?.[0] ?? 0) * (room - 1));
    const to = from + 1 + Math.floor((processing?.[1] ?? 0) * (room - from));
    return { ...rest, processing: processing && room > 1 && to < rest.durationMinutes ? { from, to } : null };
  });

/** One booking: a part, or two with a gap between them. */
const booking = (start: number, length: number): fc.Arbitrary<HeldTime[]> =>
  fc
    .record({
      employeeId: fc.constantFrom(1, 2),
      startsAt: upTo(length).map((n) => start + n),
      first: upTo(120),
      gap: maybe(upTo(60)),
      second: upTo(60),
    })
    .map(({ employeeId, startsAt, first, gap, second }) => {
      const part = { employeeId, startsAt, from: startsAt, to: startsAt + first + 1 };
      if (gap === null) return [part];
      const resumes = part.to + gap + 1;
      return [part, { employeeId, startsAt, from: resumes, to: resumes + second + 1 }];
    });

/** Worlds of one asked day, or two where `most` allows. */
export const worldWith = (max: number, treatments: { readonly least: number; readonly max: number }) =>
  fc
    .tuple(fc.constantFrom(...stretches), fc.integer({ min: 1, max: max }))
    .chain(([[timeZone, first], count]): fc.Arbitrary<World> => {
      const days = daysFrom(Temporal.PlainDate.from(first), count + 2, timeZone);
      const start = days[0]?.startMinute ?? 0;
      const length = (days.at(-1)?.endMinute ?? 0) - start;
      return fc.record({
        timeZone: fc.constant(timeZone),
        days: fc.constant(days),
        timetable: timetable(days.map(({ date }) => date)),
        held: list(booking(start, length), 6).map((parts) => parts.flat()),
        now: fc
          .oneof({ weight: 3, arbitrary: fc.constant(-2000) }, upTo(length))
          .map((offset) => toInstant(start + offset)),
        slotQueries: fc.array(slotQuery, { minLength: treatments.least, maxLength: treatments.max }),
        idleMinutes: fc.constantFrom(0, 0, 5, 11),
      });
    });
