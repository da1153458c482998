import type { Approval } from '@tajmeelspot/contract/operator/approvals.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { publishWithCommit } from '#app/http/changes.ts';
import { problem } from '#app/http/problem.ts';
import { readPicture } from '#app/integrations/pictures/picture-names.ts';
import { dropPicturesNow } from '#app/venues/venues.ts';
import { recordOperatorAction } from '../record-action.ts';
import type { ApprovalKey } from './approval-queries.ts';
import * as queries from './picture-queries.ts';

/** What an operator looks at of a picture that waits; undefined where it is none. */
export async function findPictureFacts(
  { db, env }: Deps,
  language: Language,
  { kind, id }: ApprovalKey,
): Promise<Approval['picture'] | undefined> {
  const found = await findFacts[kind]?.(db, language, id);
  if (!found) return undefined;
  const { name, ...facts } = found;
  const picture = readPicture(env.basePath, name);
  return picture ? { ...facts, picture } : undefined;
}

const findFacts: Partial<Record<ApprovalKey['kind'], typeof queries.findWorkPictureFacts>> = {
  work_picture: queries.findWorkPictureFacts,
  review_picture: queries.findReviewPictureFacts,
  portrait: queries.findPortraitFacts,
};

type DecidePictureInput = {
  readonly isApproved: boolean;
  readonly reply: string;
  readonly from: 'waiting' | 'approved';
};

/** Decides about a picture, and lets the pages that show it know with the commit. Throws not_found where it is in another state. */
export async function decidePictureOf(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  which: queries.DecidedPicture,
  { reply, ...input }: DecidePictureInput,
) {
  const given = { ...input, reply: reply || null, by: actor.member.id, now: toDate(deps.clock.now()) };
  if (which.kind === 'portrait') await queries.lockPictured(tx, which.id);
  const found = await queries.decidePicture(tx, which, given);
  if (!found) throw problem('not_found');
  const { venue_id: venueId, service_ids: serviceIds } = found;
  await publishWithCommit(tx, [`venue-${venueId}`, ...serviceIds.map((id) => `service-${id}`)]);
  return found;
}

/** Takes a picture away that everybody saw. Throws not_found. */
export async function removeShownPicture(
  deps: Deps,
  actor: MemberActor,
  which: queries.DecidedPicture,
  reason: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const input = { isApproved: false, reply: reason, from: 'approved' } as const;
    const { venue_id: venue } = await decidePictureOf(deps, tx, actor, which, input);
    await recordOperatorAction(deps, tx, actor, { kind: `${which.kind}_removed`, on: which.id, venue, reason });
    await deps.outbox.add(tx, {
      kind: 'operator.decided',
      about: which.kind,
      id: which.id,
      decision: 'reject',
      reply: reason,
    });
  });
  await dropPicturesNow(deps);
}
