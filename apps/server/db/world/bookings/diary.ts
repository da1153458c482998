import { venueTimes, minuteOf, womenOnlyTimes, workingTimes } from '../working-times.ts';
import { users } from '../users.ts';
import type { WorldEmployee, WorldService, WorldTreatment, WorldVenue } from '../world-venue.ts';
import type { WorldBooking } from './world-booking.ts';

/** A booking with its venue, employee and time. */
export type DiaryBooking = {
  story: WorldBooking;
  venue: WorldVenue;
  service: WorldService;
  treatment: WorldTreatment;
  employee: WorldEmployee;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  /** From when and until when it holds the employee, with its buffers. */
  takenAt: Temporal.Instant;
  freeAt: Temporal.Instant;
};

type TimeSpan = { from: number; to: number };

/** The held time of every employee and customer: none of them has two bookings at once. */
export class Diary {
  readonly #today: Temporal.PlainDate;
  readonly #now: Temporal.Instant;
  readonly #taken = new Map<string, TimeSpan[]>();

  constructor(today: Temporal.PlainDate, now: Temporal.Instant) {
    this.#today = today;
    this.#now = now;
  }

  /** Enters a booking at its nearest free time; undefined where an exact day has none. */
  enter(story: WorldBooking, venue: WorldVenue, service: WorldService): DiaryBooking | undefined {
    const treatment = service.treatments[story.treatmentIndex];
    if (!treatment) throw new Error(`service ${service.id} has no treatment ${story.treatmentIndex}`);
    const step = story.day < 0 ? -1 : 1;
    for (let tries = 0; tries < (story.exact ? 1 : 21); tries += 1) {
      const day = story.day + tries * step;
      const first = this.#startsOn(day, story, venue, service, treatment)[0];
      if (first) {
        this.#take(first);
        return first;
      }
    }
    if (story.exact) return undefined;
    throw new Error(`no free time for ${story.customer} at service ${service.id}`);
  }

  /** All free times of a day, nearest to the preferred minute first. */
  #startsOn(
    day: number,
    story: WorldBooking,
    venue: WorldVenue,
    service: WorldService,
    treatment: WorldTreatment,
  ): DiaryBooking[] {
    if (venueTimes(venue, this.#today, day).length === 0) return [];
    return venue.team
      .filter((employee) => service.team.includes(employee.id) && (story.employee ?? employee.id) === employee.id)
      .flatMap((employee) =>
        listStartMinutes(venue, employee, treatment, this.#today, day).map((minute) => ({ employee, minute })),
      )
      .filter(({ employee, minute }) => {
        const areWomen = employee.gender === 'female' && users[story.customer].gender === 'female';
        const womenOnly = womenOnlyTimes(venue, this.#today, day);
        return areWomen || womenOnly.every(({ from, to }) => minute + treatment.minutes <= from || to <= minute);
      })
      .toSorted(
        (a, b) => Math.abs(a.minute - story.at) - Math.abs(b.minute - story.at) || a.employee.id - b.employee.id,
      )
      .map(({ employee, minute }) => {
        const startsAt = minuteOf(this.#today, day, minute);
        const endsAt = startsAt.add({ minutes: treatment.minutes });
        const takenAt = startsAt.subtract({ minutes: treatment.before });
        const freeAt = endsAt.add({ minutes: treatment.buffer });
        return { story, venue, service, treatment, employee, startsAt, endsAt, takenAt, freeAt };
      })
      .filter((booking) => this.#suits(booking));
  }

  #suits({ story, employee, venue, takenAt, freeAt }: DiaryBooking): boolean {
    const span = { from: takenAt.epochMilliseconds, to: freeAt.epochMilliseconds };
    const now = this.#now.epochMilliseconds;
    const isOver = span.to <= now;
    const isAhead = span.from > now + (venue.leadMinutes + 60) * 60_000;
    const isInTime = story.exact && !story.status ? true : story.day < 0 ? isOver : isAhead;
    return isInTime && this.#isFree(`employee ${employee.id}`, span) && this.#isFree(story.customer, span);
  }

  #isFree(who: string, span: TimeSpan): boolean {
    return (this.#taken.get(who) ?? []).every((other) => other.to <= span.from || span.to <= other.from);
  }

  #take({ story, employee, takenAt, freeAt }: DiaryBooking): void {
    const span = { from: takenAt.epochMilliseconds, to: freeAt.epochMilliseconds };
    for (const who of [`employee ${employee.id}`, story.customer]) {
      this.#taken.set(who, [...(this.#taken.get(who) ?? []), span]);
    }
  }
}

/** Minutes on the venue's grid at which the treatment with its buffers fits into the working time of an employee. */
const listStartMinutes = (
  venue: WorldVenue,
  employee: WorldEmployee,
  treatment: WorldTreatment,
  today: Temporal.PlainDate,
  day: number,
): number[] =>
  workingTimes(venue, employee, today, day).flatMap(({ from, to }) => {
    const step = venue.slotStepMinutes;
    const first = Math.ceil((from + treatment.before) / step) * step;
    const count = Math.floor((to - treatment.minutes - treatment.buffer - first) / step) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * step);
  });
