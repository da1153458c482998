import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { Course } from '@tajmeelspot/contract/till/courses.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A course with its money and its visits. */
export type CourseRow = {
  id: number;
  venue_id: number;
  venue: { name: string; slug: string };
  client: { id: number; name: string } | null;
  name: string;
  treatment: { id: number | null; name: string };
  sessions: number;
  used: number;
  has_ended: boolean;
  price_iqd: number;
  paid_iqd: number;
  owed_iqd: number;
  /** What the sessions that are left were sold for. */
  unused_iqd: number;
  sold_on: string;
  expires_on: string | null;
  bookings: Course['bookings'];
};

/** The courses of a shown client of a venue, the latest first; at most 100. */
export const listCoursesOfClient = (db: Database, language: Language, venueId: number, clientId: number) =>
  listCourses(
    db,
    language,
    sql`c.venue_id = ${venueId} and c.client_id in (
      select f.id from clients f where f.venue_id = ${venueId} and ${clientId} in (f.id, f.merged_into))`,
  );

/** The courses of a customer at every venue: of the own files, and of files without an account that were merged into them. */
export const listCoursesOfCustomer = (db: Database, language: Language, customerId: number) =>
  listCourses(
    db,
    language,
    sql`exists (select from clients f left join clients s on s.venue_id = f.venue_id and s.id = f.merged_into
      where f.venue_id = c.venue_id and f.id = c.client_id and coalesce(f.customer_id, s.customer_id) = ${customerId})`,
  );

/** One course of a venue. */
export async function findCourse(db: Database, language: Language, venueId: number, id: number) {
  return (await listCourses(db, language, sql`c.venue_id = ${venueId} and c.id = ${id}`))[0];
}

async function listCourses(db: Database, language: Language, which: RawBuilder<unknown>): Promise<CourseRow[]> {
  const found = await sql<CourseRow>`
    select c.id, c.venue_id, jsonb_build_object('name', in_language(v.name, ${language}), 'slug', v.slug) as venue,
      case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end as client,
      in_language(c.name, ${language}) as name, c.sessions, c.used, c.ended_at is not null as has_ended, c.price_iqd,
      jsonb_build_object('id', c.treatment_id, 'name', in_language(c.treatment_title, ${language})) as treatment,
      m.*, c.sold_on::text, c.expires_on::text, coalesce(u.bookings, '[]') as bookings
    from courses c join venues v on v.id = c.venue_id
      left join clients s on s.venue_id = c.venue_id and s.id = shown_client(c.venue_id, c.client_id)
      cross join lateral (${sumsOf(sql`t.venue_id = c.venue_id and t.course_id = c.id`)}) m
      left join lateral (
        select jsonb_agg(jsonb_build_object('booking_id', coalesce(b.first_item_id, b.id),
            'date', (lower(b.during) at time zone 'Asia/Baghdad')::date, 'employee', in_language(e.name, ${language}))
          order by lower(b.during) desc, b.id desc) as bookings
        from course_uses u join bookings b on b.venue_id = u.venue_id and b.id = u.item_id
          join employees e on e.venue_id = b.venue_id and e.id = b.employee_id
        where u.venue_id = c.venue_id and u.course_id = c.id) u on true
    where ${which} order by c.sold_on desc, c.id desc limit 100`.execute(db);
  return found.rows;
}

const sumsOf = (which: RawBuilder<unknown>) => sql`
  select coalesce(sum(e.amount_iqd) filter (where e.account in ('cash', 'card', 'wallet')), 0)::bigint as paid_iqd,
    coalesce(sum(e.amount_iqd) filter (where e.account = 'debt'), 0)::bigint as owed_iqd,
    -coalesce(sum(e.amount_iqd) filter (where e.account = 'courses'), 0)::bigint as unused_iqd
  from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id where ${which}`;

/** The money of a course: what came in and did not go back, what is owed, and what its sessions that are left were sold for. */
export async function findCourseBalance(db: Database, venueId: number, id: number) {
  type CourseBalance = Pick<CourseRow, 'paid_iqd' | 'owed_iqd' | 'unused_iqd'>;
  const which = sql`t.venue_id = ${venueId} and t.course_id = ${id}`;
  const found = await sql<CourseBalance>`${sumsOf(which)}`.execute(db);
  return found.rows[0] ?? { paid_iqd: 0, owed_iqd: 0, unused_iqd: 0 };
}

/** A course that nobody else changes until the transaction ends. */
export type LockedCourseRow = {
  id: number;
  sessions: number;
  used: number;
  has_ended: boolean;
  treatment_id: number | null;
  expires_on: string | null;
  /** The file that is shown of its client; null once it was erased. */
  client_id: number | null;
};

/** Locks courses of a venue in the order of their ids. */
export async function lockCourses(db: Database, venueId: number, ids: readonly number[]): Promise<LockedCourseRow[]> {
  const found = await sql<LockedCourseRow>`
    select id, sessions, used, ended_at is not null as has_ended, treatment_id, expires_on::text,
      shown_client(venue_id, client_id) as client_id
    from courses where venue_id = ${venueId} and id = any(${[...ids]}) order by id for no key update`.execute(db);
  return found.rows;
}

/** A course as it is sold, by column. */
export type NewCourse = {
  venue_id: number;
  plan_id: number;
  client_id: number;
  name: LocalizedText;
  treatment_id: number;
  treatment_title: LocalizedText;
  sessions: number;
  price_iqd: number;
  sold_on: string;
  expires_on: string | null;
  created_at: Date;
};

/** Adds a course of a client; gives its id. */
export async function insertCourse(db: Database, { name, treatment_title: title, ...course }: NewCourse) {
  const row = { ...course, name: JSON.stringify(name), treatment_title: JSON.stringify(title) };
  return (await db.insertInto('courses').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** The course that a transaction sold, paid or ended. */
export async function findCourseOfTransaction(db: Database, venueId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ id: number | null }>`
    select course_id as id from ledger_transactions where venue_id = ${venueId} and id = ${id}`.execute(db);
  return found.rows[0]?.id ?? undefined;
}
