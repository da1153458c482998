import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import type {
  LicenceApplication,
  LicenceApplicationFields,
  VenueLicences,
} from '@tajmeelspot/contract/venues/licences.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from '../members/member-queries.ts';

/** The licences of a venue on the present day. */
export async function listLicences(db: Database, venueId: number): Promise<VenueLicences['licences']> {
  const found = await sql<VenueLicences['licences'][number]>`
    select class, number, holder, expires_on::text as expires_on, expires_on >= baghdad_today() as is_valid
    from licences where venue_id = ${venueId} order by class`.execute(db);
  return found.rows;
}

/** The classes that the treatments of a venue need, with how many of them wait for a licence. */
export async function listNeededClasses(db: Database, venueId: number): Promise<VenueLicences['needed']> {
  const found = await sql<VenueLicences['needed'][number]>`
    select needed.class, count(*) filter (where licensed_until(${venueId}, needed.class) < baghdad_today())::int as treatments,
      licensed_until(${venueId}, needed.class) >= baghdad_today() as is_held
    from services s join treatments t on t.service_id = s.id join procedures p on p.id = t.procedure_id
      cross join lateral (select p.licence_class as class union
        select c.class from category_licence(s.category_id) c(class) where c.class is not null) needed
    where s.venue_id = ${venueId} and needed.class <> 'none'
    group by needed.class order by needed.class`.execute(db);
  return found.rows;
}

/** An application with the name of its document. */
export type LicenceApplicationRow = LicenceApplication & { venue_id: number; document: string | null };

const readApplications = async (db: Database, which: RawBuilder<unknown>): Promise<LicenceApplicationRow[]> => {
  const found = await sql<LicenceApplicationRow>`
    select a.id, a.venue_id, a.class, a.number, a.holder, a.expires_on::text as expires_on, a.document,
      a.document is not null as has_document, a.state, to_json(a.handed_in_at) #>> '{}' as handed_in_at,
      to_json(a.decided_at) #>> '{}' as decided_at, a.reply
    from licence_applications a where ${which} order by a.id desc limit 100`.execute(db);
  return found.rows;
};

/** What a venue has handed in, the newest first. */
export const listApplications = (db: Database, venueId: number) => readApplications(db, sql`a.venue_id = ${venueId}`);

/** An application of a venue that a user manages. */
export const findApplicationOf = async (db: Database, readerId: number, id: number) =>
  (await readApplications(db, sql`a.id = ${id} and ${mayManage(readerId, sql`a.venue_id`)}`))[0];

/** Ends the applications of a class that are not decided; gives their documents. */
export async function withdrawOpen(db: Database, venueId: number, licenceClass: LicenceClass): Promise<string[]> {
  const found = await sql<{ document: string | null }>`
    update licence_applications a set state = 'withdrawn', decided_at = null, decided_by = null, document = null
    from licence_applications former
    where former.id = a.id and a.venue_id = ${venueId} and a.class = ${licenceClass}
      and a.state in ('incomplete', 'waiting', 'asked')
    returning former.document`.execute(db);
  return found.rows.flatMap(({ document }) => document ?? []);
}

type NewApplication = LicenceApplicationFields & { venue_id: number; handed_in_by: number; handed_in_at: Date };

/** Enters an application, whose document is still to come; gives its id. */
export async function insertApplication(db: Database, given: NewApplication): Promise<number> {
  const entered = db
    .insertInto('licence_applications')
    .values({ ...given, state: 'incomplete' })
    .returning('id');
  return (await entered.executeTakeFirstOrThrow()).id;
}

/** Sets the document of an application that is not decided, which now waits; false where it is decided. */
export async function updateDocument(db: Database, id: number, document: string, now: Date): Promise<boolean> {
  const found = await sql`
    update licence_applications set document = ${document}, state = 'waiting', handed_in_at = ${now}, decided_at = null,
      decided_by = null
    where id = ${id} and state in ('incomplete', 'waiting', 'asked') returning id`.execute(db);
  return found.rows.length > 0;
}
