import type { SlotQuery } from '#app/availability/engine/slots.ts';
import { canEquip, resourcesFor } from './resource-oracle.ts';
import type { SlotScenario } from './slot-scenarios.ts';
import type { Interval, Timetable } from '#app/venues/venues.ts';

/*
 * The rules of time, minute by minute: every fact is computed for each minute alone. The oracle is slow and shares nothing
 * with the slot engine but the type of its input.
 */

/** A slot with the employees for whom it fits and those who are free, the one who should take it first. */
export type OracleSlot = { readonly minute: number; readonly fitting: number[]; readonly free: number[] };

/** Every slot of a scenario. */
export function listOracleSlots(scenario: SlotScenario, slotQuery: SlotQuery): OracleSlot[] {
  const facts = factsOf(scenario);
  return slotsOf(scenario).flatMap((minute) => {
    const fitting = slotQuery.employeeIds.filter((id) => fits(facts, slotQuery, id, minute));
    if (fitting.length === 0) return [];
    const isEquipped = resourcesFor(scenario, slotQuery, minute, []) !== undefined;
    const free = fitting.filter((id) => isEquipped && isFree(facts, slotQuery, id, minute, 0, 0));
    const byLoad = (a: number, b: number) => loadAt(facts, a, minute) - loadAt(facts, b, minute) || a - b;
    return [{ minute, fitting: fitting.toSorted(byLoad), free: free.toSorted(byLoad) }];
  });
}

type OracleAssignment = { readonly employeeId: number; readonly minute: number };

/** Every selection of treatments, each as early as possible; tries every employee at every minute. */
export function listOracleAssignments(scenario: SlotScenario): OracleAssignment[][] {
  const facts = factsOf(scenario);
  const assignNext = (
    assignments: OracleAssignment[],
    earliest: number,
    latest: number,
  ): OracleAssignment[] | undefined => {
    const slotQuery = scenario.slotQueries[assignments.length];
    if (!slotQuery) return assignments;
    for (let minute = earliest; minute <= latest; minute++) {
      const placed = [...assignments.map((one) => one.minute), minute];
      if (!canEquip(scenario, placed)) continue;
      const byLoad = (a: number, b: number) => loadAt(facts, a, minute) - loadAt(facts, b, minute) || a - b;
      for (const employeeId of slotQuery.employeeIds.toSorted(byLoad)) {
        const sameDay = assignments.filter(
          (assignment) => dateOf(scenario, assignment.minute) === dateOf(scenario, minute),
        );
        const own = sameDay.filter((assignment) => assignment.employeeId === employeeId).length;
        if (!fits(facts, slotQuery, employeeId, minute)) continue;
        if (!isFree(facts, slotQuery, employeeId, minute, sameDay.length, own)) continue;
        const taken = assignments.flatMap((assignment, index) => {
          const former = scenario.slotQueries[index];
          return former && assignment.employeeId === employeeId ? blockedMinutes(former, assignment.minute) : [];
        });
        if (taken.length > 0 && overlap(taken, blockedMinutes(slotQuery, minute))) continue;
        const end = minute + slotQuery.durationMinutes;
        const found = assignNext([...assignments, { employeeId, minute }], end, end + scenario.idleMinutes);
        if (found) return found;
      }
    }
    return undefined;
  };
  return slotsOf(scenario).flatMap((minute) => {
    const found = assignNext([], minute, minute);
    return found ? [found] : [];
  });
}

/**
 * Every selection of treatments that begin together, each by another employee: tries every combination of employees, the
 * preferred ones of the first treatment first.
 */
export function listOracleTogether(scenario: SlotScenario): OracleAssignment[][] {
  const facts = factsOf(scenario);
  const { slotQueries } = scenario;
  return slotsOf(scenario).flatMap((minute) => {
    const byLoad = (a: number, b: number) => loadAt(facts, a, minute) - loadAt(facts, b, minute) || a - b;
    const combinations = slotQueries.reduce<number[][]>(
      (some, slotQuery) => some.flatMap((ids) => slotQuery.employeeIds.toSorted(byLoad).map((id) => [...ids, id])),
      [[]],
    );
    const found = combinations.find(
      (ids) =>
        new Set(ids).size === ids.length &&
        ids.every((id, index) => {
          const slotQuery = slotQueries[index];
          return (
            slotQuery &&
            fits(facts, slotQuery, id, minute) &&
            isFree(facts, slotQuery, id, minute, slotQueries.length - 1, 0)
          );
        }),
    );
    if (!found) return [];
    const isEquipped = canEquip(
      scenario,
      slotQueries.map(() => minute),
    );
    return isEquipped ? [found.map((employeeId) => ({ employeeId, minute }))] : [];
  });
}

const overlap = (some: number[], others: number[]) => new Set(some).intersection(new Set(others)).size > 0;

