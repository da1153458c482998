import type { BookingStatus } from '@tajmeelspot/contract/booking/shape.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { listBookingRows, maySee } from './booking-queries.ts';
import type { BookingRow } from './booking-row-queries.ts';

/** The requests that a venue has to answer, as far as a reader may see them, latest start first; at most 1000. */
export function listRequestsOfVenue(
  db: Database,
  language: Language,
  readerId: number,
  venueId: number,
  now: Date,
): Promise<BookingRow[]> {
  // A request whose start is past can no longer be answered.
  const which = sql`b.venue_id = ${venueId} and ${maySee(readerId)} and b.status = 'pending'
    and b.answer_by > ${now} and lower(b.during) > ${now}`;
  return listBookingRows(db, language, now, which, 1000);
}

/**
 * Which bookings of a venue are listed. `now` decides whether a request has expired; `from` is included, `to` is not.
 */
export type VenueBookingsFilter = {
  readonly venueId: number;
  readonly now: Date;
  readonly status?: BookingStatus | undefined;
  readonly employee?: number | undefined;
  readonly service?: number | undefined;
  readonly client?: number | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly text?: string | undefined;
};

/** Where a page goes on: the start of the last booking before it, and its id. */
export type BookingMark = { readonly key: string; readonly id: number };

/** With the one that says whether there is another page. */
const longestPage = 101;

type BookingPage = { readonly after?: BookingMark | undefined; readonly limit: number };

/** A page of all bookings of a venue that match, as far as a reader may see them, latest start first. */
export function listBookingsMatching(
  db: Database,
  language: Language,
  readerId: number,
  filter: VenueBookingsFilter,
  { after, limit }: BookingPage,
): Promise<BookingRow[]> {
  const from = after ? sql`and (lower(b.during), b.id) < (${after.key}::timestamptz, ${after.id})` : sql``;
  return listBookingRows(db, language, filter.now, sql`${matching(readerId, filter)} ${from}`, longestPage, limit);
}

/** How many bookings match, counted up to `max`. */
export async function countBookingsMatching(db: Database, readerId: number, filter: VenueBookingsFilter, max: number) {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from bookings b join venues e on e.id = b.venue_id
      where (b.first_item_id is null or b.first_item_id = b.id) and ${matching(readerId, filter)} limit ${sql.lit(max)}) found`.execute(
    db,
  );
  return found.rows[0]?.total ?? 0;
}

/** One treatment of a booking for a spreadsheet. */
export type ExportedItemRow = {
  id: number;
  starts_at: Date;
  duration: number;
  customer_name: string;
  treatment: string;
  employee: string;
  price: number;
  status: string;
  answer_by: Date;
  notes: string;
  created_at: Date;
};

/** The treatments of all bookings of a venue that match, as far as a reader may see them, latest booking first. */
export async function listItemsMatching(
  db: Database,
  language: Language,
  readerId: number,
  filter: VenueBookingsFilter,
  max: number,
): Promise<ExportedItemRow[]> {
  const found = await sql<ExportedItemRow>`
    select b.id, lower(r.during) as starts_at, r.duration_minutes as duration, b.customer_name,
      in_language(r.treatment_title, ${language}) as treatment, in_language(m.name, ${language}) as employee,
      r.price_iqd as price, b.status, b.answer_by, b.notes, b.created_at
    from bookings b
      join venues e on e.id = b.venue_id
      join bookings r on r.venue_id = b.venue_id and (r.id = b.id or r.first_item_id = b.id)
      join employees m on m.id = r.employee_id
    where (b.first_item_id is null or b.first_item_id = b.id) and ${matching(readerId, filter)}
    order by lower(b.during) desc, b.id desc, lower(r.during), r.id limit ${max}`.execute(db);
  return found.rows;
}

/** Conditions on a booking `b` of a venue `e`. */
function matching(readerId: number, filter: VenueBookingsFilter): RawBuilder<unknown> {
  const { venueId, now, status, employee, service, client, from, to, text } = filter;
  const seen = sql`case when b.status = 'pending' and b.answer_by <= ${now} then 'expired' else b.status end`;
  return sql.join(
    [
      sql`b.venue_id = ${venueId} and ${maySee(readerId)}`,
      ...(status === undefined ? [] : [sql`${seen} = ${status}`]),
      ...(employee === undefined ? [] : [someTreatment((t) => sql`${t}.employee_id = ${employee}`)]),
      ...(service === undefined ? [] : [someTreatment((t) => sql`${t}.service_id = ${service}`)]),
      ...(client === undefined
        ? []
        : [
            sql`b.client_id in (select f.id from clients f
        where f.venue_id = ${venueId} and coalesce(f.merged_into, f.id) = ${client})`,
          ]),
      ...(from === undefined ? [] : [sql`lower(b.during) >= ${from}`]),
      ...(to === undefined ? [] : [sql`lower(b.during) < ${to}`]),
      ...(text ? [mentions(text)] : []),
    ],
    sql` and `,
  );
}

/** Whether a treatment of the booking `b` meets a condition; other rows are looked up only where it has several. */
function someTreatment(which: (table: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${which(sql.ref('b'))} or b.first_item_id = b.id and exists (
    select from bookings t where t.venue_id = b.venue_id and t.first_item_id = b.id and ${which(sql.ref('t'))}))`;
}

function mentions(text: string): RawBuilder<unknown> {
  const part = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const titled = (t: RawBuilder<unknown>) =>
    sql`exists (select from jsonb_each_text(${t}.treatment_title) title where title.value ilike ${part})`;
  return sql`(b.customer_name ilike ${part} or b.id::text = ${text.replace(/^#/, '')} or ${someTreatment(titled)})`;
}
