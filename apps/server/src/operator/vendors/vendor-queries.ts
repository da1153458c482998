import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { conditions } from '#app/catalog/services/criteria-queries.ts';
import { readText } from '#app/catalog/services/text-reading-queries.ts';
import { alike, below, type OperatorPage, rowsOf } from '../list-queries.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

type VendorRow = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  created_at: Date;
  suspended_at: Date | null;
  suspension_reason: string | null;
  venues: number;
  published: number;
};

const vendorColumns = sql`
  u.id, u.name, u.email, u.phone, u.created_at, u.suspended_at, u.suspension_reason,
  (select count(*)::int from venues e where e.owner_id = u.id) as venues,
  (select count(*)::int from venues e join services s on s.venue_id = e.id and ${isListed('s')}
    where e.owner_id = u.id) as published`;

/** Vendors whose name, address or venue has the search text. */
export const listVendors = (db: Database, { search, cursor, limit }: OperatorPage): Promise<VendorRow[]> =>
  rowsOf(
    db,
    sql<VendorRow>`
      select ${vendorColumns} from users u
      where u.role = 'vendor' ${below(sql`u.id`, cursor)} and (${alike(sql`lower(u.name || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.proven_phone, ''))`, search)}
        or exists (select from venues e where e.owner_id = u.id and ${alike(sql`lower(all_texts(e.name))`, search)}))
      order by u.id desc limit ${limit}`,
  );

/** A vendor by id. */
export const findVendor = async (db: Database, id: number): Promise<VendorRow | undefined> =>
  (await rowsOf(db, sql<VendorRow>`select ${vendorColumns} from users u where u.role = 'vendor' and u.id = ${id}`))[0];

type VendorVenueRow = {
  id: number;
  name: string;
  type: 'saloon' | 'dental' | 'clinic';
  city: string;
  published: number;
  disputes: number;
  licences: { class: LicenceClass; number: string; expires_on: string; is_valid: boolean; verified_at: string }[];
  missing: LicenceClass[];
};

/** The venues of a vendor with their licences as they are on a day (YYYY-MM-DD). */
export const listVenuesOfVendor = (
  db: Database,
  language: Language,
  vendorId: number,
  today: string,
): Promise<VendorVenueRow[]> =>
  rowsOf(
    db,
    sql<VendorVenueRow>`
      select e.id, in_language(e.name, ${language}) as name, e.type, in_language(y.name, ${language}) as city,
        (select count(*)::int from services s where s.venue_id = e.id and s.status = 'published') as published,
        (select count(*)::int from no_show_disputes d where d.venue_id = e.id) as disputes,
        coalesce((select jsonb_agg(jsonb_build_object('class', l.class, 'number', l.number, 'expires_on', l.expires_on,
          'is_valid', l.expires_on >= ${today}::date, 'verified_at', l.verified_at) order by l.class)
          from licences l where l.venue_id = e.id), '[]') as licences,
        array(select distinct needed.class from services s, lateral (
            select c.class from category_licence(s.category_id) c(class) where c.class is not null
            union select p.licence_class from treatments t join procedures p on p.id = t.procedure_id
              where t.service_id = s.id and p.licence_class <> 'none') needed
          where s.venue_id = e.id and licensed_until(e.id, needed.class) < ${today}::date order by 1) as missing
      from venues e join cities y on y.id = e.city_id where e.owner_id = ${vendorId} order by e.id`,
  );

/** Suspends (`at`) or reinstates (null) a vendor; false where there is none in the other state. */
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

/** Raises the schedule version of venues, so that a booking planned before is refused, and locks them. */
const lockVenuesOfVendor = (db: Database, which: RawBuilder<unknown>) =>
  sql`update venues e set schedule_version = schedule_version + 1 where ${which}`.execute(db);

/** A service that was suspended or is back, and its venue. */
export type ChangedServiceRow = { id: number; venue_id: number; status: string };

/** Suspends the published services of a vendor. */
export async function suspendServicesOfVendor(
  db: Database,
  vendorId: number,
  reason: string,
): Promise<ChangedServiceRow[]> {
  await lockVenuesOfVendor(db, sql`e.owner_id = ${vendorId}`);
  return rowsOf(
    db,
    sql<ChangedServiceRow>`
      update services s set status = 'suspended', is_suspended_with_vendor = true, suspension_reason = ${reason}
      from venues e where e.id = s.venue_id and e.owner_id = ${vendorId} and s.status = 'published'
      returning s.id, s.venue_id, s.status`,
  );
}

