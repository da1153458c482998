import type { WaitlistOfferState } from '@tajmeelspot/contract/waitlist.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import type { NewWaitlistEntry } from './waitlist-entry-queries.ts';

/** An offer with the entry that it belongs to. */
export type WaitlistOfferRow = Pick<
  NewWaitlistEntry,
  | 'customer_id'
  | 'venue_id'
  | 'service_id'
  | 'treatment_id'
  | 'employee_id'
  | 'for_woman'
  | 'female_staff'
  | 'customer_name'
> & {
  id: number;
  entry_id: number;
  is_waiting: boolean;
  state: WaitlistOfferState;
  starts_at: Date;
  expires_at: Date;
};

/** An offer to a customer. */
export const findWaitlistOffer = async (
  db: Database,
  customerId: number,
  id: number,
): Promise<WaitlistOfferRow | undefined> =>
  (await readWaitlistOffers(db, sql`o.id = ${id} and w.customer_id = ${customerId}`))[0];

/** The idempotency key of the booking of an offer: an offer leads to at most one booking. */
export const offerKeyOf = (offerId: number): string => `offer-${offerId}`;

/** An offer `o` whose booking is committed, but whose acceptance is not recorded yet, must not be closed. */
const isUnbooked = sql`not exists (select from waitlist_entries w join bookings b on b.customer_id = w.customer_id
  and b.venue_id = w.venue_id and b.idempotency_key = 'offer-' || o.id where w.id = o.entry_id)`;

