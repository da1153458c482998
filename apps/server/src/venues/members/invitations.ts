import { randomInt } from 'node:crypto';
import type { Team } from '@tajmeelspot/contract/venues/members.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { markVerified, requireOpenSession, requireVerified } from '#app/identity/identity.ts';
import { hashToken } from '#app/secrets/tokens.ts';
import * as queries from './member-queries.ts';
import { requireCalendar, requireOwner, type ChangeMemberInput, readMembers } from './members.ts';

/** How long an invitation can be accepted. */
const invitationDays = 7;

/** Invites a member to an own venue by mail. Throws not_found, owner_only, invalid, email_unverified, too_many_invitations. */
export async function inviteMember(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  { email: written, ...given }: ChangeMemberInput & { readonly email: string },
): Promise<Team> {
  await requireOwner(deps, actor, venueId);
  await requireCalendar(deps.db, venueId, given);
  const email = written.toLowerCase();
  if ((await queries.findInvitationFacts(deps.db, venueId, email, null)).isMember)
    throw invalid({ email: ['works_here'] });
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await requireOpenSession(tx, actor);
    await requireVerified(tx, actor);
    const invitation = await queries.replaceInvitation(tx, {
      venue_id: venueId,
      email,
      ...given,
      invited_by: actor.member.id,
      language: actor.language,
      created_at: toDate(now),
      expires_at: toDate(now.add({ hours: invitationDays * 24 })),
    });
    await deps.outbox.add(tx, { kind: 'venues.invited', invitationId: invitation });
  });
  return readMembers(deps, actor, venueId);
}

/** Takes an invitation to an own venue back. Throws not_found, owner_only. */
export async function withdrawInvitation(deps: Deps, actor: MemberActor, id: number): Promise<Team> {
  const venueId = await queries.findVenueOfInvitation(deps.db, actor.member.id, id);
  if (venueId === undefined) throw problem('not_found');
  await requireOwner(deps, actor, venueId);
  await queries.deleteInvitation(deps.db, actor.member.id, id);
  return readMembers(deps, actor, venueId);
}

/** Without what is easily mistaken for something else when it is read aloud or typed. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 12;

/** Makes the code of an invitation for its letter, in place of a former one; undefined where it is over. */
export async function issueInvitationCode(deps: Pick<Deps, 'db' | 'clock'>, invitationId: number) {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
  const input = await queries.updateCode(deps.db, invitationId, hashToken(code), toDate(deps.clock.now()));
  return input && { ...input, code: code.replaceAll(/(.{4})(?=.)/g, '$1-') };
}

/** Joins a venue with the code of its letter. Throws no_dashboard for customers, invalid, too_many_attempts. */
export async function acceptInvitation(deps: Deps, actor: MemberActor, { code }: { readonly code: string }) {
  if (actor.member.role !== 'vendor') throw problem('no_dashboard');
  const account = String(actor.member.id);
  await deps.attempts.count('acceptInvitation', account, actor.address);
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '');
  const now = toDate(deps.clock.now());
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const taken = await queries.takeInvitation(tx, hashToken(plain), now);
    if (!taken) return undefined;
    // The code was in a mailbox: where it is the account's own, its address is verified.
    if (await queries.isAddressOf(tx, actor.member.id, taken.email)) await markVerified(deps, tx, actor.member.id);
    await queries.insertMember(tx, taken.venueId, actor.member.id, taken, now);
    return taken.venueId;
  });
  if (venueId === undefined) throw invalid({ code: ['unknown_code'] });
  await deps.attempts.forgive('acceptInvitation', account, actor.address);
  return { id: venueId, name: await queries.findVenueName(deps.db, actor.language, venueId) };
}
