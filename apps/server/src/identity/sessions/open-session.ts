import type { Language } from '@tajmeelspot/language/languages.ts';
import { type Locale, localeOf, readNumbersAndTime } from '@tajmeelspot/language/locale.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor, Member, MemberActor } from '#app/http/actor.ts';
import { toDate } from '#app/database/connection.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { operatorSessionHours, longestEnd, sessionEnd, venueViewMinutes } from '../rules.ts';
import { updateLocale } from '../user-queries.ts';
import { findSession, insertSession, touchSession } from './session-queries.ts';
import { recordAudit } from '../audit/audit.ts';
import { endOneSession } from '../credentials/credentials.ts';

/**
 * Opens a session of a user for the site and gives its token, which is stored nowhere. `isProven`: the user has just given a
 * code; the database refuses a session without it where there is a second factor.
 */
export async function openSession(
  deps: Deps,
  db: Database,
  actor: Actor,
  userId: number,
  { isProven = false, deviceHash = null }: { isProven?: boolean; deviceHash?: Buffer | null } = {},
): Promise<string> {
  const provenAt = isProven ? toDate(deps.clock.now()) : null;
  return openSessionFor(deps, db, actor, { userId, audience: 'site', origin: null, provenAt, deviceHash });
}

type DashboardOrigin = { readonly userId: number; readonly origin: Buffer; readonly provenAt: Date | null };

/** Opens a session of the dashboard that ends with the session of the site it comes from, and is proven as that one is. */
export const openDashboardSession = (deps: Deps, db: Database, actor: Actor, from: DashboardOrigin) =>
  openSessionFor(deps, db, actor, { ...from, audience: 'vendor_dashboard', deviceHash: null });

type SessionInput = {
  userId: number;
  audience: 'site' | 'vendor_dashboard';
  origin: Buffer | null;
  provenAt: Date | null;
  deviceHash: Buffer | null;
};

async function openSessionFor(deps: Deps, db: Database, actor: Actor, given: SessionInput): Promise<string> {
  const { userId, audience, origin, provenAt, deviceHash } = given;
  const token = newToken();
  const now = deps.clock.now();
  const ends = { expires_at: toDate(sessionEnd(now)), ends_at: toDate(longestEnd(now)) };
  const opened = { audience, origin_hash: origin, second_factor_at: provenAt, device_hash: deviceHash, ...ends };
  await insertSession(db, { ...sessionOf(token, actor, userId, now), ...opened });
  return token;
}

/** Opens a session of the operator's console; the caller has just verified a second factor. */
export async function openOperatorSession(
  deps: Deps,
  db: Database,
  actor: Actor,
  userId: number,
  deviceHash: Buffer | null = null,
): Promise<string> {
  const token = newToken();
  const now = deps.clock.now();
  const end = toDate(now.add({ hours: operatorSessionHours }));
  const proven = {
    audience: 'operator',
    origin_hash: null,
    second_factor_at: toDate(now),
    device_hash: deviceHash,
    expires_at: end,
    ends_at: end,
  };
  await insertSession(db, { ...sessionOf(token, actor, userId, now), ...proven });
  return token;
}

type VenueViewOrigin = DashboardOrigin & { readonly venueId: number };

/** Opens a session in which an operator reads the dashboard of a venue; it ends with the operator's, and after half an hour. */
export async function openVenueView(
  deps: Deps,
  db: Database,
  actor: Actor,
  { userId, origin, provenAt, venueId }: VenueViewOrigin,
): Promise<string> {
  const token = newToken();
  const now = deps.clock.now();
  const end = toDate(now.add({ minutes: venueViewMinutes }));
  const view = {
    audience: 'venue_view',
    origin_hash: origin,
    second_factor_at: provenAt,
    device_hash: null,
    viewed_venue_id: venueId,
    expires_at: end,
    ends_at: end,
  };
  await insertSession(db, { ...sessionOf(token, actor, userId, now), ...view });
  return token;
}

const sessionOf = (token: string, { userAgent, address }: Actor, userId: number, now: Temporal.Instant) => ({
  token_hash: hashToken(token),
  user_id: userId,
  user_agent: userAgent,
  address,
  created_at: toDate(now),
  last_used_at: toDate(now),
});

/**
 * The user of a token; undefined where its session is over. The end of the session is extended at most once a minute.
 * `locale` is that of the call, where it names one: messages to the user follow the last one.
 */
export async function findMember(deps: Deps, token: string, locale?: Locale): Promise<Member | undefined> {
  const session = hashToken(token);
  const now = deps.clock.now();
  const found = await findSession(deps.db, session, toDate(now));
  if (!found) return undefined;
  if (found.viewed_venue_id !== null) return viewerOf(found, session);
  if (isTouchDue(found.last_used_at.toTemporalInstant(), now)) {
    await touchSession(deps.db, session, toDate(now), toDate(sessionEnd(now, found.ends_at.toTemporalInstant())));
  }
  if (locale && locale !== localeOf(found.language as Language, readNumbersAndTime(found.digits, found.clock)))
    await updateLocale(deps.db, found.id, locale);
  const hasSecondFactor = found.audience === 'operator' && found.second_factor_at !== null;
  const { id, role, audience } = found;
  return { id, role: role as Member['role'], audience: audience as Member['audience'], session, hasSecondFactor };
}

type ViewRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** An operator as the owner of the venue whose dashboard is read; undefined where it has none. The session is not extended. */
function viewerOf(
  { id, viewed_venue_id: venueId, viewed_owner_id: ownerId, expires_at: until }: ViewRow,
  session: Buffer,
) {
  if (venueId === null || ownerId === null) return undefined;
  const view = { venueId, operatorId: id, until };
  return { id: ownerId, role: 'vendor', audience: 'venue_view', session, hasSecondFactor: false, view } as const;
}

/** Whether the last use is old enough to be worth a write. */
const isTouchDue = (lastUsed: Temporal.Instant, now: Temporal.Instant): boolean =>
  now.since(lastUsed).total('seconds') >= 60;

/** Whether the session of a request is still open. */
export const isSignedIn = async ({ db, clock }: Deps, { session }: Member): Promise<boolean> =>
  (await findSession(db, session, toDate(clock.now()))) !== undefined;

/** Ends the session that the caller came with, and those of the dashboard that came from it. */
export async function logOut(deps: Deps, actor: MemberActor): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await endOneSession(tx, actor.member.view?.operatorId ?? actor.member.id, actor.member.session);
    await recordAudit(deps, tx, actor, { kind: 'signed_out' });
  });
}
