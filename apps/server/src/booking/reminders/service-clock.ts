import { daysFrom, todayAt } from '#app/availability/availability.ts';
import type { Database } from '#app/database/connection.ts';
import { listTimetables, type Timetable } from '#app/venues/venues.ts';
import { countServedMinutes } from './service-clock-rules.ts';
import { listUptime } from './service-clock-queries.ts';

/** How much time questions had to be answered. */
export type ServiceClock = {
  /** Minutes since an instant in which the venue was open and the service up; none for a question that has not left. */
  servedMinutes(venueId: number, askedAt: Date | null): number;
  timetableOf(venueId: number): Timetable | undefined;
};

type AskedQuestion = { readonly venue_id: number; readonly asked_at: Date | null };

/** A question that is older is counted as if it were this old. */
const maxDays = 60;

/** Reads the clock of service for some questions, as it stands now. */
export async function readServiceClock(
  db: Database,
  now: Temporal.Instant,
  questions: readonly AskedQuestion[],
): Promise<ServiceClock> {
  const oldest = now.subtract({ hours: maxDays * 24 });
  const asked = questions.map(({ asked_at: at }) => at?.getTime() ?? now.epochMilliseconds);
  const since = Temporal.Instant.fromEpochMilliseconds(Math.max(Math.min(...asked), oldest.epochMilliseconds));
  const today = todayAt(now);
  // Hours of the evening before can reach into the first day.
  const first = todayAt(since).subtract({ days: 1 });
  const days = daysFrom(first, first.until(today).total('days') + 1);
  // Until a fortnight ahead: a deadline that is put off is counted in the days to come.
  const [timetables, uptime] = await Promise.all([
    listTimetables(
      db,
      questions.map(({ venue_id: id }) => id),
      first.toString(),
      today.add({ days: 14 }).toString(),
    ),
    listUptime(db, new Date(since.epochMilliseconds)),
  ]);
  const to = Math.floor(now.epochMilliseconds / 60_000);
  return {
    timetableOf: (venueId) => timetables.get(venueId),
    servedMinutes(venueId, askedAt) {
      const timetable = timetables.get(venueId);
      if (!timetable || !askedAt) return 0;
      const from = Math.max(Math.ceil(askedAt.getTime() / 60_000), Math.floor(since.epochMilliseconds / 60_000));
      return countServedMinutes(timetable, days, uptime, { from, to });
    },
  };
}
