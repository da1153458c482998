import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordAudit } from '#app/identity/identity.ts';
import { seal, unseal } from '#app/secrets/sealing.ts';
import { requireManager, requireMember } from '#app/venues/venues.ts';
import { findSealedTexts, updateClient } from './client-file-queries.ts';
import { readClient } from './find-client.ts';

/** The note about a client, for who runs the venue. Each reading is in the audit log. Throws not_found. */
export async function findClientNote(deps: Deps, actor: MemberActor, venueId: number, id: number) {
  await requireManager(deps, actor, venueId);
  const found = await findSealedTexts(deps.db, venueId, id, null);
  return open(deps, actor, { venueId, id, kind: 'note_read' }, found?.sealed_note);
}

/** What a client must not get, for the members who serve them. Each reading is in the audit log. Throws not_found. */
export async function findClientAllergies(deps: Deps, actor: MemberActor, venueId: number, id: number) {
  const { employeeId } = await requireMember(deps, actor, venueId);
  const found = await findSealedTexts(deps.db, venueId, id, employeeId);
  return open(deps, actor, { venueId, id, kind: 'allergies_read' }, found?.sealed_allergies);
}

type TextReading = { readonly venueId: number; readonly id: number; readonly kind: 'note_read' | 'allergies_read' };

async function open(deps: Deps, actor: MemberActor, reading: TextReading, sealed: Buffer | null | undefined) {
  if (sealed === undefined) throw problem('not_found');
  if (sealed === null) return { text: null };
  const text = await unseal(deps.env, sealed);
  const { venueId, id: client, kind } = reading;
  await recordAudit(deps, deps.db, actor, { kind, userId: actor.member.id, detail: { venueId, client } });
  return { text };
}

/** Sets the note about a client; an empty text deletes it. Throws not_found. */
export const writeClientNote = (deps: Deps, actor: MemberActor, venueId: number, id: number, text: string) =>
  write(deps, actor, { venueId, id }, { text, column: 'sealed_note', kind: 'note_written' });

/** Sets what a client must not get; an empty text deletes it. Throws not_found. */
export const writeClientAllergies = (deps: Deps, actor: MemberActor, venueId: number, id: number, text: string) =>
  write(deps, actor, { venueId, id }, { text, column: 'sealed_allergies', kind: 'allergies_written' });

type Writing = {
  readonly text: string;
  readonly column: 'sealed_note' | 'sealed_allergies';
  readonly kind: 'note_written' | 'allergies_written';
};

async function write(
  deps: Deps,
  actor: MemberActor,
  { venueId, id }: { venueId: number; id: number },
  { text, column, kind }: Writing,
) {
  await requireManager(deps, actor, venueId);
  const key = { venueId, id, actorId: actor.member.id, now: toDate(deps.clock.now()) };
  const sealed = text === '' ? null : await seal(deps.env, text);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await updateClient(tx, key, { [column]: sealed }))) throw problem('not_found');
    await recordAudit(deps, tx, actor, { kind, userId: actor.member.id, detail: { venueId, client: id } });
  });
  // The bookings of the day show that there are allergies.
  deps.changes.publish([`bookings-${venueId}`]);
  return readClient(deps, actor, venueId, id);
}
