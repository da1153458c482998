import type { SlotQuery } from '#app/availability/engine/employee-slots.ts';
import type { World } from './worlds.ts';
import type { Interval, Timetable } from '#app/venues/venues.ts';

/*
 * The rules of time told minute by minute, slowly and without any help of the engine: what is true of a minute is asked
 * of that minute. It shares nothing with the engine but the shape of a world.
 */

/** A start with everybody for whom it fits and everybody who is free, the one who should take it first. */
export type OracleStart = { readonly minute: number; readonly fitting: number[]; readonly free: number[] };

/** Every start of the days asked for. */
export function oracleStarts(world: World, slotQuery: SlotQuery): OracleStart[] {
  const facts = factsOf(world);
  return slotsOf(world).flatMap((minute) => {
    const fitting = slotQuery.employeeIds.filter((id) => fits(facts, slotQuery, id, minute));
    const free = fitting.filter((id) => isFree(facts, slotQuery, id, minute, 0, 0));
    const byLoad = (a: number, b: number) => loadAt(facts, a, minute) - loadAt(facts, b, minute) || a - b;
    return fitting.length === 0 ? [] : [{ minute, fitting: fitting.toSorted(byLoad), free: free.toSorted(byLoad) }];
  });
}

type Turn = { readonly employeeId: number; readonly minute: number };

/** Every basket, its treatments as early as can be; tries every person at every minute. */
export function oracleBaskets(world: World): Turn[][] {
  const facts = factsOf(world);
  const seat = (turns: Turn[], earliest: number, latest: number): Turn[] | undefined => {
    const slotQuery = world.slotQueries[turns.length];
    if (!slotQuery) return turns;
    for (let minute = earliest; minute <= latest; minute++) {
      const byLoad = (a: number, b: number) => loadAt(facts, a, minute) - loadAt(facts, b, minute) || a - b;
      for (const employeeId of slotQuery.employeeIds.toSorted(byLoad)) {
        const sameDay = turns.filter((turn) => dateOf(world, turn.minute) === dateOf(world, minute));
        const own = sameDay.filter((turn) => turn.employeeId === employeeId).length;
        if (!fits(facts, slotQuery, employeeId, minute)) continue;
        if (!isFree(facts, slotQuery, employeeId, minute, sameDay.length, own)) continue;
        const taken = turns.flatMap((turn, place) => {
          const former = world.slotQueries[place];
          return former && turn.employeeId === employeeId ? blockedMinutes(former, turn.minute) : [];
        });
        if (taken.length > 0 && overlap(taken, blockedMinutes(slotQuery, minute))) continue;
        const end = minute + slotQuery.durationMinutes;
        const found = seat([...turns, { employeeId, minute }], end, end + world.idleMinutes);
        if (found) return found;
      }
    }
    return undefined;
  };
  return slotsOf(world).flatMap((minute) => {
    const found = seat([], minute, minute);
    return found ? [found] : [];
  });
}

const overlap = (some: number[], others: number[]) => new Set(some).intersection(new Set(others)).size > 0;

/** What is true of each minute, by minutes since 1970. */
type Facts = {
  readonly world: World;
  readonly lastDate: string;
  readonly isOpen: (minute: number) => boolean;
  readonly isWomenOnly: (minute: number) => boolean;
  readonly isWorking: (id: number, minute: number) => boolean;
  readonly isHeld: (id: number, minute: number) => boolean;
};

function fits({ world, ...facts }: Facts, slotQuery: SlotQuery, id: number, start: number): boolean {
  const { timetable, now } = world;
  const isFemale = timetable.employees.find(({ employeeId }) => employeeId === id)?.isFemale ?? false;
  if (slotQuery.needsFemaleStaff && !isFemale) return false;
  if ((start - timetable.leadMinutes) * 60_000 < now.epochMilliseconds) return false;
  if (dateOf(world, start) > facts.lastDate) return false;
  for (let minute = start; minute < start + slotQuery.durationMinutes; minute++) {
    if (!facts.isOpen(minute)) return false;
    if (!isProcessing(slotQuery, minute - start) && !facts.isWorking(id, minute)) return false;
    if (facts.isWomenOnly(minute) && !(slotQuery.isForWoman && isFemale)) return false;
  }
  return true;
}

