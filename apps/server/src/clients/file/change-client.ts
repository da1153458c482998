import type { ClientDetail } from '@tajmeelspot/contract/clients/shape.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { toE164 } from '#app/identity/identity.ts';
import { requireManager } from '#app/venues/venues.ts';
import { lockClients } from '../client-parts-queries.ts';
import { type ClientChange, findClientByPhone, findOrInsertClient, updateClient } from './client-file-queries.ts';
import { readClient } from './find-client.ts';

type AddClientInput = {
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly tags: readonly string[];
};

/** Makes a file, or gives the one of the number, to which the tags are set where it has none. Throws not_found, invalid. */
export async function addClient(deps: Deps, actor: MemberActor, venueId: number, input: AddClientInput) {
  await requireManager(deps, actor, venueId);
  const phone = readPhone(input.phone);
  const now = toDate(deps.clock.now());
  const id = await deps.db.transaction().execute(async (tx) => {
    const made = await findOrInsertClient(tx, { venueId, phone, name: input.name, now });
    const change = { tags: input.tags };
    if (input.tags.length > 0) await updateClient(tx, { venueId, id: made, actorId: actor.member.id, now }, change);
    return made;
  });
  return readClient(deps, actor, venueId, id);
}

type ChangeClientInput = Pick<ClientChange, 'name' | 'tags' | 'accepts_messages' | 'accepts_photos'> & {
  readonly phone?: string | undefined;
};

/**
 * Changes what is given of a file. The number of an account is the account's own. Throws not_found, invalid,
 * client_exists (where another file has the number: they can be merged).
 */
export async function changeClient(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  id: number,
  { phone: written, ...change }: ChangeClientInput,
): Promise<ClientDetail> {
  await requireManager(deps, actor, venueId);
  const phone = written === undefined ? undefined : readPhone(written);
  const now = toDate(deps.clock.now());
  await deps.db.transaction().execute(async (tx) => {
    if ((await lockClients(tx, venueId, [id])).length === 0) throw problem('not_found');
    if (phone !== undefined) {
      if ((await readClient({ ...deps, db: tx }, actor, venueId, id)).has_account)
        throw invalid({ phone: ['not_offered'] });
      const other = phone === null ? undefined : await findClientByPhone(tx, venueId, phone);
      if (other !== undefined && other !== id) throw problem('client_exists');
    }
    await updateClient(tx, { venueId, id, actorId: actor.member.id, now }, { ...change, phone });
  });
  return readClient(deps, actor, venueId, id);
}

function readPhone(written: string | null | undefined): string | null {
  if (!written) return null;
  const phone = toE164(written);
  if (phone === undefined) throw invalid({ phone: ['invalid_phone'] });
  return phone;
}
