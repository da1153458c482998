import type { Database } from '#app/database/connection.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { publishWithCommit } from '#app/http/changes.ts';
import { problem } from '#app/http/problem.ts';
import * as queries from './credential-queries.ts';

/** A kind of thing that opens something of an account by itself. */
type Credential = {
  readonly kind: string;
  /** Columns that hold it ('table.column'); none where it is no row. */
  readonly columns: readonly string[];
  /** Ends all of a user but the session `kept`; gives how many sessions that were, where it is one. */
  readonly end: (tx: Database, userId: number, kept: Buffer | undefined) => Promise<unknown>;
};

const sessionsOf = (audience: 'site' | 'vendor_dashboard' | 'operator' | 'venue_view'): Credential => ({
  kind: `session of ${audience}`,
  columns: ['sessions.token_hash', 'sessions.origin_hash'],
  end: (tx, userId, kept) => queries.deleteSessionsFor(tx, audience, userId, kept),
});

/** Every credential of an account. A new kind is entered here, and is then ended with the others. */
export const credentials: readonly Credential[] = [
  { kind: 'hand-off', columns: ['hand_offs.token_hash', 'hand_offs.session_hash'], end: queries.deleteHandOffs },
  sessionsOf('site'),
  sessionsOf('vendor_dashboard'),
  sessionsOf('operator'),
  sessionsOf('venue_view'),
  {
    kind: 'login that waits for a code',
    columns: ['pending_logins.token_hash', 'pending_logins.sealed_secret'],
    end: (tx, userId) => queries.deleteOwn(tx, 'pending_logins', userId),
  },
  {
    kind: 'set-up of a second factor',
    columns: ['second_factor_setups.sealed_secret'],
    end: (tx, userId) => queries.deleteOwn(tx, 'second_factor_setups', userId),
  },
  // It opens nothing, but keeps a login quiet: one in a device that somebody was logged out of is written about again.
  { kind: 'known device', columns: ['known_devices.device_hash', 'sessions.device_hash'], end: queries.deleteDevices },
  {
    kind: 'calendar feed',
    columns: ['calendar_feeds.token_hash'],
    end: (tx, userId) => queries.deleteOwn(tx, 'calendar_feeds', userId),
  },
  {
    kind: 'link to a Telegram chat',
    columns: ['telegram_links.token_hash'],
    end: (tx, userId) => queries.deleteOwn(tx, 'telegram_links', userId),
  },
  {
    // Its buttons answer requests.
    kind: 'Telegram chat',
    columns: [],
    end: (tx, userId) => queries.deleteOwn(tx, 'telegram_chats', userId),
  },
  {
    // It opens nothing, but shows what is written to the account.
    kind: 'browser with push messages',
    columns: [],
    end: (tx, userId) => queries.deleteOwn(tx, 'push_subscriptions', userId),
  },
  {
    kind: 'password reset link',
    columns: ['password_resets.token_hash'],
    end: (tx, userId) => queries.deleteOwn(tx, 'password_resets', userId),
  },
  {
    kind: 'link that confirms an address',
    columns: ['email_confirmations.token_hash'],
    end: (tx, userId) => queries.deleteOwn(tx, 'email_confirmations', userId),
  },
  {
    kind: 'code of a change of number',
    columns: ['phone_codes.salt'],
    end: (tx, userId) => queries.deleteOwn(tx, 'phone_codes', userId),
  },
  { kind: 'invitation', columns: ['invitations.code_hash'], end: queries.deleteInvitationsBy },
  {
    kind: 'link that answers a request',
    columns: ['request_links.token_hash'],
    end: (tx, userId) => queries.deleteOwn(tx, 'request_links', userId),
  },
  { kind: 'attendance link', columns: ['bookings.attendance_token_hash'], end: queries.deleteAttendanceLinks },
  // A stream asks again whether its session is open, in every process, as soon as this has been committed.
  { kind: 'event stream', columns: [], end: (tx, userId) => publishWithCommit(tx, [accessTag(userId)]) },
];

