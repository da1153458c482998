import { randomInt } from 'node:crypto';
import type { Team } from '@tajmeelspot/contract/venues/members.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { hashToken } from '#app/secrets/tokens.ts';
import * as queries from '../member-queries.ts';
import { demandCalendar, demandOwner, type Given, readTeam } from './members.ts';

/** How long an invitation can be accepted. */
const openDays = 7;

/** Asks somebody by mail to work at an own house. Throws not_found, owner_only, invalid. */
export async function inviteMember(
  deps: Deps,
  actor: MemberActor,
  house: number,
  { email: written, ...given }: Given & { readonly email: string },
): Promise<Team> {
  await demandOwner(deps, actor, house);
  await demandCalendar(deps.db, house, given);
  const email = written.toLowerCase();
  if ((await queries.findFacts(deps.db, house, email, null)).isMember) throw invalid({ email: ['works_here'] });
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const invitation = await queries.replaceInvitation(tx, {
      establishment_id: house,
      email,
      ...given,
      invited_by: actor.member.id,
      language: actor.language,
      created_at: toDate(now),
      expires_at: toDate(now.add({ hours: openDays * 24 })),
    });
    await deps.outbox.add(tx, { kind: 'venues.invited', invitationId: invitation });
  });
  return readTeam(deps, actor, house);
}

/** Takes an invitation to an own house back. Throws not_found, owner_only. */
export async function withdrawInvitation(deps: Deps, actor: MemberActor, id: number): Promise<Team> {
  const house = await queries.findHouseOfInvitation(deps.db, actor.member.id, id);
  if (house === undefined) throw problem('not_found');
  await demandOwner(deps, actor, house);
  await queries.deleteInvitation(deps.db, actor.member.id, id);
  return readTeam(deps, actor, house);
}

/** Without what is easily mistaken for something else when it is read aloud or typed. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 12;

/** Makes the code of an invitation for its letter, in place of a former one; undefined where it is over. */
export async function issueCode(deps: Pick<Deps, 'db' | 'clock'>, invitationId: number) {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
  const asked = await queries.updateCode(deps.db, invitationId, hashToken(code), toDate(deps.clock.now()));
  return asked && { ...asked, code: code.replaceAll(/(.{4})(?=.)/g, '$1-') };
}

/** Joins a house with the code of its letter. Throws no_dashboard for customers, invalid, too_many_attempts. */
export async function acceptInvitation(deps: Deps, actor: MemberActor, { code }: { readonly code: string }) {
  if (actor.member.role !== 'vendor') throw problem('no_dashboard');
  const account = String(actor.member.id);
  await deps.attempts.count('acceptInvitation', account, actor.address);
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '');
  const now = toDate(deps.clock.now());
  const house = await deps.db.transaction().execute(async (tx) => {
    const taken = await queries.takeInvitation(tx, hashToken(plain), now);
    if (!taken) return undefined;
    await queries.insertMember(tx, taken.house, actor.member.id, taken, now);
    return taken.house;
  });
  if (house === undefined) throw invalid({ code: ['unknown_code'] });
  await deps.attempts.forgive('acceptInvitation', account, actor.address);
  return { id: house, name: await queries.findHouseName(deps.db, actor.language, house) };
}
