import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-houses.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from './member-queries.ts';

const columns = sql`p.id, p.name, p.job, p.gender, p.phone, p.email, p.is_active, p.daily_cap`;

/** The people of a venue that somebody runs as they were entered. */
export async function listVenueEmployees(db: Database, readerId: number, venueId: number): Promise<OwnEmployee[]> {
  const found = await sql<OwnEmployee>`
    select ${columns} from employees p join venues e on e.id = p.venue_id
    where e.id = ${venueId} and ${mayManage(readerId, sql`e.id`)} order by p.position, p.id`.execute(db);
  return found.rows;
}

/** The venue of an employee, where it is the reader's to run. */
export async function findVenueOfEmployee(db: Database, readerId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select e.id from employees p join venues e on e.id = p.venue_id
    where p.id = ${id} and ${mayManage(readerId, sql`e.id`)}`.execute(db);
  return found.rows[0]?.id;
}

/** What is said of somebody, by column. */
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

/** Enters somebody as the last of a venue, on a day (YYYY-MM-DD), and gives the id. */
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

/** Changes what is said of somebody of a venue. */
export const updateEmployee = (db: Database, venueId: number, id: number, row: Omit<EmployeeRow, 'gender'>) =>
  db.updateTable('employees').set(toColumns(row)).where('venue_id', '=', venueId).where('id', '=', id).execute();