/** The facts about a minute since 1970. */
type MinuteFacts = {
  readonly scenario: SlotScenario;
  readonly lastDate: string;
  readonly isOpen: (minute: number) => boolean;
  readonly isWomenOnly: (minute: number) => boolean;
  readonly isWorking: (id: number, minute: number) => boolean;
  readonly isHeld: (id: number, minute: number) => boolean;
};

function fits({ scenario, ...facts }: MinuteFacts, slotQuery: SlotQuery, id: number, start: number): boolean {
  const { timetable, now } = scenario;
  const isFemale = timetable.employees.find(({ employeeId }) => employeeId === id)?.isFemale ?? false;
  if (slotQuery.needsFemaleStaff && !isFemale) return false;
  if ((start - timetable.leadMinutes) * 60_000 < now.epochMilliseconds) return false;
  if (dateOf(scenario, start) > facts.lastDate) return false;
  for (let minute = start; minute < start + slotQuery.durationMinutes; minute++) {
    if (!facts.isOpen(minute)) return false;
    if (!isProcessing(slotQuery, minute - start) && !facts.isWorking(id, minute)) return false;
    if (timetable.isWomenOnly ? !isFemale : facts.isWomenOnly(minute) && !(slotQuery.isForWoman && isFemale))
      return false;
  }
  return true;
}

function isFree(
  facts: MinuteFacts,
  slotQuery: SlotQuery,
  id: number,
  start: number,
  addedOfVenue: number,
  addedOwn: number,
): boolean {
  if (blockedMinutes(slotQuery, start).some((minute) => facts.isHeld(id, minute))) return false;
  const { scenario } = facts;
  const bookings = scenario.held.filter(({ startsAt }) => dateOf(scenario, startsAt) === dateOf(scenario, start));
  const count = (of: typeof bookings) => new Set(of.map((one) => `${one.employeeId} ${one.startsAt}`)).size;
  const own = bookings.filter(({ employeeId }) => employeeId === id);
  const cap = scenario.timetable.employees.find(({ employeeId }) => employeeId === id)?.dailyCap ?? Infinity;
  return count(bookings) + addedOfVenue < (scenario.timetable.dailyCap ?? Infinity) && count(own) + addedOwn < cap;
}

const isProcessing = ({ processing }: SlotQuery, offset: number) =>
  processing !== null && processing.from <= offset && offset < processing.to;

function blockedMinutes(slotQuery: SlotQuery, start: number): number[] {
  const minutes: number[] = [];
  const end = slotQuery.durationMinutes + slotQuery.bufferAfterMinutes;
  for (let offset = -slotQuery.bufferBeforeMinutes; offset < end; offset++) {
    if (!isProcessing(slotQuery, offset)) minutes.push(start + offset);
  }
  return minutes;
}

function loadAt({ scenario }: MinuteFacts, id: number, minute: number): number {
  return scenario.held
    .filter((one) => one.employeeId === id && dateOf(scenario, one.startsAt) === dateOf(scenario, minute))
    .reduce((sum, { from, to }) => sum + to - from, 0);
}

function factsOf(scenario: SlotScenario): MinuteFacts {
  const { timetable } = scenario;
  const team = timetable.employees.map(({ employeeId }) => employeeId);
  const venueHours = timetable.hours.filter(({ employeeId }) => employeeId === null);
  const hoursOfVenue = (date: string): readonly Interval[] =>
    exceptionOn(timetable, date, null) ??
    (venueHours.length === 0 ? [{ from: 570, to: 1260 }] : onDay(venueHours, date));
  const breaksOf = (id: number | null) => (date: string) =>
    onDay(
      timetable.breaks.filter(({ employeeId }) => employeeId === id),
      date,
    );
  const isPause = paint(scenario, breaksOf(null));
  const isVenue = paint(scenario, hoursOfVenue);
  const isOpen = (minute: number) => isVenue(minute) && !isPause(minute);
  const presenceByEmployee = new Map(
    team.map((id) => {
      const own = timetable.hours.filter(({ employeeId }) => employeeId === id);
      const isPresent = paint(
        scenario,
        (date) => exceptionOn(timetable, date, id) ?? (own.length === 0 ? hoursOfVenue(date) : onDay(own, date)),
      );
      const isResting = paint(scenario, breaksOf(id));
      const isBlocked = paint(scenario, (date) => blockedOn(timetable, date, id));
      const isAvailable = (minute: number) => !isResting(minute) && !isBlocked(minute);
      return [id, (minute: number) => isOpen(minute) && isPresent(minute) && isAvailable(minute)];
    }),
  );
  const held = new Map(team.map((id) => [id, new Set<number>()]));
  for (const { employeeId, from, to } of scenario.held) {
    for (let minute = from; minute < to; minute++) held.get(employeeId)?.add(minute);
  }
  const today = scenario.now.toZonedDateTimeISO(scenario.timeZone).toPlainDate();
  return {
    scenario,
    lastDate: today.add({ days: timetable.horizonDays }).toString(),
    isOpen,
    isWomenOnly: paint(scenario, (date) => womenOnlyOn(timetable, date)),
    isWorking: (id, minute) => presenceByEmployee.get(id)?.(minute) ?? false,
    isHeld: (id, minute) => held.get(id)?.has(minute) ?? false,
  };
}

