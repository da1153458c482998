import { timesOfVenue, minuteOf, womenOnlyTimes, workingTimes } from '../opening-times.ts';
import { people } from '../people.ts';
import type { Employee, WorldService, Price, Venue } from '../venue.ts';
import type { Wish } from './wish.ts';

/** A wish with the venue, the person and the time that the diary found for it. */
export type Appointment = {
  wish: Wish;
  venue: Venue;
  service: WorldService;
  item: Price;
  employee: Employee;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  /** From when and until when the employee is taken by it, its buffers included. */
  takenAt: Temporal.Instant;
  freeAt: Temporal.Instant;
};

type Span = { from: number; to: number };

/** Who is taken when: nobody, neither of the team nor a customer, is ever in two places. */
export class Diary {
  readonly #today: Temporal.PlainDate;
  readonly #now: Temporal.Instant;
  readonly #taken = new Map<string, Span[]>();

  constructor(today: Temporal.PlainDate, now: Temporal.Instant) {
    this.#today = today;
    this.#now = now;
  }

  /** The nearest free start for a wish, entered into the diary; undefined when an exact day has none. */
  enter(wish: Wish, venue: Venue, service: WorldService): Appointment | undefined {
    const item = service.prices[wish.item];
    if (!item) throw new Error(`listing ${service.id} has no item ${wish.item}`);
    const step = wish.day < 0 ? -1 : 1;
    for (let tries = 0; tries < (wish.exact ? 1 : 21); tries += 1) {
      const day = wish.day + tries * step;
      const found = this.#startsOn(day, wish, venue, service, item)[0];
      if (found) {
        this.#take(found);
        return found;
      }
    }
    if (wish.exact) return undefined;
    throw new Error(`no free start for ${wish.customer} at listing ${service.id}`);
  }

  /** All free starts of a day, nearest to the preferred minute first. */
  #startsOn(day: number, wish: Wish, venue: Venue, service: WorldService, item: Price): Appointment[] {
    if (timesOfVenue(venue, this.#today, day).length === 0) return [];
    return venue.team
      .filter((employee) => service.team.includes(employee.id) && (wish.employee ?? employee.id) === employee.id)
      .flatMap((employee) => starts(venue, employee, item, this.#today, day).map((minute) => ({ employee, minute })))
      .filter(({ employee, minute }) => {
        const areWomen = employee.gender === 'female' && people[wish.customer].gender === 'female';
        const womenOnly = womenOnlyTimes(venue, this.#today, day);
        return areWomen || womenOnly.every(({ from, to }) => minute + item.minutes <= from || to <= minute);
      })
      .toSorted((a, b) => Math.abs(a.minute - wish.at) - Math.abs(b.minute - wish.at) || a.employee.id - b.employee.id)
      .map(({ employee, minute }) => {
        const startsAt = minuteOf(this.#today, day, minute);
        const endsAt = startsAt.add({ minutes: item.minutes });
        const takenAt = startsAt.subtract({ minutes: item.before });
        const freeAt = endsAt.add({ minutes: item.buffer });
        return { wish, venue, service, item, employee, startsAt, endsAt, takenAt, freeAt };
      })
      .filter((appointment) => this.#suits(appointment));
  }

  #suits({ wish, employee, venue, takenAt, freeAt }: Appointment): boolean {
    const span = { from: takenAt.epochMilliseconds, to: freeAt.epochMilliseconds };
    const now = this.#now.epochMilliseconds;
    const over = span.to <= now;
    const ahead = span.from > now + (venue.leadMinutes + 60) * 60_000;
    const fits = wish.exact && !wish.status ? true : wish.day < 0 ? over : ahead;
    return fits && this.#isFree(`employee ${employee.id}`, span) && this.#isFree(wish.customer, span);
  }

  #isFree(who: string, span: Span): boolean {
    return (this.#taken.get(who) ?? []).every((taken) => taken.to <= span.from || span.to <= taken.from);
  }

  #take({ wish, employee, takenAt, freeAt }: Appointment): void {
    const span = { from: takenAt.epochMilliseconds, to: freeAt.epochMilliseconds };
    for (const who of [`employee ${employee.id}`, wish.customer]) {
      this.#taken.set(who, [...(this.#taken.get(who) ?? []), span]);
    }
  }
}

/** Starts on the house's grid between which and the person's coming and leaving the treatment has room with its buffers. */
const starts = (venue: Venue, employee: Employee, item: Price, today: Temporal.PlainDate, day: number): number[] =>
  workingTimes(venue, employee, today, day).flatMap(({ from, to }) => {
    const step = venue.slotStepMinutes;
    const first = Math.ceil((from + item.before) / step) * step;
    const count = Math.floor((to - item.minutes - item.buffer - first) / step) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, place) => first + place * step);
  });
