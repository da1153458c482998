import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { requireManager } from '#app/venues/venues.ts';
import { findRecorded, type KeyedRequest, recordTransaction, toKeyed } from '../ledger/record-transaction.ts';
import { payOff } from '../payments/payment-rules.ts';
import { findCourseBalance, lockCourses } from './course-queries.ts';
import { endCourse } from './course-rules.ts';

/** A course of a venue. */
export type CourseOfVenue = { readonly venueId: number; readonly courseId: number };

type PayCourseInput = { readonly parts: readonly PaymentPart[]; readonly device_at?: string | undefined };

/** Something of what is owed for a course is paid. Throws not_found, already_paid, invalid, key_reused. */
export async function payCourse(
  deps: Deps,
  actor: MemberActor,
  ref: CourseOfVenue,
  input: PayCourseInput,
  key: string,
) {
  await requireManager(deps, actor, ref.venueId);
  const request = toKeyed(key, 'course debt', ref.courseId, input);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockCourse(tx, ref, request))) return;
    const { owed_iqd: owed } = await findCourseBalance(tx, ref.venueId, ref.courseId);
    if (owed === 0) throw problem('already_paid', { body: { owed } });
    const paid = payOff(input.parts, owed);
    if (paid === 'parts') throw invalid({ parts: ['more_than_owed'] });
    const entry = { ...ref, kind: 'debt_payment', request, deviceAt: input.device_at } as const;
    await recordTransaction(deps, tx, actor, { ...entry, ...paid });
  });
  deps.changes.publish([`bookings-${ref.venueId}`]);
}

type RefundCourseInput = {
  readonly amount_iqd: number;
  readonly method: 'cash' | 'card' | 'wallet';
  readonly reason: string;
};

/** Ends a course, and gives money back of what came for it. Throws not_found, course_over, invalid, key_reused. */
export async function refundCourse(
  deps: Deps,
  actor: MemberActor,
  ref: CourseOfVenue,
  input: RefundCourseInput,
  key: string,
) {
  await requireManager(deps, actor, ref.venueId);
  const request = toKeyed(key, 'course refund', ref.courseId, input);
  await deps.db.transaction().execute(async (tx) => {
    const course = await lockCourse(tx, ref, request);
    if (!course) return;
    if (course.has_ended) throw problem('course_over');
    const balance = await findCourseBalance(tx, ref.venueId, ref.courseId);
    if (input.amount_iqd > balance.paid_iqd) throw invalid({ amount_iqd: ['more_than_paid'] });
    const entries = endCourse(input.amount_iqd, input.method, balance);
    await recordTransaction(deps, tx, actor, { ...ref, kind: 'refund', request, reason: input.reason, entries });
  });
  deps.changes.publish([`bookings-${ref.venueId}`]);
}

/** Locks a course; undefined where the same request was recorded before. Throws not_found, key_reused. */
async function lockCourse(tx: Database, { venueId, courseId }: CourseOfVenue, request: KeyedRequest) {
  const [course] = await lockCourses(tx, venueId, [courseId]);
  if (!course) throw problem('not_found');
  return (await findRecorded(tx, venueId, request)) === undefined ? course : undefined;
}
