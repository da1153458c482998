import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import type { CourseSessionInput } from '@tajmeelspot/contract/till/course-names.ts';

/** The course that is proposed for a treatment: the first whose sessions are not all taken by treatments before it. */
export function courseFor(bill: Bill, itemId: number, sessions: readonly CourseSessionInput[]) {
  const others = sessions.filter(({ item_id: id }) => id !== itemId);
  return bill.courses.find(
    ({ id, left, item_ids: items }) =>
      items.includes(itemId) && others.filter(({ course_id: course }) => course === id).length < left,
  );
}

/** The sessions that a bill begins with: whoever has a course that is in time uses it. */
export function proposeSessions(bill: Bill): CourseSessionInput[] {
  const sessions: CourseSessionInput[] = [];
  for (const { item_id: itemId } of bill.treatments) {
    const course = courseFor(bill, itemId, sessions);
    if (course && !course.has_expired) sessions.push({ item_id: itemId, course_id: course.id });
  }
  return sessions;
}

/** What the sessions of a bill pay for: those that stand and those that are chosen. Whole dinars. */
export const paidBySessions = (bill: Bill, sessions: readonly CourseSessionInput[]): number =>
  bill.treatments
    .filter(({ item_id: id, course }) => course !== null || sessions.some(({ item_id: own }) => own === id))
    .reduce((sum, { price_iqd: price }) => sum + price, 0);
