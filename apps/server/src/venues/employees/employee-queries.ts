import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-venues.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from '../members/member-queries.ts';
import { mayPicture } from './portrait-queries.ts';
import type { Employee } from '@tajmeelspot/contract/venues/venues.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { isListed } from '../venue/listed-queries.ts';

const columns = sql`p.id, p.name, p.job, p.gender, p.phone, p.email, p.portrait, p.is_active, p.daily_cap, (
  select jsonb_build_object('state', o.state, 'url', o.name, 'stated_by', u.name, 'stated_at', o.stated_at, 'reply', o.reply)
  from portraits o left join users u on u.id = o.stated_by
  where o.employee_id = p.id and o.state <> 'withdrawn' order by o.id desc limit 1) as sent_portrait`;

/**
 * The employees of a venue that a user manages, as they were entered; where the user is one of them, that one. Portraits are
 * still names.
 */
export async function listVenueEmployees(db: Database, readerId: number, venueId: number): Promise<OwnEmployee[]> {
  const found = await sql<OwnEmployee>`
    select ${columns} from employees p where p.venue_id = ${venueId} and ${mayPicture(readerId)}
    order by p.position, p.id`.execute(db);
  return found.rows;
}

/** The same of one employee. */
export async function findEmployee(db: Database, readerId: number, id: number): Promise<OwnEmployee | undefined> {
  const found = await sql<OwnEmployee>`
    select ${columns} from employees p where p.id = ${id} and ${mayPicture(readerId)}`.execute(db);
  return found.rows[0];
}

/** The venue of an employee, where the reader manages it. */
export async function findVenueOfEmployee(db: Database, readerId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select e.id from employees p join venues e on e.id = p.venue_id
    where p.id = ${id} and ${mayManage(readerId, sql`e.id`)}`.execute(db);
  return found.rows[0]?.id;
}

/** The editable columns of an employee. */
type EmployeeRow = {
  name: LocalizedText;
  job: LocalizedText;
  gender: 'female' | 'male';
  phone: string | null;
  email: string | null;
};

const toColumns = <T extends Pick<EmployeeRow, 'name' | 'job'>>({ name, job, ...row }: T) => ({
  ...row,
  name: JSON.stringify(name),
  job: JSON.stringify(job),
});

/** Enters an employee as the last of a venue, on a day (YYYY-MM-DD), and gives the id. */
export async function insertEmployee(
  db: Database,
  venueId: number,
  row: EmployeeRow,
  posted_on: string,
): Promise<number> {
  const entered = db
    .insertInto('employees')
    .values({
      venue_id: venueId,
      posted_on,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from employees where venue_id = ${venueId})`,
      ...toColumns(row),
    })
    .returning('id');
  return (await entered.executeTakeFirstOrThrow()).id;
}

/** Changes an employee of a venue. */
export const updateEmployee = (db: Database, venueId: number, id: number, row: Omit<EmployeeRow, 'gender'>) =>
  db.updateTable('employees').set(toColumns(row)).where('venue_id', '=', venueId).where('id', '=', id).execute();

/** The five networks, null where the row names none. */
export const socialJson = (table: string): RawBuilder<Employee['social']> =>
  sql`jsonb_build_object('facebook', ${sql.ref(table)}.social ->> 'facebook', 'twitter', ${sql.ref(table)}.social ->> 'twitter',
    'instagram', ${sql.ref(table)}.social ->> 'instagram', 'linkedin', ${sql.ref(table)}.social ->> 'linkedin',
    'youtube', ${sql.ref(table)}.social ->> 'youtube')`;

/** A venue `e` in its city `y` as the contract shows it. */
export const venueJson = (language: Language): RawBuilder<Employee['establishment']> =>
  sql`jsonb_build_object('id', e.id, 'slug', e.slug, 'name', in_language(e.name, ${language}), 'type', e.type,
    'address', in_language(e.address, ${language}), 'district', in_language(e.district, ${language}),
    'city', in_language(y.name, ${language}), 'city_code', y.code, 'postcode', e.postcode,
    'latitude', e.latitude, 'longitude', e.longitude, 'is_women_only', e.is_women_only,
    'contact_info', jsonb_build_object('phone', e.phone, 'email', e.email, 'website', e.website))`;

/**
 * Active employees of published services, those of one service where it is given; at most 100. What everybody can reach
 * them by is the venue's: their own numbers and addresses are for its managers.
 */
export async function listEmployees(db: Database, language: Language, serviceId?: number): Promise<Employee[]> {
  const of = serviceId === undefined ? sql`true` : sql`se.service_id = ${serviceId}`;
  const found = await sql<Employee>`
    select p.id, in_language(p.name, ${language}) as name, in_language(p.job, ${language}) as job, p.gender,
      p.posted_on as post_date, e.phone, e.email, e.website, ${socialJson('e')} as social,
      ${venueJson(language)} as establishment
    from employees p
      join venues e on e.id = p.venue_id
      join cities y on y.id = e.city_id
    where p.is_active and exists (
      select from service_employees se join services s on s.id = se.service_id and ${isListed('s')}
      where se.employee_id = p.id and ${of})
    order by p.position, p.id
    limit 100`.execute(db);
  return found.rows;
}

/** The names of some employees by their ids, also of those who have left. */
export async function listEmployeeNames(db: Database, language: Language, ids: readonly number[]) {
  const found = await sql<{ id: number; name: string }>`
    select id, in_language(name, ${language}) as name from employees where id = any(${[...ids]})`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}
