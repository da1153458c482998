import { setTimeout as sleep } from 'node:timers/promises';
import { clientAt } from './customers.ts';
import type { AcknowledgedBooking, DrillJournal } from './journal.ts';

/** What visitors were shown of times that had been booked. */
export type VisitorView = { checks: number; readonly outdated: string[] };

/** Milliseconds: an announcement has reached every process by then; what is older is not looked at; between two looks. */
const timesMs = { announced: 1000, latest: 6000, pause: 40 };

/**
 * Looks at times that were booked, at each process in turn and without a session, until `isOver`: whoever answers the read,
 * leader or replica, none may be shown as free.
 */
export async function runVisitor(
  origins: readonly string[],
  journal: DrillJournal,
  view: VisitorView,
  isOver: () => boolean,
): Promise<void> {
  const clients = origins.map((origin) => clientAt(origin));
  for (let round = 0; !isOver(); round++) {
    const client = clients[round % clients.length];
    const booking = pickAnnounced(journal.bookings);
    // A process that has no database, or is away, shows nothing.
    const isFree = booking && client ? await askFor(client, booking).catch(() => undefined) : undefined;
    if (booking && isFree !== undefined && !booking.isCancelled && !booking.isEnding) {
      view.checks += 1;
      if (isFree) view.outdated.push(`booking ${booking.id} is taken and was shown as free by ${origins[round % 2]}`);
    }
    await sleep(timesMs.pause);
  }
}

function pickAnnounced(bookings: readonly AcknowledgedBooking[]): AcknowledgedBooking | undefined {
  const now = performance.now();
  const known = bookings
    .slice(-60)
    .filter(({ at, isEnding }) => !isEnding && now - at > timesMs.announced && now - at < timesMs.latest);
  return known[Math.floor(Math.random() * known.length)];
}

/** Whether the time of a booking is shown as free; undefined where its day does not show it at all. */
async function askFor(client: ReturnType<typeof clientAt>, { slots }: AcknowledgedBooking) {
  const { service, treatment, employee, day, time } = slots;
  const query = { treatment_id: String(treatment), employee_id: String(employee), from: day, days: '1' };
  const { data } = await client.listSlots({ params: { id: String(service) }, query });
  return data.days[0]?.times.find((slot) => slot.time === time)?.is_free ?? false;
}