function isFree(
  facts: Facts,
  slotQuery: SlotQuery,
  id: number,
  start: number,
  moreOfVenue: number,
  moreOwn: number,
): boolean {
  if (blockedMinutes(slotQuery, start).some((minute) => facts.isHeld(id, minute))) return false;
  const { world } = facts;
  const bookings = world.held.filter(({ startsAt }) => dateOf(world, startsAt) === dateOf(world, start));
  const count = (of: typeof bookings) => new Set(of.map((one) => `${one.employeeId} ${one.startsAt}`)).size;
  const own = bookings.filter(({ employeeId }) => employeeId === id);
  const cap = world.timetable.employees.find(({ employeeId }) => employeeId === id)?.dailyCap ?? Infinity;
  return count(bookings) + moreOfVenue < (world.timetable.dailyCap ?? Infinity) && count(own) + moreOwn < cap;
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

function loadAt({ world }: Facts, id: number, minute: number): number {
  return world.held
    .filter((one) => one.employeeId === id && dateOf(world, one.startsAt) === dateOf(world, minute))
    .reduce((sum, { from, to }) => sum + to - from, 0);
}

function factsOf(world: World): Facts {
  const { timetable } = world;
  const venue = timetable.hours.filter(({ employeeId }) => employeeId === null);
  const hoursOfVenue = (date: string): readonly Interval[] =>
    exceptionOn(timetable, date, null) ?? (venue.length === 0 ? [{ from: 570, to: 1260 }] : onDay(venue, date));
  const breaksOf = (id: number | null) => (date: string) =>
    onDay(
      timetable.breaks.filter(({ employeeId }) => employeeId === id),
      date,
    );
  const isPause = paint(world, breaksOf(null));
  const isVenue = paint(world, hoursOfVenue);
  const isOpen = (minute: number) => isVenue(minute) && !isPause(minute);
  const people = new Map(
    [1, 2].map((id) => {
      const own = timetable.hours.filter(({ employeeId }) => employeeId === id);
      const isPresent = paint(
        world,
        (date) => exceptionOn(timetable, date, id) ?? (own.length === 0 ? hoursOfVenue(date) : onDay(own, date)),
      );
      const isResting = paint(world, breaksOf(id));
      const isBlocked = paint(world, (date) => blockedOn(timetable, date, id));
      const isThere = (minute: number) => !isResting(minute) && !isBlocked(minute);
      return [id, (minute: number) => isOpen(minute) && isPresent(minute) && isThere(minute)];
    }),
  );
  const held = new Map([1, 2].map((id) => [id, new Set<number>()]));
  for (const { employeeId, from, to } of world.held) {
    for (let minute = from; minute < to; minute++) held.get(employeeId)?.add(minute);
  }
  const today = world.now.toZonedDateTimeISO(world.timeZone).toPlainDate();
  return {
    world,
    lastDate: today.add({ days: timetable.horizonDays }).toString(),
    isOpen,
    isWomenOnly: paint(world, (date) => womenOnlyOn(timetable, date)),
    isWorking: (id, minute) => people.get(id)?.(minute) ?? false,
    isHeld: (id, minute) => held.get(id)?.has(minute) ?? false,
  };
}

/** The hours of every day painted minute by minute. */
function paint(world: World, hoursOn: (date: string) => readonly Interval[]): (minute: number) => boolean {
  const first = world.days[0]?.startMinute ?? 0;
  const painted = new Uint8Array((world.days.length + 2) * 1500);
  for (const { date } of world.days) {
    for (const { from, to } of hoursOn(date)) {
      const end = clockMinute(world.timeZone, date, to).minute;
      for (let minute = clockMinute(world.timeZone, date, from).minute; minute < end; minute++)
        painted[minute - first] = 1;
    }
  }
  return (minute) => painted[minute - first] === 1;
}

const onDay = (rows: Timetable['breaks'] | Timetable['womenOnlyHours'], date: string): readonly Interval[] =>
  rows.filter(({ weekday }) => weekday === Temporal.PlainDate.from(date).dayOfWeek);

function exceptionOn(timetable: Timetable, date: string, id: number | null): Interval[] | undefined {
  const found = timetable.exceptions.filter(
    (x) => (x.kind === 'closed' || x.kind === 'open') && x.employeeId === id && covers(x, date),
  );
  if (found.length === 0) return undefined;
  const top = found.filter((x) => found.every(({ priority }) => priority <= x.priority));
  return top.some(({ kind }) => kind === 'closed') ? [] : top.map(({ from, to }) => ({ from: from ?? 0, to: to ?? 0 }));
}

function womenOnlyOn(timetable: Timetable, date: string): readonly Interval[] {
  const found = timetable.exceptions.filter((x) => x.kind === 'women_only' && covers(x, date));
  const top = found.filter((x) => found.every(({ priority }) => priority <= x.priority));
  if (top.length > 0) return top.map(({ from, to }) => ({ from: from ?? 0, to: to ?? 1440 }));
  return onDay(timetable.womenOnlyHours, date);
}

const blockedOn = (timetable: Timetable, date: string, id: number): Interval[] =>
  timetable.exceptions
    .filter((x) => x.kind === 'blocked' && x.employeeId === id && covers(x, date))
    .map(({ from, to }) => ({ from: from ?? 0, to: to ?? 0 }));

const covers = (x: Timetable['exceptions'][number], date: string) =>
  x.startsOn <= date &&
  date <= x.endsOn &&
  (x.weekday ?? Temporal.PlainDate.from(date).dayOfWeek) === Temporal.PlainDate.from(date).dayOfWeek;

/** Every minute of the grid that the clock shows, on the days asked for. */
function slotsOf({ days, timeZone, timetable: { slotStepMinutes: step } }: World): number[] {
  return days.slice(1, -1).flatMap(({ date }) =>
    Array.from({ length: Math.ceil(1440 / step) }, (_, slot) => clockMinute(timeZone, date, slot * step))
      .filter(({ isShown }) => isShown)
      .map(({ minute }) => minute),
  );
}

const dates = new Map<string, string>();

function dateOf({ timeZone }: World, minute: number): string {
  const key = `${timeZone} ${minute}`;
  const known = dates.get(key);
  if (known !== undefined) return known;
  const instant = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
  const date = instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  dates.set(key, date);
  return date;
}

const clockMinutes = new Map<string, { minute: number; isShown: boolean }>();

/** A minute of a day's clock, which may lie past its midnight, as Temporal reads it; of two alike the first. */
function clockMinute(timeZone: string, date: string, minuteOfDay: number) {
  const key = `${timeZone} ${date} ${minuteOfDay}`;
  const known = clockMinutes.get(key);
  if (known) return known;
  const local = Temporal.PlainDateTime.from(date).add({ minutes: minuteOfDay });
  const there = local.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  const isShown = there.toPlainDateTime().equals(local);
  // Whoever opens or closes at a time that is skipped does so when the clocks change.
  const change = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' }).getTimeZoneTransition('next');
  const found = { minute: ((isShown ? there : change) ?? there).epochMilliseconds / 60_000, isShown };
  clockMinutes.set(key, found);
  return found;
}
