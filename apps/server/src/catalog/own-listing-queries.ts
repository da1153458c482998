import type { Words } from '@tajmeelspot/contract/fields.ts';
import type { OwnListing } from '@tajmeelspot/contract/venues/own-listings.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { runs } from '#app/venues/member-queries.ts';

/** A listing as its owner edits it; pictures are still names. */
export type OwnListingRow = Omit<OwnListing, 'pictures'> & { images: string[]; picture_words: Record<string, Words> };

/** The listings of a house that somebody runs as they were entered, the newest first. */
export const listOwnListings = (db: Database, readerId: number, house: number) =>
  readListings(db, sql`${runs(readerId, sql`e.id`)} and e.id = ${house}`);

/** A listing of a house that somebody runs as it was entered. */
export async function findOwnListing(db: Database, readerId: number, id: number): Promise<OwnListingRow | undefined> {
  const [found] = await readListings(db, sql`${runs(readerId, sql`e.id`)} and s.id = ${id}`);
  return found;
}

async function readListings(db: Database, which: ReturnType<typeof sql>): Promise<OwnListingRow[]> {
  const found = await sql<OwnListingRow>`
    select s.id, s.establishment_id as house_id, s.status, ${missingOfListing} as missing, s.category_id, s.title, s.description,
      s.full_description, s.images, s.picture_words, coalesce((
        select jsonb_agg(st.tag_id order by st.tag_id) from service_tags st where st.service_id = s.id), '[]') as tag_ids,
      case when s.coupon_code is not null or s.discount_offer is not null then jsonb_build_object('code', s.coupon_code,
        'percent', s.coupon_percent, 'expires_on', s.discount_expires_on, 'offer', coalesce(s.discount_offer, '{}'),
        'instructions', coalesce(s.discount_instructions, '{}')) end as coupon,
      coalesce((select jsonb_agg(p.id order by p.position, p.id)
        from service_employees se join employees p on p.id = se.employee_id where se.service_id = s.id),
        '[]') as employee_ids,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'duration', i.duration_minutes,
        'buffer', i.buffer_minutes, 'buffer_before', i.buffer_before_minutes,
        'processing_from', i.processing_from_minute, 'processing_minutes', i.processing_minutes, 'price', i.price_iqd, 'discount', i.discount_percent,
        'final_price', final_price(i.price_iqd, i.discount_percent)) order by i.position, i.id)
        from pricing_items i where i.service_id = s.id), '[]') as prices
    from services s join establishments e on e.id = s.establishment_id
    where ${which} order by s.created_at desc, s.id desc`.execute(db);
  return found.rows;
}

/** What the listing `s` cannot be published without, and has not. */
export const missingOfListing = sql`array_remove(array[
  case when not exists (select from pricing_items i where i.service_id = s.id) then 'prices' end,
  case when not exists (select from service_employees se join employees p on p.id = se.employee_id and p.is_active
    where se.service_id = s.id) then 'team' end,
  case when not exists (select from weekly_hours h where h.establishment_id = s.establishment_id and h.employee_id is null)
    then 'hours' end], null)`;

/** What is said of a listing, by column; null where nothing is. */
type ListingRow = {
  category_id: number;
  title: Words;
  description: Words;
  full_description: Words;
  coupon_code: string | null;
  coupon_percent: number | null;
  discount_expires_on: string | null;
  discount_offer: Words | null;
  discount_instructions: Words | null;
};

const toColumns = (row: ListingRow) => ({
  ...row,
  title: JSON.stringify(row.title),
  description: JSON.stringify(row.description),
  full_description: JSON.stringify(row.full_description),
  discount_offer: row.discount_offer && JSON.stringify(row.discount_offer),
  discount_instructions: row.discount_instructions && JSON.stringify(row.discount_instructions),
});

/** Enters a draft of a house and gives its id. */
export async function insertListing(db: Database, house: number, row: ListingRow, created_at: Date): Promise<number> {
  const entered = db
    .insertInto('services')
    .values({ establishment_id: house, status: 'draft', created_at, ...toColumns(row) })
    .returning('id');
  return (await entered.executeTakeFirstOrThrow()).id;
}

/** Changes what is said of a listing. */
export const updateListing = (db: Database, id: number, row: ListingRow) =>
  db.updateTable('services').set(toColumns(row)).where('id', '=', id).execute();

/** Sets the tags of a listing. */
export async function replaceTags(db: Database, id: number, tagIds: readonly number[]): Promise<void> {
  await db.deleteFrom('service_tags').where('service_id', '=', id).execute();
  if (tagIds.length === 0) return;
  await db
    .insertInto('service_tags')
    .values(tagIds.map((tag_id) => ({ service_id: id, tag_id })))
    .execute();
}

/** How many of some categories, tags, and people of a house there are. */
export async function countKnown(
  db: Database,
  { house, category, tags, people }: { house: number; category: number; tags: number[]; people: number[] },
) {
  const found = await sql<{ categories: number; tags: number; people: number }>`
    select (select count(*) from categories where id = ${category})::int as categories,
      (select count(*) from tags where id = any(${tags}))::int as tags,
      (select count(*) from employees where establishment_id = ${house} and id = any(${people}))::int as people`.execute(
    db,
  );
  return found.rows[0] ?? { categories: 0, tags: 0, people: 0 };
}

/** Sets who gives a new listing. */
export async function insertTeam(db: Database, house: number, id: number, people: readonly number[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto('service_employees')
    .values(people.map((employee_id) => ({ establishment_id: house, service_id: id, employee_id })))
    .execute();
}

/** Names the pictures of a listing in their order, and what is on them. */
export const updatePictures = (db: Database, id: number, images: string[], said: Record<string, Words>) =>
  db
    .updateTable('services')
    .set({ images, picture_words: JSON.stringify(said) })
    .where('id', '=', id)
    .execute();

/** Brings what is derived of a listing up to date. */
export const refreshListing = (db: Database, id: number) => sql`call refresh_service(${id})`.execute(db);
