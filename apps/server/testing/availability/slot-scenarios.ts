import * as fc from 'fast-check';
import type { SlotQuery } from '#app/availability/engine/slots.ts';
import type { GivableResource } from '#app/availability/engine/resources.ts';
import type { HeldTime, RosterInput } from '#app/availability/engine/roster.ts';
import { timetableOf } from '../timetable.ts';
import { daysFrom, toInstant } from '#app/availability/availability.ts';
import type { Interval, Timetable } from '#app/venues/venues.ts';

/** A generated venue over one or two days with slot queries; the first and the last day are neighbours of these. */
export type SlotScenario = RosterInput & {
  readonly resources: readonly GivableResource[];
  readonly slotQueries: readonly SlotQuery[];
  readonly idleMinutes: number;
};

/** First days: two without a change of clocks, and changes at night and at midnight, forward and back. */
const periods = [
  ['Asia/Baghdad', '2026-11-19'],
  ['Asia/Baghdad', '2026-12-30'],
  ['Europe/Berlin', '2026-03-28'],
  ['Europe/Berlin', '2026-10-24'],
  ['Asia/Beirut', '2026-03-27'],
  ['Asia/Beirut', '2026-10-23'],
] as const;

const atMost = (max: number) => fc.nat(max);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const multiplesOfFive = (max: number) => atMost(max / 5).map((n) => n * 5);

const clockHours: fc.Arbitrary<Interval> = fc
  .tuple(fc.oneof(multiplesOfFive(1435), atMost(1439)), fc.oneof(multiplesOfFive(840), atMost(840)))
  .map(([from, length]) => ({ from, to: from + length + 1 }));
/** The employees of a generated venue: one more for treatments that begin together. */
export type TeamIds = readonly number[];
const anyEmployeeId = (team: TeamIds) => fc.constantFrom(null, null, ...team);
const weekday = atMost(6).map((n) => n + 1);

