import type { CourseSessionInput } from '@tajmeelspot/contract/till/course-names.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import type { BillItemRow } from '../bills/bill-queries.ts';
import type { RateRow } from '../commissions/commission-queries.ts';
import { percentOf } from '../commissions/commission-rules.ts';
import { recordTransaction } from '../ledger/record-transaction.ts';
import type { LockedBill } from '../payments/lock-bill.ts';
import { findCourseBalance, lockCourses, type LockedCourseRow } from './course-queries.ts';
import { giveSession, hasExpired, sessionShare } from './course-rules.ts';
import { insertUse, listSessionsOfBooking } from './session-queries.ts';

type TakeSessionsInput = {
  readonly sessions: readonly CourseSessionInput[];
  readonly rates: readonly RateRow[];
  readonly deviceAt: string | undefined;
};

/**
 * Takes a session for each treatment that a course pays for, and gives the treatments that are still to be paid. Throws
 * invalid, managers_only, course_over, course_expired.
 */
export async function takeSessions(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  bill: LockedBill,
  { sessions, rates, deviceAt }: TakeSessionsInput,
): Promise<BillItemRow[]> {
  const { venueId, bookingId } = bill;
  const standing = await listSessionsOfBooking(tx, actor.language, venueId, bookingId);
  const covered = new Set(standing.map(({ item_id: id }) => id));
  const courses = sessions.length === 0 ? [] : await lockCourses(tx, venueId, sessions.map(toCourseId));
  const usedBefore = new Map<number, number>();
  for (const session of sessions) {
    const { item_id: itemId, course_id: courseId, late_reason: reason } = session;
    const item = bill.items.find(({ id }) => id === itemId);
    const course = courses.find(({ id }) => id === courseId);
    if (!item || covered.has(itemId)) throw invalid({ sessions: ['not_offered'] });
    const before = usedBefore.get(courseId) ?? 0;
    requireUsable(bill, item, course, { session, before });
    const left = course.sessions - course.used - before;
    const { unused_iqd: unused } = await findCourseBalance(tx, venueId, courseId);
    const percent = percentOf(rates, { employeeId: item.employee_id, treatmentId: item.treatment_id });
    const given = { itemId, employeeId: item.employee_id, percent };
    const entry = { venueId, kind: 'session', bookingId, courseId, reason: reason ?? undefined, deviceAt } as const;
    const entries = giveSession(sessionShare(unused, left), given);
    const transaction = await recordTransaction(deps, tx, actor, { ...entry, entries });
    await insertUse(tx, { venue_id: venueId, item_id: itemId, course_id: courseId, transaction_id: transaction });
    usedBefore.set(courseId, before + 1);
    covered.add(itemId);
  }
  return bill.items.filter(({ id }) => !covered.has(id));
}

const toCourseId = ({ course_id: id }: CourseSessionInput) => id;

/** Throws where a course is not for a treatment, has nothing left, or its time is over without somebody who says why. */
function requireUsable(
  { role }: LockedBill,
  item: BillItemRow,
  course: LockedCourseRow | undefined,
  { session, before }: { readonly session: CourseSessionInput; readonly before: number },
): asserts course is LockedCourseRow {
  const isOwn = course && item.client_id !== null && course.client_id === item.client_id;
  if (!isOwn || (course.treatment_id !== null && course.treatment_id !== item.treatment_id))
    throw invalid({ sessions: ['not_offered'] });
  if (course.has_ended || course.used + before >= course.sessions) throw problem('course_over');
  if (!hasExpired(course, inBaghdad(item.starts_at.getTime()).date)) return;
  if (!session.late_reason) throw problem('course_expired');
  if (role === 'staff') throw problem('managers_only');
}
