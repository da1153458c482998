import { attendanceLimits } from '@tajmeelspot/contract/attendance-limits.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { attendanceStepOf } from './attendance-rules.ts';
import * as queries from './attendance-queries.ts';

/** What is asked of the caller, and the visits that it follows from. No venue sees this. */
export async function findAttendance(deps: Deps, { member, language }: MemberActor) {
  const now = toDate(deps.clock.now());
  const [missed, counted] = await Promise.all([
    queries.listMissedBookings(deps.db, language, { customerId: member.id, days: attendanceLimits.days, now }),
    queries.countKeptBookings(deps.db, member.id, now),
  ]);
  return { step: attendanceStepOf(counted.missed, counted.completed), completed: counted.completed, missed };
}

/**
 * The customer says that a no-show is wrong: it does not count until an operator has decided. Throws not_found, and
 * not_possible where the booking is no no-show, or was disputed before.
 */
export async function disputeNoShow(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  const now = toDate(deps.clock.now());
  if (await queries.insertDispute(deps.db, actor.member.id, id, now)) return;
  throw problem((await queries.isOwnBooking(deps.db, actor.member.id, id)) ? 'not_possible' : 'not_found');
}