const exception = (dates: readonly string[], team: TeamIds): fc.Arbitrary<Timetable['exceptions'][number]> =>
  fc
    .record({
      employeeId: anyEmployeeId(team),
      kind: fc.constantFrom('closed', 'open', 'open', 'women_only', 'blocked'),
      priority: atMost(2),
      weekday: orNull(weekday),
      hours: clockHours,
      isAllDay: fc.boolean(),
      first: atMost(dates.length - 1),
      length: atMost(dates.length - 1),
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
const weekly = fc.tuple(weekday, clockHours).map(([on, hours]) => ({ weekday: on, ...hours }));
const ownWeekly = (team: TeamIds) =>
  fc.tuple(anyEmployeeId(team), weekly).map(([employeeId, hours]) => ({ employeeId, ...hours }));
/** Most days must have hours: without any, there would be nothing to compare. */
const everyDay = clockHours.map((hours) =>
  [1, 2, 3, 4, 5, 6, 7].map((on) => ({ employeeId: null as number | null, weekday: on, ...hours })),
);

const fewCaps = fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, atMost(2));

const timetable = (dates: readonly string[], team: TeamIds): fc.Arbitrary<Timetable> =>
  fc
    .record({
      slotStepMinutes: fc.constantFrom(15, 20, 30, 45, 60),
      leadMinutes: atMost(300),
      horizonDays: fc.oneof({ weight: 3, arbitrary: fc.constant(60) }, atMost(4)),
      dailyCap: fc.oneof(
        { weight: 4, arbitrary: fc.constant(null) },
        atMost(4).map((n) => n + 1),
      ),
      usual: fc.oneof({ weight: 6, arbitrary: everyDay }, fc.constant([])),
      others: list(ownWeekly(team), 5),
      breaks: list(ownWeekly(team), 2),
      isWomenOnly: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      womenOnlyHours: list(weekly, 2),
      exceptions: list(exception(dates, team), 3),
      genders: fc.tuple(...team.map(() => fc.boolean())),
      caps: fc.tuple(...team.map(() => fewCaps)),
    })
    .map(({ usual, others, genders, caps, ...rest }) =>
      timetableOf({
        ...rest,
        hours: [...usual, ...others],
        employees: genders.map((isFemale, index) => {
          const cap = caps[index] ?? null;
          return { employeeId: team[index] ?? 0, isFemale, dailyCap: cap === null ? null : cap + 1 };
        }),
      }),
    );

const slotQuery = (team: TeamIds): fc.Arbitrary<SlotQuery> =>
  fc
    .record({
      durationMinutes: fc.oneof(multiplesOfFive(115), atMost(119)).map((n) => n + 5),
      bufferBeforeMinutes: fc.oneof(fc.constant(0), atMost(30)),
      bufferAfterMinutes: fc.oneof(fc.constant(0), atMost(30)),
      processing: orNull(
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      ),
      employeeIds: fc.constantFrom(...team.map((id) => [id]), [...team], [...team]),
      isForWoman: fc.boolean(),
      needsFemaleStaff: fc.constantFrom(false, false, false, true),
      kindIds: fc.constantFrom([], [], [], [1], [1], [2], [1, 2]),
    })
    .map(({ processing, ...rest }) => {
      const room = rest.durationMinutes - 2;
      const from = 1 + Math.floor((processing?.[0] ?? 0) * (room - 1));
      const to = from + 1 + Math.floor((processing?.[1] ?? 0) * (room - from));
      return { ...rest, processing: processing && room > 1 && to < rest.durationMinutes ? { from, to } : null };
    });

/** The held time of a booking: one part, or two with a gap between them. */
const booking = (start: number, length: number, team: TeamIds): fc.Arbitrary<HeldTime[]> =>
  fc
    .record({
      employeeId: fc.constantFrom(...team),
      startsAt: atMost(length).map((n) => start + n),
      first: atMost(120),
      gap: orNull(atMost(60)),
      second: atMost(60),
    })
    .map(({ employeeId, startsAt, first, gap, second }) => {
      const part = { employeeId, startsAt, from: startsAt, to: startsAt + first + 1 };
      if (gap === null) return [part];
      const resumes = part.to + gap + 1;
      return [part, { employeeId, startsAt, from: resumes, to: resumes + second + 1 }];
    });

/** The resources of a venue: mostly one or two resources of two kinds, with what bookings and maintenance keep of them. */
const resources = (start: number, length: number): fc.Arbitrary<GivableResource[]> => {
  const busy = list(
    fc.tuple(atMost(length), atMost(200)).map(([offset, minutes]) => ({
      from: start + offset,
      to: start + offset + minutes + 1,
    })),
    3,
  );
  const resource = fc.record({ kindId: fc.constantFrom(1, 1, 2), uses: busy, maintenance: busy });
  return fc
    .tuple(fc.constantFrom([1, 2], [1, 2], [1, 2], []), list(resource, 2), busy, busy)
    .map(([kinds, more, uses, maintenance]) =>
      [...kinds.map((kindId) => ({ kindId, uses, maintenance })), ...more].map((one, index) => ({
        ...one,
        resourceId: index + 1,
      })),
    );
};

/** Scenarios of up to `maxDays` days with a number of treatments. */
export const slotScenarios = (
  maxDays: number,
  treatments: { readonly min: number; readonly max: number },
  team: TeamIds = [1, 2],
) =>
  fc
    .tuple(fc.constantFrom(...periods), fc.integer({ min: 1, max: maxDays }))
    .chain(([[timeZone, first], count]): fc.Arbitrary<SlotScenario> => {
      const days = daysFrom(Temporal.PlainDate.from(first), count + 2, timeZone);
      const start = days[0]?.startMinute ?? 0;
      const length = (days.at(-1)?.endMinute ?? 0) - start;
      return fc.record({
        timeZone: fc.constant(timeZone),
        days: fc.constant(days),
        timetable: timetable(
          days.map(({ date }) => date),
          team,
        ),
        held: list(booking(start, length, team), 6).map((parts) => parts.flat()),
        resources: resources(start, length),
        now: fc
          .oneof({ weight: 3, arbitrary: fc.constant(-2000) }, atMost(length))
          .map((offset) => toInstant(start + offset)),
        slotQueries: fc.array(slotQuery(team), { minLength: treatments.min, maxLength: treatments.max }),
        idleMinutes: fc.constantFrom(0, 0, 5, 11),
      });
    });
