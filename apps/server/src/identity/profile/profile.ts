import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import type { Upload } from '#app/integrations/pictures/make-picture.ts';
import { storePicture } from '#app/integrations/pictures/pictures.ts';
import { toE164 } from '../phone-rules.ts';
import { updatePicture, updateProfile as updateUser } from '../user-queries.ts';
import { recordAudit } from '../audit/audit.ts';

type UpdateProfileInput = {
  name: string;
  phone: string;
  city: string;
  state: string;
  /** Absent: it stays; empty or null: there is none. */
  alias?: string | null | undefined;
};

/** Changes the caller's name, phone, city and alias: never the address, never the role. Throws invalid. */
export async function updateProfile(deps: Deps, actor: MemberActor, input: UpdateProfileInput) {
  const { name, phone, city, state } = input;
  const number = toE164(phone);
  if (number === undefined) throw invalid({ phone: ['invalid_phone'] });
  return deps.db.transaction().execute(async (tx) => {
    const found = await updateUser(tx, actor.member.id, { name, phone: number, city, state, ...readAlias(input) });
    if (!found) throw problem('unauthenticated');
    await recordAudit(deps, tx, actor, { kind: 'profile_changed' });
    return found;
  });
}

/** Letters of any script, with what stands between them in names; the database has the same rule, and knows names of venues. */
const aliasPattern = /^[\p{L}\p{M}\u200c]+(?:[ '’-][\p{L}\p{M}\u200c]+)*$/u;

function readAlias({ alias }: UpdateProfileInput): { alias?: string | null } {
  if (alias === undefined) return {};
  if (alias === null || alias === '') return { alias: null };
  if (alias.length < 2 || !aliasPattern.test(alias)) throw invalid({ alias: ['invalid_alias'] });
  return { alias };
}

/** Sets the caller's picture. Throws what storePicture throws. */
export const setPicture = async (deps: Deps, actor: MemberActor, upload: Upload) =>
  exchangePicture(deps, actor, await storePicture(deps.files, 'portrait', upload));

/** Removes the caller's picture. */
export const removePicture = (deps: Deps, actor: MemberActor) => exchangePicture(deps, actor, null);

async function exchangePicture(deps: Deps, actor: MemberActor, picture: string | null) {
  return deps.db.transaction().execute(async (tx) => {
    const changed = await updatePicture(tx, actor.member.id, picture);
    if (!changed) throw problem('unauthenticated');
    // An event, so that the files are deleted only after the commit: a row must never name a missing picture.
    if (changed.former) await deps.outbox.add(tx, { kind: 'identity.picture_dropped', picture: changed.former });
    return changed.user;
  });
}
