import { type ClientDetail, maxTags } from '@tajmeelspot/contract/clients/shape.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { recordAudit } from '#app/identity/identity.ts';
import { seal, unseal } from '#app/secrets/sealing.ts';
import { requireManager } from '#app/venues/venues.ts';
import { lockClients } from '../client-parts-queries.ts';
import { joinTags, joinTexts, mergeMinutes } from '../client-rules.ts';
import { updateClient } from '../file/client-file-queries.ts';
import { readClient } from '../file/find-client.ts';
import * as queries from './merge-queries.ts';

/**
 * Makes two files of a venue one: the other's bookings, tags and texts are the first one's from then on. What either has
 * refused stays refused. Throws not_found, invalid.
 */
export async function mergeClients(deps: Deps, actor: MemberActor, venueId: number, id: number, otherId: number) {
  await requireManager(deps, actor, venueId);
  if (id === otherId) throw invalid({ other_id: ['invalid'] });
  const now = toDate(deps.clock.now());
  await deps.db.transaction().execute(async (tx) => {
    if ((await lockClients(tx, venueId, [id, otherId])).length < 2) throw problem('not_found');
    const files = await queries.findMergedFiles(tx, venueId, [id, otherId]);
    const kept = files.find((file) => file.id === id);
    const other = files.find((file) => file.id === otherId);
    if (!kept || !other) throw problem('not_found');
    await queries.passOnDenials(tx, venueId, id, otherId);
    const mergedIds = await queries.redirectFiles(tx, venueId, otherId, id);
    await updateClient(tx, { venueId, id, actorId: actor.member.id, now }, await join(deps, kept, other));
    await queries.insertMerge(tx, { venueId, kept, mergedIds, actorId: actor.member.id, now });
    await recordAudit(deps, tx, actor, {
      kind: 'clients_merged',
      userId: actor.member.id,
      detail: { venueId, client: id, other: otherId },
    });
  });
  return readClient(deps, actor, venueId, id);
}

async function join({ env }: Deps, kept: queries.MergedFileRow, other: queries.MergedFileRow) {
  const text = async (sealed: Buffer | null) => sealed && unseal(env, sealed);
  const joined = async (column: 'sealed_allergies' | 'sealed_note') => {
    if (other[column] === null) return {};
    const both = joinTexts(await text(kept[column]), await text(other[column]));
    return { [column]: both === null ? null : await seal(env, both) };
  };
  return {
    tags: joinTags(kept.tags, other.tags, maxTags),
    ...(await joined('sealed_allergies')),
    ...(await joined('sealed_note')),
  };
}

/** Takes a merge back. Throws not_found, merge_over (after ten minutes, or once somebody has written into the file). */
export async function undoClientMerge(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  mergeId: number,
): Promise<ClientDetail> {
  await requireManager(deps, actor, venueId);
  const now = deps.clock.now();
  const id = await deps.db.transaction().execute(async (tx) => {
    const merge = await queries.lockMerge(tx, venueId, mergeId);
    if (!merge) throw problem('not_found');
    const isLate = now.epochMilliseconds >= merge.merged_at.getTime() + mergeMinutes * 60_000;
    if (isLate || !merge.is_shown || merge.version !== merge.kept_version) throw problem('merge_over');
    await queries.undoMerge(tx, venueId, mergeId, toDate(now));
    await recordAudit(deps, tx, actor, {
      kind: 'client_merge_undone',
      userId: actor.member.id,
      detail: { venueId, client: merge.kept_id },
    });
    return merge.kept_id;
  });
  return readClient(deps, actor, venueId, id);
}
