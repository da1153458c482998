import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** What a message is about. */
export type ApprovalSubject = {
  venueId: number;
  venue: LocalizedText;
  title: LocalizedText | null;
  licenceClass: LicenceClass | null;
  number: string | null;
  /** YYYY-MM-DD. */
  expiresOn: string | null;
};

/** Who manages a venue, the owner first. */
export const listManagers = (db: Database, venueId: number) =>
  db
    .selectFrom('users')
    .innerJoin('memberships as m', 'm.user_id', 'users.id')
    .select(['users.id', 'name', 'email', 'users.role', 'language', 'digits', 'clock', 'message_language'])
    .where('m.venue_id', '=', venueId)
    .where('m.role', 'in', ['owner', 'manager'])
    .where('erased_at', 'is', null)
    .orderBy(sql`m.role = 'owner'`, 'desc')
    .orderBy('users.id')
    .execute();

const findSubject = async (db: Database, from: RawBuilder<unknown>): Promise<ApprovalSubject | undefined> =>
  (await sql<ApprovalSubject>`select v.id as "venueId", v.name as venue, ${from}`.execute(db)).rows[0];

/** A licence of a venue. */
export const findLicence = (db: Database, venueId: number, licenceClass: LicenceClass) =>
  findSubject(
    db,
    sql`null as title, l.class as "licenceClass", l.number, l.expires_on::text as "expiresOn"
      from licences l join venues v on v.id = l.venue_id where l.venue_id = ${venueId} and l.class = ${licenceClass}`,
  );

/** What a decision was about, by the id of the venue, the application or the service. */
export const subjects = {
  venue: (db: Database, id: number) =>
    findSubject(
      db,
      sql`null as title, null as "licenceClass", null as number, null as "expiresOn"
      from venues v where v.id = ${id}`,
    ),
  licence: (db: Database, id: number) =>
    findSubject(
      db,
      sql`null as title, a.class as "licenceClass", a.number, a.expires_on::text as "expiresOn"
      from licence_applications a join venues v on v.id = a.venue_id where a.id = ${id}`,
    ),
  text: (db: Database, id: number) =>
    findSubject(
      db,
      sql`s.title, null as "licenceClass", null as number, null as "expiresOn"
      from services s join venues v on v.id = s.venue_id where s.id = ${id}`,
    ),
  work_picture: (db: Database, id: number) =>
    findSubject(
      db,
      sql`p.caption as title, null as "licenceClass", null as number, null as "expiresOn"
      from work_pictures p join venues v on v.id = p.venue_id where p.id = ${id}`,
    ),
  portrait: (db: Database, id: number) =>
    findSubject(
      db,
      sql`e.name as title, null as "licenceClass", null as number, null as "expiresOn"
      from portraits p join employees e on e.id = p.employee_id join venues v on v.id = p.venue_id where p.id = ${id}`,
    ),
};
