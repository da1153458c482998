import type { Team } from '@tajmeelspot/contract/venues/members.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { markVerified, readMobile, requireOpenSession, requireVerified } from '#app/identity/identity.ts';
import { derive } from '#app/secrets/sealing.ts';
import { hashToken } from '#app/secrets/tokens.ts';
import * as queries from './member-queries.ts';
import { requireCalendar, requireOwner, type ChangeMemberInput, readMembers } from './members.ts';

/** How long an invitation can be accepted. */
const invitationDays = 7;

/** To whom an invitation goes: an address or a phone, as it is typed. */
type RecipientInput = { readonly email?: string | undefined; readonly phone?: string | undefined };

/**
 * Invites a member to an own venue, by mail or by a message to a phone. Throws not_found, owner_only, invalid,
 * email_unverified, too_many_attempts (one phone in a day), too_many_invitations.
 */
export async function inviteMember(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  { email: writtenEmail, phone: writtenPhone, ...given }: ChangeMemberInput & RecipientInput,
): Promise<Team> {
  await requireOwner(deps, actor, venueId);
  await requireCalendar(deps.db, venueId, given);
  const recipient = readRecipient(deps, { email: writtenEmail, phone: writtenPhone });
  if (await queries.isMemberOf(deps.db, venueId, recipient))
    throw invalid(recipient.phone === null ? { email: ['works_here'] } : { phone: ['phone_works_here'] });
  if (recipient.phone !== null) await deps.attempts.count('invitePhone', recipient.phone, actor.address);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await requireOpenSession(tx, actor);
    await requireVerified(tx, actor);
    if (!(await queries.lockOwnership(tx, actor.member.id, venueId))) throw problem('owner_only');
    const invitation = await queries.replaceInvitation(tx, {
      venue_id: venueId,
      ...recipient,
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

/** The one recipient of an invitation. Throws invalid where none or two are given, or the phone gets no messages. */
function readRecipient(deps: Deps, { email, phone }: RecipientInput): queries.InvitationRecipient {
  if (email !== undefined && phone !== undefined) throw invalid({ email: ['not_together'] });
  if (phone !== undefined) return { email: null, phone: readMobile(deps, phone) };
  if (email === undefined) throw invalid({ phone: ['required'] });
  return { email: email.toLowerCase(), phone: null };
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

/**
 * Makes the code of an invitation as its message is written; undefined where it is over. It is the same each time: by the
 * next channel, or after a try that broke off, comes the code that the reader may have already.
 */
export async function issueInvitationCode(deps: Pick<Deps, 'db' | 'clock' | 'env'>, invitationId: number) {
  const now = toDate(deps.clock.now());
  const found = await queries.findOpenInvitation(deps.db, invitationId, now);
  if (!found) return undefined;
  const code = codeOf(await derive(deps.env, `invitation ${invitationId} ${found.created_at.toISOString()}`));
  const input = await queries.updateCode(deps.db, invitationId, hashToken(code), now);
  return input && { ...input, code: code.replaceAll(/(.{4})(?=.)/g, '$1-') };
}

/** The code of what only the installation can derive. Bytes from 248 on would make some letters likelier than others. */
const codeOf = (derived: Buffer): string =>
  [...derived]
    .filter((byte) => byte < 248)
    .slice(0, codeLength)
    .map((byte) => letters[byte % letters.length])
    .join('');

/**
 * Joins a venue with the code of its message; one to a phone takes only the account that has proven the phone. Throws
 * no_dashboard for customers, invalid, too_many_attempts.
 */
export async function acceptInvitation(deps: Deps, actor: MemberActor, { code }: { readonly code: string }) {
  if (actor.member.role !== 'vendor') throw problem('no_dashboard');
  const account = String(actor.member.id);
  await deps.attempts.count('acceptInvitation', account, actor.address);
  const plain = code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  const now = toDate(deps.clock.now());
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const phone = await queries.lockPhone(tx, actor.member.id);
    const taken = await queries.takeInvitation(tx, hashToken(plain), now);
    if (!taken) return undefined;
    if (taken.phone !== null && taken.phone !== phone) throw invalid({ code: ['other_phone'] });
    // The code was in a mailbox: where it is the account's own, its address is verified.
    if (taken.email !== null && (await queries.isAddressOf(tx, actor.member.id, taken.email)))
      await markVerified(deps, tx, actor.member.id);
    await queries.insertMember(tx, taken.venueId, actor.member.id, taken, now);
    return taken.venueId;
  });
  if (venueId === undefined) throw invalid({ code: ['unknown_code'] });
  await deps.attempts.forgive('acceptInvitation', account, actor.address);
  return { id: venueId, name: await queries.findVenueName(deps.db, actor.language, venueId) };
}
