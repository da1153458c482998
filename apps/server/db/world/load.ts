import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { takesLong } from '#app/database/connection.ts';
import { hashPassword } from '#app/secrets/password.ts';
import type { DB } from '#db/schema.ts';
import { demoPassword } from './users.ts';
import { loadResources } from './resources/load-resources.ts';
import { loadCourses } from './till/load-courses.ts';
import { loadTill } from './till/load-till.ts';
import { worldRows } from './world-rows.ts';

/** Fills an empty, migrated database with the demo world as of `now`, in one transaction. */
export async function loadWorld(db: Kysely<DB>, now: Temporal.Instant): Promise<void> {
  const rows = worldRows(now);
  const password_hash = await hashPassword(demoPassword);
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await insert(
      tx,
      'users',
      rows.users.map((user) => ({ ...user, password_hash })),
    );
    await insertMissing(tx, 'cities', rows.cities);
    await insert(tx, 'venues', rows.venues);
    await insert(tx, 'employees', rows.employees);
    await insert(tx, 'opening_hours', rows.weeklyHours);
    await insert(tx, 'weekly_breaks', rows.weeklyBreaks);
    await insert(tx, 'women_only_hours', rows.womenOnlyHours);
    await insert(tx, 'hours_exceptions', rows.hoursExceptions);
    await insertMissing(tx, 'categories', rows.categories);
    await insertMissing(tx, 'tags', rows.tags);
    await insert(tx, 'services', rows.services);
    await insert(tx, 'service_tags', rows.serviceTags);
    await insert(tx, 'treatments', rows.treatments);
    await insert(tx, 'service_employees', rows.serviceEmployees);
    await insertLicences(tx, now);
    // Reads the texts of every service for words that need a licence.
    await sql`${sql.raw(takesLong)} set constraints all immediate`.execute(tx);
    await insert(tx, 'bookings', rows.bookings);
    await insert(tx, 'booking_events', rows.bookingEvents);
    await insert(tx, 'reviews', rows.reviews);
    await insert(tx, 'review_replies', rows.reviewReplies);
    await insert(tx, 'review_pictures', rows.reviewPictures);
    await insert(tx, 'work_pictures', rows.workPictures);
    await insert(tx, 'features', rows.features);
    await insert(tx, 'wishlist_items', rows.wishlistItems);
    await loadTill(tx, now);
    await loadResources(tx, now);
    await loadCourses(tx, now);
    await sql`${sql.raw(takesLong)} call refresh_search_terms()`.execute(tx);
    await advanceSequences(tx);
  });
}

/** So many rows at once: what triggers do for them has to be done within the time of one statement. */
const rowsAtOnce = 100;

async function insert<T extends keyof DB>(tx: Transaction<DB>, table: T, rows: Insertable<DB[T]>[]): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await tx
      .insertInto(table)
      .values(rows.slice(first, first + rowsAtOnce))
      .execute();
  }
}

/** Inserts the rows that are missing: the migrations insert some cities, categories and tags. */
async function insertMissing<T extends keyof DB>(tx: Transaction<DB>, table: T, rows: Insertable<DB[T]>[]) {
  await tx
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every venue has the licences that its treatments and their categories need, for two years. */
const insertLicences = (tx: Transaction<DB>, now: Temporal.Instant) =>
  sql`
    insert into licences (venue_id, class, number, holder, expires_on, verified_at)
    select distinct s.venue_id, needed.class, upper(left(needed.class, 1)) || '-' || 10000 + s.venue_id * 37,
      v.name ->> 'ar', (${now.toString()}::timestamptz at time zone 'Asia/Baghdad')::date + 730, ${now.toString()}::timestamptz
    from services s join venues v on v.id = s.venue_id, lateral (
      select p.licence_class as class from treatments t join procedures p on p.id = t.procedure_id where t.service_id = s.id
      union select c.class from category_licence(s.category_id) c(class) where c.class is not null) needed
    where needed.class <> 'none'`.execute(tx);

/** Sets the sequences behind the explicit ids of the demo world. */
async function advanceSequences(tx: Transaction<DB>): Promise<void> {
  const numbered = [
    'users',
    'cities',
    'venues',
    'employees',
    'opening_hours',
    'weekly_breaks',
    'women_only_hours',
    'hours_exceptions',
    'categories',
    'tags',
    'services',
    'treatments',
    'bookings',
    'booking_events',
    'reviews',
    'wishlist_items',
  ];
  const calls = numbered.map(
    (table) => sql`setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`,
  );
  await sql`select ${sql.join(calls)}`.execute(tx);
}
