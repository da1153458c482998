import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

type SignalWordRow = {
  userId: number;
  venueId: number;
  /** Milliseconds. */
  at: number;
  stars: number | null;
  isCounted: boolean;
  accountSince: number;
  devices: string[];
  addresses: string[];
  phone: string | null;
  tradeVenues: number[];
};

/** The reviews and recommendations since an instant at venues that have new ones since another, with what is known of their authors. */
export async function listSignalWords(db: Database, since: Date, newSince: Date): Promise<SignalWordRow[]> {
  const found = await sql<SignalWordRow>`
    with lively as materialized (
      select distinct s.venue_id from (
        select service_id from reviews where created_at >= ${newSince}
        union select service_id from features where created_at >= ${newSince}) n join services s on s.id = n.service_id),
    words as materialized (
      select r.user_id, s.venue_id, r.created_at, r.rating::int as stars, r.voice = 'counted' as is_counted
        from lively l join services s on s.venue_id = l.venue_id
        join reviews r on r.service_id = s.id and r.created_at >= ${since}
      union all
      select f.user_id, s.venue_id, f.created_at, null, f.counts_from is not null
        from lively l join services s on s.venue_id = l.venue_id
        join features f on f.service_id = s.id and f.created_at >= ${since}),
    authors as materialized (
      select u.id, u.created_at, u.proven_phone,
        array(select encode(d.device_hash, 'hex') from known_devices d where d.user_id = u.id) as devices,
        array(select distinct x.address from sessions x where x.user_id = u.id and x.address <> '') as addresses,
        array(select distinct m.venue_id from known_devices d
          join known_devices o on o.device_hash = d.device_hash and o.user_id <> d.user_id
          join memberships m on m.user_id = o.user_id where d.user_id = u.id) as trade_venues
      from users u where u.id in (select user_id from words))
    select w.user_id as "userId", w.venue_id as "venueId", (extract(epoch from w.created_at) * 1000)::float8 as at, w.stars,
      w.is_counted as "isCounted", (extract(epoch from a.created_at) * 1000)::float8 as "accountSince", a.devices, a.addresses,
      a.proven_phone as phone, a.trade_venues as "tradeVenues"
    from words w join authors a on a.id = w.user_id`.execute(db);
  return found.rows;
}

type NewSignal = { kind: string; venueId: number; userIds: readonly number[]; figures: object; now: Date };

/** Lets one transaction at a time enter signals. */
export const lockSignals = (db: Database) => sql`select pg_advisory_xact_lock(71, 0)`.execute(db);

/** Enters a signal, or adds to the one of the kind and venue that shares an account with it, and opens it again where it grows. */
export async function insertOrExtendSignal(db: Database, { kind, venueId, userIds, figures, now }: NewSignal) {
  const known = await sql<{ id: number }>`
    select v.id from voice_signals v where v.kind = ${kind} and v.venue_id = ${venueId} and exists (
      select from voice_signal_accounts a where a.signal_id = v.id and a.user_id = any(${[...userIds]}))
    order by v.id desc limit 1`.execute(db);
  const id = known.rows[0]?.id ?? (await insertSignal(db, { kind, venueId, figures, now }));
  await sql`
    with added as (
      insert into voice_signal_accounts (signal_id, user_id) select ${id}, unnest(${[...userIds]}::bigint[])
      on conflict do nothing returning user_id)
    update voice_signals set figures = ${JSON.stringify(figures)}::jsonb, last_seen_at = ${now},
      state = case when exists (select from added) then 'open' else state end
    where id = ${id} and (exists (select from added) or figures <> ${JSON.stringify(figures)}::jsonb)`.execute(db);
}

async function insertSignal(db: Database, { kind, venueId, figures, now }: Omit<NewSignal, 'userIds'>) {
  const { id } = await db
    .insertInto('voice_signals')
    .values({ kind, venue_id: venueId, figures: JSON.stringify(figures), first_seen_at: now, last_seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
