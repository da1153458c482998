import type { LicenceClass } from '@tajmeelspot/contract/console/kinds.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { conditions, readText } from '#app/catalog/criteria-queries.ts';
import { alike, below, type ListPage, rowsOf } from './list-queries.ts';

type VendorRow = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  created_at: Date;
  suspended_at: Date | null;
  suspension_reason: string | null;
  houses: number;
  published: number;
};

const vendorColumns = sql`
  u.id, u.name, u.email, u.phone, u.created_at, u.suspended_at, u.suspension_reason,
  (select count(*)::int from establishments e where e.owner_id = u.id) as houses,
  (select count(*)::int from establishments e join services s on s.establishment_id = e.id and s.status = 'published'
    where e.owner_id = u.id) as published`;

/** Vendors whose name, address or house has what is looked for. */
export const listVendors = (db: Database, { search, cursor, limit }: ListPage): Promise<VendorRow[]> =>
  rowsOf(
    db,
    sql<VendorRow>`
      select ${vendorColumns} from users u
      where u.role = 'vendor' ${below(sql`u.id`, cursor)} and (${alike(sql`lower(u.name || ' ' || u.email)`, search)}
        or exists (select from establishments e where e.owner_id = u.id and ${alike(sql`lower(all_words(e.name))`, search)}))
      order by u.id desc limit ${limit}`,
  );

/** A vendor by id. */
export const findVendor = async (db: Database, id: number): Promise<VendorRow | undefined> =>
  (await rowsOf(db, sql<VendorRow>`select ${vendorColumns} from users u where u.role = 'vendor' and u.id = ${id}`))[0];

type HouseRow = {
  id: number;
  name: string;
  type: 'saloon' | 'dental' | 'clinic';
  city: string;
  published: number;
  licences: { class: LicenceClass; number: string; expires_on: string; is_valid: boolean; verified_at: string }[];
  missing: LicenceClass[];
};

/** The houses of a vendor with their licences as they are on a day (YYYY-MM-DD). */
export const listHousesOf = (db: Database, language: Language, vendorId: number, today: string): Promise<HouseRow[]> =>
  rowsOf(
    db,
    sql<HouseRow>`
      select e.id, in_language(e.name, ${language}) as name, e.type, in_language(y.name, ${language}) as city,
        (select count(*)::int from services s where s.establishment_id = e.id and s.status = 'published') as published,
        coalesce((select jsonb_agg(jsonb_build_object('class', l.class, 'number', l.number, 'expires_on', l.expires_on,
          'is_valid', l.expires_on >= ${today}::date, 'verified_at', l.verified_at) order by l.class)
          from licences l where l.establishment_id = e.id), '[]') as licences,
        array(select distinct r.class from services s join licence_rules r on r.category_id = s.category_id
          where s.establishment_id = e.id and not exists (select from licences l where l.establishment_id = e.id
            and l.class = r.class and l.expires_on >= ${today}::date)) as missing
      from establishments e join cities y on y.id = e.city_id where e.owner_id = ${vendorId} order by e.id`,
  );

