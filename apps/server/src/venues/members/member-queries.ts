import type { MemberRole, Team } from '@tajmeelspot/contract/venues/members.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** True where a user manages a venue, as its owner or a manager; the venue is an id or a column. */
export const mayManage = (readerId: number, venue: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from memberships m where m.venue_id = ${venue} and m.user_id = ${readerId} and m.role <> 'staff')`;

/** The membership of a user at a venue; undefined where there is none. */
export async function findMembership(db: Database, userId: number, venueId: number) {
  const found = await sql<{ role: MemberRole; employeeId: number | null }>`
    select role, employee_id as "employeeId" from memberships
    where venue_id = ${venueId} and user_id = ${userId}`.execute(db);
  return found.rows[0];
}

/** Who works at a venue, the owner first, and who is asked to at an instant. */
export async function findMembers(
  db: Database,
  language: Language,
  venueId: number,
  readerId: number,
  now: Date,
): Promise<Team> {
  const employee = sql`case when p.id is not null then
    jsonb_build_object('id', p.id, 'name', in_language(p.name, ${language})) end as employee`;
  const members = await sql<Team['members'][number]>`
    select m.user_id, u.name, u.email, m.role, ${employee}, m.user_id = ${readerId} as is_you
    from memberships m join users u on u.id = m.user_id left join employees p on p.id = m.employee_id
    where m.venue_id = ${venueId} order by m.role <> 'owner', m.role, m.created_at, m.user_id`.execute(db);
  const invitations = await sql<Team['invitations'][number] & { expires_at: Date }>`
    select i.id, i.email, i.phone, i.role, ${employee}, i.expires_at
    from invitations i left join employees p on p.id = i.employee_id
    where i.venue_id = ${venueId} and i.expires_at > ${now} order by i.created_at, i.id`.execute(db);
  const input = invitations.rows.map((one) => ({ ...one, expires_at: new Date(one.expires_at).toISOString() }));
  return { members: members.rows, invitations: input };
}

/** An address or a phone (E.164): one of them. */
export type InvitationRecipient =
  | { readonly email: string; readonly phone: null }
  | { readonly email: null; readonly phone: string };

/** Whether the account of a recipient is a member of a venue. */
export async function isMemberOf(
  db: Database,
  venueId: number,
  { email, phone }: InvitationRecipient,
): Promise<boolean> {
  const found = await sql`select from memberships m join users u on u.id = m.user_id
    where m.venue_id = ${venueId} and (lower(u.email) = ${email} or u.proven_phone = ${phone})`.execute(db);
  return found.rows.length > 0;
}

/** Whether an employee is one of a venue's own. */
export async function isEmployeeOf(db: Database, venueId: number, employeeId: number): Promise<boolean> {
  const found = await sql`select from employees where venue_id = ${venueId} and id = ${employeeId}`.execute(db);
  return found.rows.length > 0;
}

/** Whether a user owns a venue, which stays so until the transaction ends; two invitations come one after the other. */
export async function lockOwnership(db: Database, userId: number, venueId: number): Promise<boolean> {
  const found = await sql`select from memberships
    where venue_id = ${venueId} and user_id = ${userId} and role = 'owner' for update`.execute(db);
  return found.rows.length > 0;
}

/** An invitation to a venue. */
export type NewInvitation = InvitationRecipient & {
  venue_id: number;
  role: 'manager' | 'staff';
  employee_id: number | null;
  invited_by: number;
  language: string;
  created_at: Date;
  expires_at: Date;
};

/** Enters an invitation in the place of a former one of the recipient; gives its id. */
export async function replaceInvitation(db: Database, invitation: NewInvitation): Promise<number> {
  const { venue_id: venueId, email, phone } = invitation;
  await sql`delete from invitations
    where venue_id = ${venueId} and (lower(email) = ${email} or phone = ${phone})`.execute(db);
  const made = await db.insertInto('invitations').values(invitation).returning('id').executeTakeFirstOrThrow();
  return made.id;
}

/** Takes an invitation out; gives its venue, undefined where it is none of the caller's own. */
export async function deleteInvitation(db: Database, userId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ venueId: number }>`
    delete from invitations i using memberships m
    where i.id = ${id} and m.venue_id = i.venue_id and m.user_id = ${userId} and m.role = 'owner'
    returning i.venue_id as "venueId"`.execute(db);
  return found.rows[0]?.venueId;
}

/** The venue of an invitation, for a user who manages it. */
export async function findVenueOfInvitation(db: Database, userId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ venueId: number }>`
    select i.venue_id as "venueId" from invitations i
    where i.id = ${id} and ${mayManage(userId, sql`i.venue_id`)}`.execute(db);
  return found.rows[0]?.venueId;
}

/** An invitation that is not over. */
export const findOpenInvitation = (db: Database, id: number, now: Date) =>
  db
    .selectFrom('invitations')
    .select('created_at')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();

type InvitationMessageRow = InvitationRecipient & {
  language: string;
  role: 'manager' | 'staff';
  venue: string;
  by: string;
  expires_at: Date;
};

/** Writes the code of an invitation down as its message is written; gives whom it asks, undefined where it is over. */
export async function updateCode(db: Database, id: number, codeHash: Buffer, now: Date) {
  const found = await sql<InvitationMessageRow>`
    update invitations i set code_hash = ${codeHash} from venues e, users u
    where i.id = ${id} and i.expires_at > ${now} and e.id = i.venue_id and u.id = i.invited_by
    returning i.email, i.phone, i.language, i.role, i.expires_at, in_language(e.name, i.language) as venue,
      u.name as by`.execute(db);
  return found.rows[0];
}

/** Uses an invitation up; undefined where no such code is open. */
export async function takeInvitation(db: Database, codeHash: Buffer, now: Date) {
  const found = await sql<InvitationRecipient & MembershipInput & { venueId: number }>`
    delete from invitations where code_hash = ${codeHash} and expires_at > ${now}
    returning venue_id as "venueId", role, employee_id as "employeeId", email, phone`.execute(db);
  return found.rows[0];
}

/** The proven phone of a user, who has it until the transaction ends; null where there is none. */
export async function lockPhone(db: Database, userId: number): Promise<string | null> {
  const found = db.selectFrom('users').select('proven_phone').where('id', '=', userId).forShare();
  return (await found.executeTakeFirst())?.proven_phone ?? null;
}

/** Whether an address is that of a user. */
export const isAddressOf = async (db: Database, userId: number, email: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()) !== undefined;

/** The membership that an invitation gives. */
type MembershipInput = { role: 'manager' | 'staff'; employeeId: number | null };

/** Makes a user a member of a venue; a membership that exists stays as it is. */
export const insertMember = (
  db: Database,
  venueId: number,
  userId: number,
  { role, employeeId }: MembershipInput,
  now: Date,
) =>
  sql`insert into memberships (venue_id, user_id, role, employee_id, created_at)
    values (${venueId}, ${userId}, ${role}, ${employeeId}, ${now}) on conflict do nothing`.execute(db);

/** Changes the role of a member; false for the owner and for a user who is no member. */
export async function updateMember(
  db: Database,
  venueId: number,
  userId: number,
  { role, employeeId }: MembershipInput,
) {
  const found = await sql`
    update memberships set role = ${role}, employee_id = ${employeeId}
    where venue_id = ${venueId} and user_id = ${userId} and role <> 'owner' returning user_id`.execute(db);
  return found.rows.length > 0;
}

/** Deletes a membership; false for the owner and for a user who is no member. */
export async function deleteMember(db: Database, venueId: number, userId: number): Promise<boolean> {
  const found = await sql`
    delete from memberships where venue_id = ${venueId} and user_id = ${userId} and role <> 'owner'
    returning user_id`.execute(db);
  return found.rows.length > 0;
}

/** The name of a venue. */
export async function findVenueName(db: Database, language: Language, venueId: number): Promise<string> {
  const found = await sql<{ name: string }>`
    select in_language(name, ${language}) as name from venues where id = ${venueId}`.execute(db);
  return found.rows[0]?.name ?? '';
}

/** The venues of which a user is a member, own ones first. */
export async function listVenuesOfMember(db: Database, language: Language, readerId: number) {
  const found = await sql<{ id: number; name: string; role: MemberRole; is_women_only: boolean }>`
    select e.id, in_language(e.name, ${language}) as name, m.role, e.is_women_only
    from memberships m join venues e on e.id = m.venue_id
    where m.user_id = ${readerId} order by m.role <> 'owner', e.id`.execute(db);
  return found.rows;
}