/** Publishes again the services that were suspended with a vendor; a draft where a licence is missing. */
export const reinstateServicesOfVendor = (db: Database, vendorId: number): Promise<ChangedServiceRow[]> =>
  rowsOf(
    db,
    sql<ChangedServiceRow>`
      update services s set is_suspended_with_vendor = false, suspension_reason = null,
        status = case when may_publish(s.id, s.venue_id, s.category_id) then 'published' else 'draft' end
      from venues e where e.id = s.venue_id and e.owner_id = ${vendorId} and s.is_suspended_with_vendor
      returning s.id, s.venue_id, s.status`,
  );

/** Suspends a published service; undefined where there is none. */
export async function suspendService(db: Database, id: number, reason: string): Promise<ChangedServiceRow | undefined> {
  await lockVenuesOfVendor(db, sql`e.id = (select venue_id from services where id = ${id})`);
  const found = await rowsOf(
    db,
    sql<ChangedServiceRow>`
      update services s set status = 'suspended', suspension_reason = ${reason}
      where s.id = ${id} and s.status = 'published' returning s.id, s.venue_id, s.status`,
  );
  return found[0];
}

/** Publishes a suspended service again; undefined where there is none. */
export async function reinstateService(db: Database, id: number): Promise<ChangedServiceRow | undefined> {
  const found = await rowsOf(
    db,
    sql<ChangedServiceRow>`
      update services s set status = 'published', suspension_reason = null, is_suspended_with_vendor = false
      where s.id = ${id} and s.status = 'suspended' returning s.id, s.venue_id, s.status`,
  );
  return found[0];
}

type OperatorServiceRow = {
  id: number;
  title: string;
  status: 'draft' | 'published' | 'suspended';
  category: string;
  venue: string;
  vendor_id: number;
  suspension_reason: string | null;
  is_suspended_with_vendor: boolean;
  is_vendor_suspended: boolean;
};

/** Services whose text has the search text, or whose id it is. */
export async function listOperatorServices(
  db: Database,
  language: Language,
  { search, cursor, limit, status }: OperatorPage & { status: string | undefined },
): Promise<OperatorServiceRow[]> {
  const number = /^\d{1,15}$/.test(search) ? sql`or s.id = ${Number(search)}` : sql``;
  const words = search === '' ? undefined : await readText(db, language, search);
  const condition = words === undefined ? sql`` : sql`and (true ${conditions({ words })} ${number})`;
  const state = status === undefined ? sql`` : sql`and s.status = ${status}`;
  return rowsOf(
    db,
    sql<OperatorServiceRow>`
      select s.id, in_language(s.title, ${language}) as title, s.status, in_language(c.label, ${language}) as category,
        in_language(e.name, ${language}) as venue, e.owner_id as vendor_id, s.suspension_reason,
        s.is_suspended_with_vendor, u.suspended_at is not null as is_vendor_suspended
      from services s join categories c on c.id = s.category_id
        join venues e on e.id = s.venue_id join users u on u.id = e.owner_id
      where true ${below(sql`s.id`, cursor)} ${state} ${condition} order by s.id desc limit ${limit}`,
  );
}

/** Whether a venue exists. */
export const hasVenue = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('venues').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Locks a licence of a venue until the transaction ends. */
export const lockLicence = (db: Database, venueId: number, kind: LicenceClass) =>
  db
    .selectFrom('licences')
    .select(['number', sql<string>`expires_on::text`.as('expires_on')])
    .where('venue_id', '=', venueId)
    .where('class', '=', kind)
    .forUpdate()
    .executeTakeFirst();

type NewLicence = {
  venue_id: number;
  class: string;
  number: string;
  holder?: string;
  expires_on: string;
  verified_by: number;
  verified_at: Date;
};

/** Enters a licence in place of a former one of its class. */
export const insertOrUpdateLicence = (db: Database, given: NewLicence) =>
  db
    .insertInto('licences')
    .values(given)
    .onConflict((conflict) => conflict.columns(['venue_id', 'class']).doUpdateSet(given))
    .execute();

/** Deletes a licence. */
export const deleteLicence = (db: Database, venueId: number, kind: LicenceClass) =>
  db.deleteFrom('licences').where('venue_id', '=', venueId).where('class', '=', kind).execute();
