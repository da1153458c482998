import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { alike, below, type OperatorPage, rowsOf } from '../list-queries.ts';

type ContactMessageRow = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  language: string;
  created_at: Date;
  answered_at: Date | null;
};

/** Contact messages whose text or sender has the search text. */
export function listContactMessages(
  db: Database,
  { search, cursor, limit, state }: OperatorPage & { state: 'open' | 'answered' | undefined },
): Promise<ContactMessageRow[]> {
  const only = state && (state === 'open' ? sql`and m.answered_at is null` : sql`and m.answered_at is not null`);
  return rowsOf(
    db,
    sql<ContactMessageRow>`
      select m.id, m.name, m.email, m.phone, m.subject, m.message, m.language, m.created_at, m.answered_at
      from contact_messages m
      where ${alike(sql`lower(m.name || ' ' || m.email || ' ' || m.message)`, search)} ${only ?? sql``} ${below(sql`m.id`, cursor)}
      order by m.id desc limit ${limit}`,
  );
}

/** Notes when a message was answered, or that it was not (null); false where there is none. */
export async function updateAnswered(db: Database, id: number, at: Date | null): Promise<boolean> {
  const found = await db
    .updateTable('contact_messages')
    .set({ answered_at: at })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

type SubscriberRow = {
  id: number;
  email: string;
  status: 'pending' | 'confirmed' | 'ended';
  language: string;
  requested_at: Date;
  confirmed_at: Date | null;
};

/** Subscribers whose address has the search text. */
export const listSubscribers = (db: Database, { search, cursor, limit }: OperatorPage): Promise<SubscriberRow[]> =>
  rowsOf(
    db,
    sql<SubscriberRow>`
      select b.id, b.email, b.status, b.language, b.requested_at, b.confirmed_at from subscriptions b
      where ${alike(sql`lower(b.email)`, search)} ${below(sql`b.id`, cursor)} order by b.id desc limit ${limit}`,
  );

/** The confirmed subscribers of the newsletter, the oldest first. */
export const listConfirmed = (db: Database) =>
  db
    .selectFrom('subscriptions')
    .select(['email', 'language', 'confirmed_at'])
    .where('status', '=', 'confirmed')
    .orderBy('id')
    .execute();

type UserRow = {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  proven_phone: string | null;
  role: 'customer' | 'vendor' | 'operator';
  created_at: Date;
  blocked_at: Date | null;
  erased_at: Date | null;
  sessions: number;
  has_second_factor: boolean;
  bookings: number;
  disputes: number;
};

/** Accounts whose name or address has the search text, with their open sessions at an instant. */
export function listUsers(
  db: Database,
  { search, cursor, limit, role, now }: OperatorPage & { role: string | undefined; now: Date },
): Promise<UserRow[]> {
  const only = role === undefined ? sql`` : sql`and u.role = ${role}`;
  return rowsOf(
    db,
    sql<UserRow>`
      select u.id, u.name, u.email, u.phone, u.proven_phone, u.role, u.created_at, u.blocked_at, u.erased_at,
        (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > ${now}) as sessions,
        (select count(*)::int from bookings b where b.customer_id = u.id) as bookings,
        (select count(*)::int from no_show_disputes d where d.customer_id = u.id) as disputes,
        exists (select from second_factors f where f.user_id = u.id) as has_second_factor
      from users u
      where ${alike(sql`lower(u.name || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.proven_phone, ''))`, search)} ${only} ${below(sql`u.id`, cursor)}
      order by u.id desc limit ${limit}`,
  );
}

/** Locks a user's account until the transaction ends. */
export const lockUser = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'image', 'blocked_at', 'erased_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Blocks an account, or unblocks it (null). */
export const updateBlocked = (db: Database, id: number, at: Date | null) =>
  db.updateTable('users').set({ blocked_at: at }).where('id', '=', id).execute();
