import type { CoursePlan } from '@tajmeelspot/contract/till/courses.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { requireManager, requireMember } from '#app/venues/venues.ts';
import { countOwn } from '../commissions/commission-queries.ts';
import * as queries from './course-plan-queries.ts';

/** The courses that an own venue sells. Throws not_found. */
export async function listCoursePlans(deps: Deps, actor: MemberActor, venueId: number): Promise<CoursePlan[]> {
  await requireMember(deps, actor, venueId);
  return queries.listPlans(deps.db, actor.language, venueId);
}

/** Adds a course that an own venue sells. Throws not_found, invalid. */
export async function addCoursePlan(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: queries.CoursePlanInput,
): Promise<CoursePlan> {
  await requireManager(deps, actor, venueId);
  await requireTreatment(deps, venueId, input);
  const id = await queries.insertPlan(deps.db, venueId, input, toDate(deps.clock.now()));
  return readPlan(deps, actor, venueId, id);
}

/** Changes or archives a course of an own venue; what was sold keeps its terms. Throws not_found, invalid. */
export async function changeCoursePlan(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  { id, ...input }: queries.CoursePlanInput & { readonly id: number },
): Promise<CoursePlan> {
  await requireManager(deps, actor, venueId);
  await requireTreatment(deps, venueId, input);
  if (!(await queries.updatePlan(deps.db, venueId, id, input))) throw problem('not_found');
  return readPlan(deps, actor, venueId, id);
}

async function requireTreatment({ db }: Deps, venueId: number, { treatment_id: id }: queries.CoursePlanInput) {
  const own = await countOwn(db, venueId, { treatments: [id], products: [] });
  if (own === 0) throw invalid({ treatment_id: ['not_offered'] });
}

async function readPlan({ db }: Deps, { language }: MemberActor, venueId: number, id: number): Promise<CoursePlan> {
  const [plan] = await queries.listPlans(db, language, venueId, id);
  if (!plan) throw problem('not_found');
  return plan;
}
