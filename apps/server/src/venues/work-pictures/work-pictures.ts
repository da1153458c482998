import { maxWorkPictures } from '@tajmeelspot/contract/picture-kinds.ts';
import type { WorkPicture, WorkPictureFields } from '@tajmeelspot/contract/venues/work-pictures.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import type { Upload } from '#app/integrations/pictures/make-picture.ts';
import { readPicture } from '#app/integrations/pictures/picture-names.ts';
import { dropPicture, storePicture } from '#app/integrations/pictures/pictures.ts';
import { requireManager } from '../members/members.ts';
import { lockVenue } from '../venue/venue-queries.ts';
import { dropPicturesNow } from './drop-pictures.ts';
import * as queries from './work-picture-queries.ts';

/** The pictures of the work of an own venue in their order. Throws not_found. */
export async function listWorkPictures(deps: Deps, actor: MemberActor, venueId: number): Promise<WorkPicture[]> {
  await requireManager(deps, actor, venueId);
  const found = await queries.listPictures(deps.db, actor.language, venueId);
  return found.map((row) => toWorkPicture(deps, row));
}

/** States what a picture will show, and who agreed. Throws not_found, invalid, too_many_pictures. */
export async function createWorkPicture(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  given: WorkPictureFields,
): Promise<WorkPicture> {
  const id = await deps.db.transaction().execute(async (tx) => {
    await requireVenue(tx, actor, venueId);
    await requireRoom(tx, venueId);
    return queries.insertPicture(tx, { venue_id: venueId, ...(await toColumns(deps, tx, actor, venueId, given)) });
  });
  return toWorkPicture(deps, await findOwn(deps, actor, id));
}

/** Takes the picture; from now on an operator can decide. Throws not_found, not_possible, and what storePicture throws. */
export async function setWorkPictureFile(
  deps: Deps,
  actor: MemberActor,
  id: number,
  upload: Upload,
): Promise<WorkPicture> {
  const known = await findOwn(deps, actor, id);
  if (known.state !== 'incomplete') throw problem('not_possible');
  const name = await storePicture(deps.files, 'service', upload);
  const kept = deps.db.transaction().execute(async (tx) => {
    await requireVenue(tx, actor, known.venue_id);
    await requireRoom(tx, known.venue_id);
    if (!(await queries.updateName(tx, id, name, toDate(deps.clock.now())))) throw problem('not_possible');
  });
  // A file that no row names is deleted; where the store is down by now it stays, unseen.
  kept.catch(() => dropPicture(deps.files, name)).catch(() => {});
  await kept;
  return toWorkPicture(deps, await findOwn(deps, actor, id));
}

/** Says anew what a picture shows. Throws not_found, not_possible, invalid. */
export async function changeWorkPicture(
  deps: Deps,
  actor: MemberActor,
  id: number,
  given: WorkPictureFields,
): Promise<WorkPicture> {
  const { venue_id: venueId } = await findOwn(deps, actor, id);
  await deps.db.transaction().execute(async (tx) => {
    await requireVenue(tx, actor, venueId);
    const columns = await toColumns(deps, tx, actor, venueId, given);
    if (!(await queries.updatePicture(tx, id, columns))) throw problem('not_possible');
  });
  publish(deps, venueId);
  return toWorkPicture(deps, await findOwn(deps, actor, id));
}

/** Orders the pictures of an own venue. Throws not_found. */
export async function orderWorkPictures(deps: Deps, actor: MemberActor, venueId: number, ids: readonly number[]) {
  await deps.db.transaction().execute(async (tx) => {
    await requireVenue(tx, actor, venueId);
    await queries.updateOrder(tx, venueId, ids);
  });
  publish(deps, venueId);
  return listWorkPictures(deps, actor, venueId);
}

/** Takes a picture away because who is shown does not agree any more, and keeps the record. Throws not_found. */
export async function withdrawConsent(deps: Deps, actor: MemberActor, id: number): Promise<WorkPicture> {
  const { venue_id: venueId } = await findOwn(deps, actor, id);
  await deps.db.transaction().execute(async (tx) => {
    await requireVenue(tx, actor, venueId);
    if (!(await queries.withdrawPicture(tx, id, toDate(deps.clock.now())))) throw problem('not_found');
  });
  publish(deps, venueId);
  await dropPicturesNow(deps);
  return toWorkPicture(deps, await findOwn(deps, actor, id));
}

/** Removes a picture of an own venue with what was stated of it. Throws not_found. */
export async function removeWorkPicture(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  const { venue_id: venueId } = await findOwn(deps, actor, id);
  await deps.db.transaction().execute(async (tx) => {
    await requireVenue(tx, actor, venueId);
    await queries.deletePicture(tx, id);
  });
  publish(deps, venueId);
  await dropPicturesNow(deps);
}

const publish = (deps: Deps, venueId: number) => deps.changes.publish([`venue-${venueId}`]);

async function requireVenue(tx: Database, { member }: MemberActor, venueId: number): Promise<void> {
  if (!(await lockVenue(tx, member.id, venueId))) throw problem('not_found');
}

/** Throws too_many_pictures where the venue has as many as it can. */
async function requireRoom(tx: Database, venueId: number): Promise<void> {
  if ((await queries.countPictures(tx, venueId)) >= maxWorkPictures) {
    throw problem('too_many_pictures', { values: { max: maxWorkPictures } });
  }
}

async function findOwn({ db }: Pick<Deps, 'db'>, { member, language }: MemberActor, id: number) {
  const found = await queries.findPictureOf(db, language, member.id, id);
  if (!found) throw problem('not_found');
  return found;
}

/** What is said of a picture as columns; a room has nobody's consent. Throws invalid. */
async function toColumns(
  { clock }: Deps,
  tx: Database,
  { member }: MemberActor,
  venueId: number,
  given: WorkPictureFields,
) {
  const isRoom = given.subject === 'room';
  const now = clock.now();
  if (!isRoom && (given.consent_on ?? '') > inBaghdad(now.epochMilliseconds).date) {
    throw invalid({ consent_on: ['future_date'] });
  }
  const known = await queries.areOfVenue(tx, venueId, given);
  if (!known.treatment) throw invalid({ treatment_id: ['not_offered'] });
  if (!known.employee) throw invalid({ employee_id: ['not_offered'] });
  return {
    subject: given.subject,
    caption: JSON.stringify(given.caption),
    treatment_id: given.treatment_id ?? null,
    employee_id: given.employee_id ?? null,
    consent_from: isRoom ? null : (given.consent_from ?? null),
    consent_name: isRoom ? null : (given.consent_name ?? null),
    consent_on: isRoom ? null : (given.consent_on ?? null),
    stated_by: member.id,
    stated_at: toDate(now),
  };
}

function toWorkPicture({ env }: Deps, { name, ...row }: queries.WorkPictureRow): WorkPicture {
  return { ...row, picture: name === null ? null : readPicture(env.basePath, name) };
}
