import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/schema.ts';
import { landmarks } from '../landmarks.ts';

/** Sidra Skin & Laser, and its laser for the line of the beard, which one client has been to twice. */
const [venue, treatment] = [landmarks.soldCourse, 6021];
const name = {
  en: 'Beard line, six sessions',
  ar: 'خط اللحية، ست جلسات',
  ckb: 'هێڵی ڕیش، شەش دانیشتن',
};
const [price, paid] = [180_000, 100_000];

/** A clinic begins with its till and enters a course that is half paid and has been used by every visit so far. */
export async function loadCourses(tx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  // A transaction and its entries are two statements.
  await sql`set constraints all deferred`.execute(tx);
  const moment = now.toString();
  const items = await listUsingBookings(tx);
  const [first] = items;
  if (!first) return;
  const terms = { name: JSON.stringify(name), sessions: 6, price_iqd: price, venue_id: venue, created_at: moment };
  const plan = { ...terms, treatment_id: treatment, valid_months: 12 };
  const { id: planId } = await tx.insertInto('course_plans').values(plan).returning('id').executeTakeFirstOrThrow();
  const days = { sold_on: first.day, expires_on: Temporal.PlainDate.from(first.day).add({ months: 12 }).toString() };
  const title = JSON.stringify(first.title);
  const course = { ...terms, ...days, plan_id: planId, client_id: first.client_id, treatment_id: treatment };
  const made = tx.insertInto('courses').values({ ...course, treatment_title: title });
  const { id } = await made.returning('id').executeTakeFirstOrThrow();
  await insertEntries(tx, moment, { kind: 'sale', course: id }, [
    ['courses', -price],
    ['cash', paid],
    ['debt', price - paid],
  ]);
  for (const item of items) await insertSession(tx, moment, id, item);
}

type UsingBookingRow = {
  id: number;
  client_id: number;
  employee_id: number;
  day: string;
  title: Record<string, string>;
};

async function listUsingBookings(tx: Transaction<DB>): Promise<UsingBookingRow[]> {
  const found = await sql<UsingBookingRow>`
    select b.id, b.client_id, b.employee_id, (lower(b.during) at time zone 'Asia/Baghdad')::date::text as day,
      b.treatment_title as title
    from bookings b join clients c on c.venue_id = b.venue_id and c.id = b.client_id
      join users u on u.id = c.customer_id and u.email = 'mustafa@example.com'
    where b.venue_id = ${venue} and b.treatment_id = ${treatment} and b.status = 'completed' and b.first_item_id is null
    order by lower(b.during)`.execute(tx);
  return found.rows;
}

async function insertSession(
  tx: Transaction<DB>,
  moment: string,
  course: number,
  item: UsingBookingRow,
): Promise<void> {
  const share = price / 6;
  const transaction = await insertEntries(tx, moment, { kind: 'session', course, booking: item.id }, [
    ['courses', share],
    ['treatments', -share, item],
  ]);
  const use = { venue_id: venue, item_id: item.id, course_id: course, transaction_id: transaction };
  await tx.insertInto('course_uses').values(use).execute();
}

type CourseEntryOf = { readonly kind: 'sale' | 'session'; readonly course: number; readonly booking?: number };

/** Enters a transaction of today; gives its id. */
async function insertEntries(
  tx: Transaction<DB>,
  moment: string,
  { kind, course, booking }: CourseEntryOf,
  entries: readonly (readonly [account: string, iqd: number, item?: UsingBookingRow])[],
): Promise<number> {
  const found = await sql<{ id: number }>`
    insert into ledger_transactions (venue_id, kind, booking_id, course_id, day, device_at, entered_at, entered_by, entry_count)
    select ${venue}, ${kind}, ${booking ?? null}::bigint, ${course}, (${moment}::timestamptz at time zone 'Asia/Baghdad')::date,
      ${moment}, ${moment}, v.owner_id, ${entries.length} from venues v where v.id = ${venue} returning id`.execute(tx);
  const [made] = found.rows;
  if (!made) throw new Error('a transaction without a number');
  const rows = entries.map(([account, iqd, item], position) => ({
    venue_id: venue,
    transaction_id: made.id,
    position,
    account,
    amount_iqd: iqd,
    item_id: item?.id ?? null,
    employee_id: item?.employee_id ?? null,
  }));
  await tx.insertInto('ledger_entries').values(rows).execute();
  return made.id;
}
