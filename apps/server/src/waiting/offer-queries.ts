import type { OfferState } from '@tajmeelspot/contract/booking/waiting.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import type { NewWait } from './queries.ts';

/** An offer with the wait that it belongs to. */
export type OfferRow = Pick<
  NewWait,
  | 'customer_id'
  | 'establishment_id'
  | 'service_id'
  | 'pricing_item_id'
  | 'employee_id'
  | 'for_woman'
  | 'female_staff'
  | 'customer_name'
> & {
  id: number;
  wait_id: number;
  is_waiting: boolean;
  state: OfferState;
  starts_at: Date;
  expires_at: Date;
};

/** An offer to a customer. */
export const findOffer = async (db: Database, customerId: number, id: number): Promise<OfferRow | undefined> =>
  (await readOffers(db, sql`o.id = ${id} and w.customer_id = ${customerId}`))[0];

/** The key under which an offer is booked: at most one booking ever comes of it. */
export const keyOf = (offerId: number): string => `offer-${offerId}`;

const isUnbooked = sql`not exists (select from waits w join bookings b on b.customer_id = w.customer_id
  and b.establishment_id = w.establishment_id and b.idempotency_key = 'offer-' || o.id where w.id = o.wait_id)`;

/** Closes open offers that nobody has booked by now; gives those that it closed. */
export async function closeOffers(db: Database, ids: readonly number[], state: 'refused' | 'lost'): Promise<number[]> {
  const found = await sql<{ id: number }>`
    update wait_offers o set state = ${state} where o.id = any(${[...ids]}) and o.state = 'open' and ${isUnbooked}
    returning o.id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Closes the open offer of a wait that is left. */
export const refuseOfferOf = (db: Database, waitId: number) =>
  db
    .updateTable('wait_offers')
    .set({ state: 'refused' })
    .where('wait_id', '=', waitId)
    .where('state', '=', 'open')
    .execute();

/** Writes down that offers of some waits have lapsed. */
export const lapseOffers = (db: Database, waitIds: readonly number[], now: Date) =>
  sql`update wait_offers o set state = 'lapsed' where o.wait_id = any(${[...waitIds]}) and o.state = 'open'
    and o.expires_at <= ${now} and ${isUnbooked}`.execute(db);

/** Notes the price that an offer is told with from now on. */
export const updatePrice = (db: Database, id: number, price: number) =>
  db.updateTable('wait_offers').set({ price_iqd: price }).where('id', '=', id).where('state', '=', 'open').execute();

/** Notes that an offer was booked; false where that was noted before. Locks its wait first. */
export async function acceptOffer(db: Database, { id, wait_id: waitId }: Pick<OfferRow, 'id' | 'wait_id'>, now: Date) {
  await lockWaits(db, [waitId]);
  await sql`update waits set ended_at = ${now}, why = 'booked' where id = ${waitId} and ended_at is null`.execute(db);
  const found = await sql<{ id: number }>`
    update wait_offers set state = 'accepted' where id = ${id} and state <> 'accepted' returning id`.execute(db);
  return found.rows.length > 0;
}

/** Offers that were booked by a request which did not live to note it; at most 200. */
export const listUnnoted = (db: Database): Promise<OfferRow[]> =>
  readOffers(db, sql`o.state = 'open' and not ${isUnbooked} limit 200`);

async function readOffers(db: Database, which: RawBuilder<unknown>): Promise<OfferRow[]> {
  const found = await sql<OfferRow>`
    select o.id, o.wait_id, w.customer_id, w.establishment_id, w.service_id, w.pricing_item_id, w.employee_id, w.for_woman,
      w.female_staff, w.customer_name, w.ended_at is null as is_waiting, o.state, o.starts_at, o.expires_at
    from wait_offers o join waits w on w.id = o.wait_id where ${which}`.execute(db);
  return found.rows;
}

/** A wait as somebody sees it who looks for times for it; minutes since 1970. */
export type LookedRow = Pick<
  NewWait,
  | 'establishment_id'
  | 'pricing_item_id'
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

/** The open waits of a house for days between two days (YYYY-MM-DD), from an id on; at most `most`. */
export const listWaitsOfHouse = (
  db: Database,
  house: { id: number; from: string; to: string },
  after: number,
  most: number,
  now: Date,
): Promise<LookedRow[]> =>
  readLooked(
    db,
    now,
    sql`w.establishment_id = ${house.id} and w.first_on <= ${house.to} and w.last_on >= ${house.from} and w.id > ${after}
      order by w.id limit ${most}`,
  );

/**
 * Takes the open waits that nobody has looked at for longest, at most `most`; others who take some at the same time get
 * other ones. Whatever goes wrong with them afterwards, the next round begins with others.
 */
export async function takeWaitsByLook(db: Database, most: number, now: Date): Promise<LookedRow[]> {
  const taken = await sql<{ id: number }>`
    update waits set looked_at = ${now} where id in (
      select id from waits where ended_at is null order by looked_at, id limit ${most} for update skip locked)
    returning id`.execute(db);
  return readLooked(db, now, sql`w.id = any(${taken.rows.map(({ id }) => id)}) order by w.id`);
}

async function readLooked(db: Database, now: Date, which: RawBuilder<unknown>): Promise<LookedRow[]> {
  const minute = sql`(extract(epoch from o.starts_at) / 60)::int`;
  const found = await sql<LookedRow>`
    select w.id, w.establishment_id, w.pricing_item_id, w.employee_id, w.for_woman, w.female_staff, w.first_on, w.last_on,
      w.earliest_minute, w.latest_minute, w.known_starts as known,
      array(select ${minute} from wait_offers o where o.wait_id = w.id) as offered,
      (select jsonb_build_object('id', o.id, 'minute', ${minute}) from wait_offers o
        where o.wait_id = w.id and o.state = 'open' and o.expires_at > ${now}) as open
    from waits w where w.ended_at is null and ${which}`.execute(db);
  return found.rows;
}

/** Locks those of some waits that are still open, in the order of their ids; gives their ids. */
export async function lockWaits(db: Database, ids: readonly number[]): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from waits where id = any(${[...ids]}) and ended_at is null order by id for no key update`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Notes which starts a look at a locked wait still found free. */
export const updateKnown = (db: Database, waitId: number, known: number[]) =>
  db.updateTable('waits').set({ known_starts: known }).where('id', '=', waitId).execute();

/** The start of a wait's open offer, minutes since 1970. */
export async function findOpenStart(db: Database, waitId: number): Promise<number | undefined> {
  const found = await sql<{ minute: number }>`
    select (extract(epoch from starts_at) / 60)::int as minute from wait_offers
    where wait_id = ${waitId} and state = 'open'`.execute(db);
  return found.rows[0]?.minute;
}

/** A time to offer. */
export type NewOffer = { wait_id: number; starts_at: Date; price_iqd: number; expires_at: Date; created_at: Date };

/** Enters an offer; undefined where the wait has an open one, or had one of that time. */
export async function insertOffer(db: Database, offer: NewOffer): Promise<number | undefined> {
  const added = await db
    .insertInto('wait_offers')
    .values({ ...offer, state: 'open' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** An offer as a mail tells of it, texts in one language. */
export async function findOfferForNews(db: Database, language: Language, id: number) {
  const found = await sql<{
    is_waiting: boolean;
    state: OfferState;
    starts_at: Date;
    expires_at: Date;
    price: number;
    place: string;
    treatment: string;
    person: string | null;
  }>`
    select w.ended_at is null as is_waiting, o.state, o.starts_at, o.expires_at, o.price_iqd as price,
      in_language(e.name, ${language}) as place, in_language(i.title, ${language}) as treatment,
      in_language(p.name, ${language}) as person
    from wait_offers o
      join waits w on w.id = o.wait_id
      join establishments e on e.id = w.establishment_id
      join pricing_items i on i.id = w.pricing_item_id
      left join employees p on p.id = w.employee_id
    where o.id = ${id}`.execute(db);
  return found.rows[0];
}
