import type { MemberRole, Team } from '@tajmeelspot/contract/venues/members.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** True where somebody runs a house, as its owner or a manager; the house is an id or a column. */
export const runs = (readerId: number, house: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from house_members m where m.establishment_id = ${house} and m.user_id = ${readerId} and m.role <> 'staff')`;

/** True where somebody sees a booking `b` for its house: whoever runs it, and staff on whose calendar one of its treatments is. */
export const tends = (readerId: number): RawBuilder<boolean> => sql`exists (
  select from house_members m where m.establishment_id = b.establishment_id and m.user_id = ${readerId}
    and (m.role <> 'staff' or m.employee_id = b.employee_id or b.basket_id is not null and exists (
      select from bookings t where t.establishment_id = b.establishment_id and t.basket_id = b.basket_id
        and t.employee_id = m.employee_id)))`;

/** What somebody is at a house; undefined for whoever does not work there. */
export async function findMembership(db: Database, userId: number, house: number) {
  const found = await sql<{ role: MemberRole; employeeId: number | null }>`
    select role, employee_id as "employeeId" from house_members
    where establishment_id = ${house} and user_id = ${userId}`.execute(db);
  return found.rows[0];
}

/** Who works at a house, the owner first, and who is asked to at an instant. */
export async function findTeam(
  db: Database,
  language: Language,
  house: number,
  readerId: number,
  now: Date,
): Promise<Team> {
  const person = sql`case when p.id is not null then
    jsonb_build_object('id', p.id, 'name', in_language(p.name, ${language})) end as employee`;
  const members = await sql<Team['members'][number]>`
    select m.user_id, u.name, u.email, m.role, ${person}, m.user_id = ${readerId} as is_you
    from house_members m join users u on u.id = m.user_id left join employees p on p.id = m.employee_id
    where m.establishment_id = ${house} order by m.role <> 'owner', m.role, m.created_at, m.user_id`.execute(db);
  const invitations = await sql<Team['invitations'][number] & { expires_at: Date }>`
    select i.id, i.email, i.role, ${person}, i.expires_at
    from house_invitations i left join employees p on p.id = i.employee_id
    where i.establishment_id = ${house} and i.expires_at > ${now} order by i.created_at, i.id`.execute(db);
  const asked = invitations.rows.map((one) => ({ ...one, expires_at: new Date(one.expires_at).toISOString() }));
  return { members: members.rows, invitations: asked };
}

/** Whether a person with an address works at a house, and whether an employee is one of its. */
export async function findFacts(db: Database, house: number, email: string, employeeId: number | null) {
  const found = await sql<{ isMember: boolean; isEmployee: boolean }>`
    select exists (select from house_members m join users u on u.id = m.user_id
        where m.establishment_id = ${house} and lower(u.email) = ${email}) as "isMember",
      exists (select from employees where establishment_id = ${house} and id = ${employeeId}) as "isEmployee"`.execute(
    db,
  );
  return found.rows[0] ?? { isMember: false, isEmployee: false };
}

/** Somebody who is asked to work at a house. */
export type NewInvitation = {
  establishment_id: number;
  email: string;
  role: 'manager' | 'staff';
  employee_id: number | null;
  invited_by: number;
  language: string;
  created_at: Date;
  expires_at: Date;
};

/** Enters an invitation in the place of a former one of the address; gives its id. */
export async function replaceInvitation(db: Database, invitation: NewInvitation): Promise<number> {
  const { establishment_id: house, email } = invitation;
  await sql`delete from house_invitations where establishment_id = ${house} and lower(email) = ${email}`.execute(db);
  const made = await db.insertInto('house_invitations').values(invitation).returning('id').executeTakeFirstOrThrow();
  return made.id;
}

/** Takes an invitation out; gives its house, undefined where it is none of the caller's own. */
export async function deleteInvitation(db: Database, userId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ house: number }>`
    delete from house_invitations i using house_members m
    where i.id = ${id} and m.establishment_id = i.establishment_id and m.user_id = ${userId} and m.role = 'owner'
    returning i.establishment_id as house`.execute(db);
  return found.rows[0]?.house;
}

/** The house of an invitation, for whoever runs it. */
export async function findHouseOfInvitation(db: Database, userId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ house: number }>`
    select i.establishment_id as house from house_invitations i
    where i.id = ${id} and ${runs(userId, sql`i.establishment_id`)}`.execute(db);
  return found.rows[0]?.house;
}

/** Writes the code of an invitation down as its letter is written; gives whom it asks, undefined where it is over. */
export async function updateCode(db: Database, id: number, codeHash: Buffer, now: Date) {
  const found = await sql<{ email: string; language: string; role: 'manager' | 'staff'; house: object; by: string }>`
    update house_invitations i set code_hash = ${codeHash} from establishments e, users u
    where i.id = ${id} and i.expires_at > ${now} and e.id = i.establishment_id and u.id = i.invited_by
    returning i.email, i.language, i.role, in_language(e.name, i.language) as house, u.name as by`.execute(db);
  return found.rows[0] as (Omit<(typeof found.rows)[number], 'house'> & { house: string }) | undefined;
}

/** Uses an invitation up; undefined where no such code is open. */
export async function takeInvitation(db: Database, codeHash: Buffer, now: Date) {
  const found = await sql<{ house: number; role: 'manager' | 'staff'; employeeId: number | null }>`
    delete from house_invitations where code_hash = ${codeHash} and expires_at > ${now}
    returning establishment_id as house, role, employee_id as "employeeId"`.execute(db);
  return found.rows[0];
}

/** What somebody is to be at a house. */
type Given = { role: 'manager' | 'staff'; employeeId: number | null };

/** Lets somebody work at a house; who does already keeps what they are. */
export const insertMember = (db: Database, house: number, userId: number, { role, employeeId }: Given, now: Date) =>
  sql`insert into house_members (establishment_id, user_id, role, employee_id, created_at)
    values (${house}, ${userId}, ${role}, ${employeeId}, ${now}) on conflict do nothing`.execute(db);

/** Gives somebody another role; false for the owner and for whoever does not work there. */
export async function updateMember(db: Database, house: number, userId: number, { role, employeeId }: Given) {
  const found = await sql`
    update house_members set role = ${role}, employee_id = ${employeeId}
    where establishment_id = ${house} and user_id = ${userId} and role <> 'owner' returning user_id`.execute(db);
  return found.rows.length > 0;
}

/** Ends somebody's work; false for the owner and for whoever does not work there. */
export async function deleteMember(db: Database, house: number, userId: number): Promise<boolean> {
  const found = await sql`
    delete from house_members where establishment_id = ${house} and user_id = ${userId} and role <> 'owner'
    returning user_id`.execute(db);
  return found.rows.length > 0;
}

/** The name of a house. */
export async function findHouseName(db: Database, language: Language, house: number): Promise<string> {
  const found = await sql<{ name: string }>`
    select in_language(name, ${language}) as name from establishments where id = ${house}`.execute(db);
  return found.rows[0]?.name ?? '';
}
