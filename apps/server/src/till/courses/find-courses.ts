import type { Course, CourseDetail } from '@tajmeelspot/contract/till/courses.ts';
import { todayAt } from '#app/availability/availability.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { requireManager } from '#app/venues/venues.ts';
import { toTransaction } from '../ledger/to-transaction.ts';
import { listTransactionsOfCourse } from '../ledger/transaction-queries.ts';
import * as queries from './course-queries.ts';
import { courseStateAt } from './course-rules.ts';

/** The courses of a client of a venue that the actor runs. Throws not_found. */
export async function listClientCourses(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  clientId: number,
): Promise<Course[]> {
  await requireManager(deps, actor, venueId);
  const rows = await queries.listCoursesOfClient(deps.db, actor.language, venueId, clientId);
  return rows.map((row) => toCourse(deps, row));
}

/** A course of a venue that the actor runs, with its payments. Throws not_found. */
export async function findCourse(deps: Deps, actor: MemberActor, venueId: number, id: number): Promise<CourseDetail> {
  await requireManager(deps, actor, venueId);
  const row = await queries.findCourse(deps.db, actor.language, venueId, id);
  if (!row) throw problem('not_found');
  const transactions = await listTransactionsOfCourse(deps.db, venueId, id);
  const { client, unused_iqd } = row;
  return { ...toCourse(deps, row), client, unused_iqd, transactions: transactions.map(toTransaction) };
}

/** The courses that the actor has bought, those that can be used first. */
export async function listOwnCourses(deps: Deps, { language, member }: MemberActor) {
  const rows = await queries.listCoursesOfCustomer(deps.db, language, member.id);
  const courses = rows.map((row) => ({ ...toCourse(deps, row), venue: row.venue }));
  return courses.toSorted((one, other) => Number(other.state === 'active') - Number(one.state === 'active'));
}

function toCourse({ clock }: Deps, row: queries.CourseRow): Course {
  const state = courseStateAt(row, todayAt(clock.now()).toString());
  const left = state === 'ended' ? 0 : row.sessions - row.used;
  return { ...row, state, left };
}
