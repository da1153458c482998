import type {
  LicenceApplication,
  LicenceApplicationFields,
  VenueLicences,
} from '@tajmeelspot/contract/venues/licences.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import type { Upload } from '#app/integrations/pictures/make-picture.ts';
import { dropPicture, readDocument, storePicture } from '#app/integrations/pictures/pictures.ts';
import { requireManager } from '../members/members.ts';
import { lockVenue } from '../venue/venue-queries.ts';
import * as queries from './licence-queries.ts';

/** What the treatments of an own venue need, what it holds, and what it has handed in. Throws not_found. */
export async function listVenueLicences(deps: Deps, actor: MemberActor, venueId: number): Promise<VenueLicences> {
  await requireManager(deps, actor, venueId);
  const [licences, applications, needed] = await Promise.all([
    queries.listLicences(deps.db, venueId),
    queries.listApplications(deps.db, venueId),
    queries.listNeededClasses(deps.db, venueId),
  ]);
  return { licences, applications, needed };
}

/** Begins to hand in a licence, in place of one of its class that is not decided. Throws not_found, invalid. */
export async function createLicenceApplication(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  given: LicenceApplicationFields,
): Promise<LicenceApplication> {
  const now = deps.clock.now();
  if (given.expires_on < inBaghdad(now.epochMilliseconds).date) throw invalid({ expires_on: ['past_date'] });
  const id = await deps.db.transaction().execute(async (tx) => {
    if (!(await lockVenue(tx, actor.member.id, venueId))) throw problem('not_found');
    await withdraw(deps, tx, venueId, given.class);
    const by = { handed_in_by: actor.member.id, handed_in_at: toDate(now) };
    return queries.insertApplication(tx, { venue_id: venueId, ...given, ...by });
  });
  return findOwnApplication(deps, actor, id);
}

/** Takes the picture of a document; from now on an operator can decide. Throws not_found, not_possible, and what storePicture throws. */
export async function setLicenceDocument(
  deps: Deps,
  actor: MemberActor,
  id: number,
  upload: Upload,
): Promise<LicenceApplication> {
  const known = await findOwnApplication(deps, actor, id);
  const document = await storePicture(deps.files, 'document', upload);
  const kept = deps.db.transaction().execute(async (tx) => {
    if (!(await lockVenue(tx, actor.member.id, known.venue_id))) throw problem('not_found');
    const former = await findOwnApplication({ ...deps, db: tx }, actor, id);
    if (!(await queries.updateDocument(tx, id, document, toDate(deps.clock.now())))) throw problem('not_possible');
    if (former.document) await deps.outbox.add(tx, { kind: 'identity.picture_dropped', picture: former.document });
  });
  // A file that no row names is deleted; where the store is down by now it stays, unseen.
  kept.catch(() => dropPicture(deps.files, document)).catch(() => {});
  await kept;
  return findOwnApplication(deps, actor, id);
}

/** The picture of the document of an own application. Throws not_found, storage_unavailable. */
export async function findLicenceDocument(deps: Deps, actor: MemberActor, id: number) {
  const { document } = await findOwnApplication(deps, actor, id);
  if (!document) throw problem('not_found');
  return readDocument(deps.files, document);
}

/** Takes back an application that is not decided. Throws not_found. */
export async function withdrawLicenceApplication(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  const known = await findOwnApplication(deps, actor, id);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockVenue(tx, actor.member.id, known.venue_id))) throw problem('not_found');
    const { state } = await findOwnApplication({ ...deps, db: tx }, actor, id);
    if (!['incomplete', 'waiting', 'asked'].includes(state)) throw problem('not_found');
    await withdraw(deps, tx, known.venue_id, known.class);
  });
}

/** Ends what is not decided of a class, and deletes its documents after the commit. */
async function withdraw(deps: Deps, tx: Database, venueId: number, licenceClass: LicenceApplication['class']) {
  for (const picture of await queries.withdrawOpen(tx, venueId, licenceClass)) {
    await deps.outbox.add(tx, { kind: 'identity.picture_dropped', picture });
  }
}

async function findOwnApplication({ db }: Pick<Deps, 'db'>, { member }: MemberActor, id: number) {
  const found = await queries.findApplicationOf(db, member.id, id);
  if (!found) throw problem('not_found');
  return found;
}