/** Whether a minute lies in the hours of its day. */
function paint(scenario: SlotScenario, hoursOn: (date: string) => readonly Interval[]): (minute: number) => boolean {
  const first = scenario.days[0]?.startMinute ?? 0;
  const painted = new Uint8Array((scenario.days.length + 2) * 1500);
  for (const { date } of scenario.days) {
    for (const { from, to } of hoursOn(date)) {
      const end = clockMinute(scenario.timeZone, date, to).minute;
      for (let minute = clockMinute(scenario.timeZone, date, from).minute; minute < end; minute++)
        painted[minute - first] = 1;
    }
  }
  return (minute) => painted[minute - first] === 1;
}

const onDay = (rows: Timetable['breaks'] | Timetable['womenOnlyHours'], date: string): readonly Interval[] =>
  rows.filter(({ weekday }) => weekday === Temporal.PlainDate.from(date).dayOfWeek);

function exceptionOn(timetable: Timetable, date: string, id: number | null): Interval[] | undefined {
  const found = timetable.exceptions.filter(
    (exception) =>
      (exception.kind === 'closed' || exception.kind === 'open') &&
      exception.employeeId === id &&
      covers(exception, date),
  );
  if (found.length === 0) return undefined;
  const highest = found.filter((exception) => found.every(({ priority }) => priority <= exception.priority));
  return highest.some(({ kind }) => kind === 'closed')
    ? []
    : highest.map(({ from, to }) => ({ from: from ?? 0, to: to ?? 0 }));
}

function womenOnlyOn(timetable: Timetable, date: string): readonly Interval[] {
  const found = timetable.exceptions.filter((exception) => exception.kind === 'women_only' && covers(exception, date));
  const highest = found.filter((exception) => found.every(({ priority }) => priority <= exception.priority));
  if (highest.length > 0) return highest.map(({ from, to }) => ({ from: from ?? 0, to: to ?? 1440 }));
  return onDay(timetable.womenOnlyHours, date);
}

const blockedOn = (timetable: Timetable, date: string, id: number): Interval[] =>
  timetable.exceptions
    .filter((exception) => exception.kind === 'blocked' && exception.employeeId === id && covers(exception, date))
    .map(({ from, to }) => ({ from: from ?? 0, to: to ?? 0 }));

const covers = (exception: Timetable['exceptions'][number], date: string) =>
  exception.startsOn <= date &&
  date <= exception.endsOn &&
  (exception.weekday ?? Temporal.PlainDate.from(date).dayOfWeek) === Temporal.PlainDate.from(date).dayOfWeek;

/** Every minute of the grid that the clock shows, on the days of the scenario. */
function slotsOf({ days, timeZone, timetable: { slotStepMinutes: step } }: SlotScenario): number[] {
  return days.slice(1, -1).flatMap(({ date }) =>
    Array.from({ length: Math.ceil(1440 / step) }, (_, slot) => clockMinute(timeZone, date, slot * step))
      .filter(({ isShown }) => isShown)
      .map(({ minute }) => minute),
  );
}

const datesByZone = new Map<string, Map<number, string>>();

function dateOf({ timeZone }: SlotScenario, minute: number): string {
  const dates = datesByZone.getOrInsertComputed(timeZone, () => new Map<number, string>());
  return dates.getOrInsertComputed(minute, () => {
    const instant = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
    return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  });
}

const clockMinutes = new Map<string, { minute: number; isShown: boolean }>();

/** A minute of a day's clock, which may lie past its midnight, as Temporal reads it; of two equal ones the first. */
function clockMinute(timeZone: string, date: string, minuteOfDay: number) {
  const key = `${timeZone} ${date} ${minuteOfDay}`;
  const known = clockMinutes.get(key);
  if (known) return known;
  const local = Temporal.PlainDateTime.from(date).add({ minutes: minuteOfDay });
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  const isShown = zoned.toPlainDateTime().equals(local);
  // Hours that begin or end at a skipped time do so when the clocks change.
  const change = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' }).getTimeZoneTransition('next');
  const found = { minute: ((isShown ? zoned : change) ?? zoned).epochMilliseconds / 60_000, isShown };
  clockMinutes.set(key, found);
  return found;
}