/** Columns with a secret that opens nothing of an account by itself, and why. */
export const otherSecrets: Readonly<Record<string, string>> = {
  'text_reviews.text_hash': 'of what a venue has written for everybody',
  'trust_log_entries.previous_hash': 'of decisions that everybody may read',
  'trust_log_entries.hash': 'of decisions that everybody may read',
  'trust_log_head.hash': 'of decisions that everybody may read',
  'users.password_hash': 'a login is what it opens; whoever ends access sets or drops it',
  'second_factors.sealed_secret': 'worth nothing without the password, and must outlive a reset of it',
  'recovery_codes.code_hash': 'worth nothing without the password, and must outlive a reset of it',
  'operator_enrolments.token_hash': 'worth nothing without the password; follows the reset that the command asks for',
  'provider_logins.state_hash': 'of a browser whose account is not known yet; ten minutes',
  'provider_logins.browser_hash': 'of a browser whose account is not known yet; ten minutes',
  'provider_logins.code_verifier': 'of a browser whose account is not known yet; ten minutes',
  'provider_logins.nonce': 'of a browser whose account is not known yet; ten minutes',
  'subscriptions.token': 'ends a newsletter, and has no account',
  'slot_holds.token_hash': 'of a browser; books for the account of one phone alone, ten minutes',
  'slot_holds.selection_hash': 'tells what is held from something else',
  'bookings.request_hash': 'tells a repeated request from another one',
  'bookings.idempotency_key': 'opens nothing without the session',
  'clients.sealed_allergies': 'a text, not a key',
  'clients.sealed_note': 'a text, not a key',
  'client_merges.former_sealed_allergies': 'a text, not a key',
  'client_merges.former_sealed_note': 'a text, not a key',
  'ledger_transactions.request_hash': 'tells a repeated request from another one',
  'ledger_transactions.idempotency_key': 'opens nothing without the session',
  'tills.sealed_through': 'a day',
  'till_seals.sealed_at': 'a moment',
  'till_seals.sealed_by': 'an account by its number',
  'booking_delays.request_hash': 'tells a repeated request from another one',
  'booking_delays.idempotency_key': 'opens nothing without the session',
  'booking_series.request_hash': 'tells a repeated request from another one',
  'booking_series.idempotency_key': 'opens nothing without the session',
  'push_keys.sealed_private_key': 'of the installation, not of an account',
};

/** The tag of a change of what a user may do, at which open streams ask again. */
export const accessTag = (userId: number): string => `access-${userId}`;

/**
 * Ends every credential of a user at once, but for the session `kept`; in the transaction that is the reason for it. Gives
 * how many sessions have ended.
 */
export async function endAccess(tx: Database, userId: number, kept?: Buffer): Promise<number> {
  await queries.lockAccount(tx, userId);
  let sessions = 0;
  for (const { end } of credentials) {
    const ended = await end(tx, userId, kept);
    if (typeof ended === 'number') sessions += ended;
  }
  return sessions;
}

/** Ends one session of a user with those of the dashboard that came from it, and the streams of all of them. */
export async function endOneSession(tx: Database, userId: number, tokenHash: Buffer): Promise<void> {
  await queries.lockAccount(tx, userId);
  await queries.deleteSessionTree(tx, userId, tokenHash);
  await publishWithCommit(tx, [accessTag(userId)]);
}

/**
 * Makes sure that the caller's session is still open, and that nothing ends it before the transaction does: asked before
 * it makes a new credential. Throws unauthenticated.
 */
export async function requireOpenSession(tx: Database, { member }: MemberActor): Promise<void> {
  await queries.lockAgainstEnding(tx, member.id);
  if (!(await queries.isSessionOpen(tx, member.session))) throw problem('unauthenticated');
}
