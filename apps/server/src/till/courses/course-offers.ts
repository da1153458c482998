import type { CourseOffer } from '@tajmeelspot/contract/till/courses.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { requireManager, requireMember } from '#app/venues/venues.ts';
import { countOwn } from '../commissions/commission-queries.ts';
import * as queries from './course-offer-queries.ts';

/** The courses that an own venue sells. Throws not_found. */
export async function listCourseOffers(deps: Deps, actor: MemberActor, venueId: number): Promise<CourseOffer[]> {
  await requireMember(deps, actor, venueId);
  return queries.listOffers(deps.db, actor.language, venueId);
}

/** Adds a course that an own venue sells. Throws not_found, invalid. */
export async function addCourseOffer(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: queries.CourseOfferInput,
): Promise<CourseOffer> {
  await requireManager(deps, actor, venueId);
  await requireTreatment(deps, venueId, input);
  const id = await queries.insertOffer(deps.db, venueId, input, toDate(deps.clock.now()));
  return readOffer(deps, actor, venueId, id);
}

/** Changes or archives a course of an own venue; what was sold keeps its terms. Throws not_found, invalid. */
export async function changeCourseOffer(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  { id, ...input }: queries.CourseOfferInput & { readonly id: number },
): Promise<CourseOffer> {
  await requireManager(deps, actor, venueId);
  await requireTreatment(deps, venueId, input);
  if (!(await queries.updateOffer(deps.db, venueId, id, input))) throw problem('not_found');
  return readOffer(deps, actor, venueId, id);
}

async function requireTreatment({ db }: Deps, venueId: number, { treatment_id: id }: queries.CourseOfferInput) {
  const own = await countOwn(db, venueId, { treatments: [id], products: [] });
  if (own === 0) throw invalid({ treatment_id: ['not_offered'] });
}

async function readOffer({ db }: Deps, { language }: MemberActor, venueId: number, id: number): Promise<CourseOffer> {
  const [offer] = await queries.listOffers(db, language, venueId, id);
  if (!offer) throw problem('not_found');
  return offer;
}
