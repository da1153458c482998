import type { Words } from '@tajmeelspot/contract/fields.ts';
import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-houses.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { runs } from './member-queries.ts';

const columns = sql`p.id, p.name, p.job, p.gender, p.phone, p.email, p.is_active, p.daily_cap`;

/** The people of a house that somebody runs as they were entered. */
export async function listTeam(db: Database, readerId: number, house: number): Promise<OwnEmployee[]> {
  const found = await sql<OwnEmployee>`
    select ${columns} from employees p join establishments e on e.id = p.establishment_id
    where e.id = ${house} and ${runs(readerId, sql`e.id`)} order by p.position, p.id`.execute(db);
  return found.rows;
}

/** The house of an employee, where it is the reader's to run. */
export async function findHouseOfEmployee(db: Database, readerId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select e.id from employees p join establishments e on e.id = p.establishment_id
    where p.id = ${id} and ${runs(readerId, sql`e.id`)}`.execute(db);
  return found.rows[0]?.id;
}

/** What is said of somebody, by column. */
type PersonRow = {
  name: Words;
  job: Words;
  gender: 'female' | 'male';
  phone: string | null;
  email: string | null;
};

const toColumns = <T extends Pick<PersonRow, 'name' | 'job'>>({ name, job, ...row }: T) => ({
  ...row,
  name: JSON.stringify(name),
  job: JSON.stringify(job),
});

/** Enters somebody as the last of a house, on a day (YYYY-MM-DD), and gives the id. */
export async function insertEmployee(db: Database, house: number, row: PersonRow, posted_on: string): Promise<number> {
  const entered = db
    .insertInto('employees')
    .values({
      establishment_id: house,
      posted_on,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from employees where establishment_id = ${house})`,
      ...toColumns(row),
    })
    .returning('id');
  return (await entered.executeTakeFirstOrThrow()).id;
}

/** Changes what is said of somebody of a house. */
export const updatePerson = (db: Database, house: number, id: number, row: Omit<PersonRow, 'gender'>) =>
  db.updateTable('employees').set(toColumns(row)).where('establishment_id', '=', house).where('id', '=', id).execute();