/** Suspends a vendor (`at`) or ends that (null); false where there is none in the other state. */
export async function updateSuspension(db: Database, id: number, at: Date | null, reason: string | null) {
  const found = await db
    .updateTable('users')
    .set({ suspended_at: at, suspension_reason: reason })
    .where('id', '=', id)
    .where('role', '=', 'vendor')
    .where('suspended_at', at ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts the schedule of houses up, so that whoever books by an offer of before is refused, and holds them. */
const holdHouses = (db: Database, which: RawBuilder<unknown>) =>
  sql`update establishments e set schedule_version = schedule_version + 1 where ${which}`.execute(db);

/** A listing that was suspended or is back, and its house. */
export type Moved = { id: number; establishment_id: number; status: string };

/** Suspends everything that a vendor has published. */
export async function suspendListingsOf(db: Database, vendorId: number, reason: string): Promise<Moved[]> {
  await holdHouses(db, sql`e.owner_id = ${vendorId}`);
  return rowsOf(
    db,
    sql<Moved>`
      update services s set status = 'suspended', is_suspended_with_vendor = true, suspension_reason = ${reason}
      from establishments e where e.id = s.establishment_id and e.owner_id = ${vendorId} and s.status = 'published'
      returning s.id, s.establishment_id, s.status`,
  );
}

/** Brings back what was suspended with a vendor; as a draft what lacks a licence on a day (YYYY-MM-DD). */
export const reinstateListingsOf = (db: Database, vendorId: number, today: string): Promise<Moved[]> =>
  rowsOf(
    db,
    sql<Moved>`
      update services s set is_suspended_with_vendor = false, suspension_reason = null,
        status = case when licence_allows(s.establishment_id, s.category_id, ${today}::date) then 'published' else 'draft' end
      from establishments e where e.id = s.establishment_id and e.owner_id = ${vendorId} and s.is_suspended_with_vendor
      returning s.id, s.establishment_id, s.status`,
  );

/** Suspends a published listing; undefined where there is none. */
export async function suspendListing(db: Database, id: number, reason: string): Promise<Moved | undefined> {
  await holdHouses(db, sql`e.id = (select establishment_id from services where id = ${id})`);
  const found = await rowsOf(
    db,
    sql<Moved>`
      update services s set status = 'suspended', suspension_reason = ${reason}
      where s.id = ${id} and s.status = 'published' returning s.id, s.establishment_id, s.status`,
  );
  return found[0];
}

/** Offers a suspended listing again; undefined where there is none. */
export async function reinstateListing(db: Database, id: number): Promise<Moved | undefined> {
  const found = await rowsOf(
    db,
    sql<Moved>`
      update services s set status = 'published', suspension_reason = null, is_suspended_with_vendor = false
      where s.id = ${id} and s.status = 'suspended' returning s.id, s.establishment_id, s.status`,
  );
  return found[0];
}

type ListingRow = {
  id: number;
  title: string;
  status: 'draft' | 'published' | 'suspended';
  category: string;
  house: string;
  vendor_id: number;
  suspension_reason: string | null;
  is_suspended_with_vendor: boolean;
  is_vendor_suspended: boolean;
};

/** Listings whose words, or whose number, are what is looked for. */
export async function listListings(
  db: Database,
  language: Language,
  { search, cursor, limit, status }: ListPage & { status: string | undefined },
): Promise<ListingRow[]> {
  const number = /^\d{1,15}$/.test(search) ? sql`or s.id = ${Number(search)}` : sql``;
  const words = search === '' ? undefined : await readText(db, search);
  const wanted = words === undefined ? sql`` : sql`and (true ${conditions({ words })} ${number})`;
  const state = status === undefined ? sql`` : sql`and s.status = ${status}`;
  return rowsOf(
    db,
    sql<ListingRow>`
      select s.id, in_language(s.title, ${language}) as title, s.status, in_language(c.label, ${language}) as category,
        in_language(e.name, ${language}) as house, e.owner_id as vendor_id, s.suspension_reason,
        s.is_suspended_with_vendor, u.suspended_at is not null as is_vendor_suspended
      from services s join categories c on c.id = s.category_id
        join establishments e on e.id = s.establishment_id join users u on u.id = e.owner_id
      where true ${below(sql`s.id`, cursor)} ${state} ${wanted} order by s.id desc limit ${limit}`,
  );
}

/** Whether there is a house. */
export const hasHouse = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('establishments').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** A licence of a house, held until the transaction ends. */
export const lockLicence = (db: Database, house: number, kind: LicenceClass) =>
  db
    .selectFrom('licences')
    .select(['number', sql<string>`expires_on::text`.as('expires_on')])
    .where('establishment_id', '=', house)
    .where('class', '=', kind)
    .forUpdate()
    .executeTakeFirst();

type NewLicence = {
  establishment_id: number;
  class: LicenceClass;
  number: string;
  expires_on: string;
  verified_by: number;
  verified_at: Date;
};

/** Enters a licence in place of a former one of its class. */
export const insertOrUpdateLicence = (db: Database, given: NewLicence) =>
  db
    .insertInto('licences')
    .values(given)
    .onConflict((conflict) => conflict.columns(['establishment_id', 'class']).doUpdateSet(given))
    .execute();

/** Takes a licence back. */
export const deleteLicence = (db: Database, house: number, kind: LicenceClass) =>
  db.deleteFrom('licences').where('establishment_id', '=', house).where('class', '=', kind).execute();
