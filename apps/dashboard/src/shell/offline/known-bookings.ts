import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import { LocalProblem } from '../local-problem.ts';
import { queryClient } from '../query-client.ts';
import { listDueTasks } from './queue.ts';
import { applyQueue } from './queued-agenda.ts';
import { findCollision } from './queued-times.ts';

/** Some time of the employees who could take it; instants in milliseconds since 1970. */
type NeededTime = {
  readonly employeeIds: readonly number[];
  readonly from: number;
  readonly minutes: number;
  /** The booking that is being moved. */
  readonly exceptId?: number;
};

type CollisionContext = {
  readonly venueId: number;
  readonly collisionText: (values: { customerName: string; time: string }) => string;
};

/** Refuses at once what this device knows to stand in the place of another booking. Throws LocalProblem. */
export function requireFree(
  { venueId, collisionText }: CollisionContext,
  { employeeIds, from, minutes, exceptId }: NeededTime,
): void {
  const bookings = listKnownBookings(venueId);
  const collisions = employeeIds.map((employeeId) =>
    findCollision(bookings, { employeeId, from, to: from + minutes * 60_000 }, exceptId),
  );
  const [collision] = collisions;
  if (!collision || collisions.includes(undefined)) return;
  throw new LocalProblem(collisionText({ customerName: collision.customer_name, time: collision.time }));
}

/** Every booking of a venue that this device knows, with what waits to be sent. */
function listKnownBookings(venueId: number): readonly Booking[] {
  const tasks = listDueTasks(venueId);
  const treatments = queryClient.getQueryData<VenueTreatment[]>(['treatments', venueId]) ?? [];
  const agendas = queryClient
    .getQueriesData<Agenda | Booking[]>({ queryKey: ['agenda', venueId] })
    .flatMap(([, data]) => (data && !Array.isArray(data) ? [data] : []));
  const all = agendas.flatMap((agenda) => applyQueue(agenda, tasks, treatments).bookings);
  return [...new Map(all.map((booking) => [booking.id, booking])).values()];
}