/** Closes open offers that are not booked; gives the ids of those that it closed. */
export async function closeWaitlistOffers(
  db: Database,
  ids: readonly number[],
  state: 'declined' | 'lost',
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    update waitlist_offers o set state = ${state} where o.id = any(${[...ids]}) and o.state = 'open' and ${isUnbooked}
    returning o.id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Declines the open offer of an entry that is ended or changed. */
export const declineOfferOfEntry = (db: Database, entryId: number) =>
  db
    .updateTable('waitlist_offers')
    .set({ state: 'declined' })
    .where('entry_id', '=', entryId)
    .where('state', '=', 'open')
    .execute();

/** Lapses the open offers of some entries whose time is over. */
export const lapseWaitlistOffers = (db: Database, entryIds: readonly number[], now: Date) =>
  sql`update waitlist_offers o set state = 'lapsed' where o.entry_id = any(${[...entryIds]}) and o.state = 'open'
    and o.expires_at <= ${now} and ${isUnbooked}`.execute(db);

/** Changes the price of an open offer. */
export const updateOfferPrice = (db: Database, id: number, price: number) =>
  db
    .updateTable('waitlist_offers')
    .set({ price_iqd: price })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();

/** Sets that an offer was accepted and ends its entry; false where it was accepted before. Locks the entry first. */
export async function updateAcceptedOffer(
  db: Database,
  { id, entry_id: entryId }: Pick<WaitlistOfferRow, 'id' | 'entry_id'>,
  now: Date,
) {
  await lockEntries(db, [entryId]);
  await sql`update waitlist_entries set ended_at = ${now}, end_reason = 'booked' where id = ${entryId} and ended_at is null`.execute(
    db,
  );
  const found = await sql<{ id: number }>`
    update waitlist_offers set state = 'accepted' where id = ${id} and state <> 'accepted' returning id`.execute(db);
  return found.rows.length > 0;
}

/** Offers that are booked but not recorded as accepted, because the process died; at most 200. */
export const listAcceptedUnrecorded = (db: Database): Promise<WaitlistOfferRow[]> =>
  readWaitlistOffers(db, sql`o.state = 'open' and not ${isUnbooked} limit 200`);

async function readWaitlistOffers(db: Database, which: RawBuilder<unknown>): Promise<WaitlistOfferRow[]> {
  const found = await sql<WaitlistOfferRow>`
    select o.id, o.entry_id, w.customer_id, w.venue_id, w.service_id, w.treatment_id, w.employee_id, w.for_woman,
      w.female_staff, w.customer_name, w.ended_at is null as is_waiting, o.state, o.starts_at, o.expires_at
    from waitlist_offers o join waitlist_entries w on w.id = o.entry_id where ${which}`.execute(db);
  return found.rows;
}

/** An open entry with what a check needs; minutes since 1970. */
export type WaitlistCheckRow = Pick<
  NewWaitlistEntry,
  | 'venue_id'
  | 'treatment_id'
  | 'employee_id'
  | 'for_woman'
  | 'female_staff'
  | 'first_on'
  | 'last_on'
  | 'earliest_minute'
  | 'latest_minute'
> & {
  id: number;
  known: number[];
  offered: number[];
  open: { id: number; minute: number } | null;
};

/** The open entries of a venue that overlap two days (YYYY-MM-DD), after an id; at most `max`. */
export const listEntriesOfVenue = (
  db: Database,
  venue: { id: number; from: string; to: string },
  after: number,
  max: number,
  now: Date,
): Promise<WaitlistCheckRow[]> =>
  listCheckRows(
    db,
    now,
    sql`w.venue_id = ${venue.id} and w.first_on <= ${venue.to} and w.last_on >= ${venue.from} and w.id > ${after}
      order by w.id limit ${max}`,
  );

/**
 * Takes the open entries whose last check is oldest, at most `max`; another process takes other ones at the same time.
 * They count as checked at once, so an entry that fails does not block the next round.
 */
export async function takeEntriesByCheck(db: Database, max: number, now: Date): Promise<WaitlistCheckRow[]> {
  const taken = await sql<{ id: number }>`
    update waitlist_entries set checked_at = ${now} where id in (
      select id from waitlist_entries where ended_at is null order by checked_at, id limit ${max} for update skip locked)
    returning id`.execute(db);
  return listCheckRows(db, now, sql`w.id = any(${taken.rows.map(({ id }) => id)}) order by w.id`);
}

async function listCheckRows(db: Database, now: Date, which: RawBuilder<unknown>): Promise<WaitlistCheckRow[]> {
  const minute = sql`(extract(epoch from o.starts_at) / 60)::int`;
  const found = await sql<WaitlistCheckRow>`
    select w.id, w.venue_id, w.treatment_id, w.employee_id, w.for_woman, w.female_staff, w.first_on, w.last_on,
      w.earliest_minute, w.latest_minute, w.known_slots as known,
      array(select ${minute} from waitlist_offers o where o.entry_id = w.id) as offered,
      (select jsonb_build_object('id', o.id, 'minute', ${minute}) from waitlist_offers o
        where o.entry_id = w.id and o.state = 'open' and o.expires_at > ${now}) as open
    from waitlist_entries w where w.ended_at is null and ${which}`.execute(db);
  return found.rows;
}

/** Locks those of some entries that are still open, in the order of their ids; gives their ids. */
export async function lockEntries(db: Database, ids: readonly number[]): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from waitlist_entries where id = any(${[...ids]}) and ended_at is null order by id for no key update`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

/** Sets which slots of a locked entry have been free all the time. */
export const updateKnownSlots = (db: Database, entryId: number, known: number[]) =>
  db.updateTable('waitlist_entries').set({ known_slots: known }).where('id', '=', entryId).execute();

/** The slot of an entry's open offer, minutes since 1970. */
export async function findOpenOfferMinute(db: Database, entryId: number): Promise<number | undefined> {
  const found = await sql<{ minute: number }>`
    select (extract(epoch from starts_at) / 60)::int as minute from waitlist_offers
    where entry_id = ${entryId} and state = 'open'`.execute(db);
  return found.rows[0]?.minute;
}

/** A new offer, by column. */
export type NewWaitlistOffer = {
  entry_id: number;
  starts_at: Date;
  price_iqd: number;
  expires_at: Date;
  created_at: Date;
};

/** Inserts an offer; undefined where the entry has an open one, or had one of that slot. */
export async function insertWaitlistOffer(db: Database, offer: NewWaitlistOffer): Promise<number | undefined> {
  const added = await db
    .insertInto('waitlist_offers')
    .values({ ...offer, state: 'open' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** An offer as mails show it, texts in one language. */
export async function findOfferForMessage(db: Database, language: Language, id: number) {
  const found = await sql<{
    is_waiting: boolean;
    state: WaitlistOfferState;
    starts_at: Date;
    expires_at: Date;
    price: number;
    venue: string;
    treatment: string;
    employee: string | null;
  }>`
    select w.ended_at is null as is_waiting, o.state, o.starts_at, o.expires_at, o.price_iqd as price,
      in_language(e.name, ${language}) as venue, in_language(i.title, ${language}) as treatment,
      in_language(p.name, ${language}) as employee
    from waitlist_offers o
      join waitlist_entries w on w.id = o.entry_id
      join venues e on e.id = w.venue_id
      join treatments i on i.id = w.treatment_id
      left join employees p on p.id = w.employee_id
    where o.id = ${id}`.execute(db);
  return found.rows[0];
}
