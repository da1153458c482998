import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import type { PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';
import type { BookedResource } from '@tajmeelspot/contract/scheduling/resources.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import {
  endsAt,
  itemOf,
  itemsOf,
  type Moment,
  otherColumnsOf,
  proposalOf,
  type ReaderLanguage,
  resourcesOf,
  type ResourcesOf,
  seenByVenue,
  shownColumnsOf,
} from './booking-column-queries.ts';

/**
 * True where a reader may see a booking `b` for its venue: owners and managers see all, staff see bookings with a
 * treatment of theirs. Time that is held for a guest is no booking yet.
 */
export const maySee = (
  readerId: number | RawBuilder<unknown>,
): RawBuilder<boolean> => sql`b.status <> 'held' and exists (
  select from memberships m where m.venue_id = b.venue_id and m.user_id = ${readerId}
    and (m.role <> 'staff' or m.employee_id = b.employee_id or b.first_item_id is not null and exists (
      select from bookings t where t.venue_id = b.venue_id and t.first_item_id = b.first_item_id
        and t.employee_id = m.employee_id)))`;

/** One treatment of a booking; instants in milliseconds since 1970. */
type BookingItemRow = {
  id: number;
  service_id: number;
  service_title: string;
  /** Whether the service is published and still has the treatment. */
  is_published: boolean;
  treatment_id: number | null;
  treatment_title: string;
  employee_id: number;
  employee_name: string;
  starts_at: number;
  duration: number;
  price: number;
  price_trail: PriceTrail | null;
  resources: BookedResource[];
};

/** A booking with all its treatments, texts in one language. */
export type BookingRow = {
  id: number;
  venue_id: number;
  /** Null: a customer without an account. */
  customer_id: number | null;
  customer_name: string;
  customer_phone: string | null;
  /** Of a customer with an account and a number. */
  contact: { masked: string; closes_at: string | null } | null;
  /** The file of the venue. */
  client: { id: number; has_allergies: boolean } | null;
  /** Whether its customer wants neither venue nor treatment named before asking for them. */
  is_discreet: boolean;
  origin: 'site' | 'venue';
  overrode: OverrideKind[] | null;
  /** The series that it was repeated in. */
  series_id: number | null;
  checked_in_at: Date | null;
  no_show_at: Date | null;
  notes: string;
  home_address: string | null;
  status: string;
  answer_by: Date;
  created_at: Date;
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  coupon_code: string | null;
  for_woman: boolean;
  for_other: boolean;
  customer_gender: 'female' | 'other';
  female_staff: boolean;
  attendance_confirmed_at: Date | null;
  cancel_hours: number;
  picture: string | null;
  venue_slug: string;
  venue_name: string;
  venue_address: string;
  venue_phone: string | null;
  venue_latitude: number | null;
  venue_longitude: number | null;
  venue_email: string | null;
  /** What the venue tells its customers; null where it says nothing. */
  arrival_note: string | null;
  wants_request_emails: boolean;
  items: BookingItemRow[];
  proposal: { id: number; by_vendor: boolean; starts_at: number; employee: NamedRow | null; expires_at: number } | null;
};

/** The same without what its venue is not shown. */
export type ShownBookingRow = Omit<
  BookingRow,
  'series_id' | 'sequence' | 'is_discreet' | 'venue_email' | 'arrival_note' | 'wants_request_emails'
>;

/** A booking without what its venue alone sees. */
export type SharedBookingRow = Omit<BookingRow, 'contact' | 'client' | 'no_show_at'>;

type NamedRow = { id: number; name: string };

/** A customer's bookings, latest start first; at most 200. */
export const listBookingsOfCustomer = (db: Database, language: Language, customerId: number, now: Date) =>
  listBookingRows(db, language, now, sql`b.customer_id = ${customerId}`);

/** A booking of a customer, or of a venue that the reader acts for. */
export async function findBookingRow(db: Database, language: Language, readerId: number, id: number, now: Date) {
  const mine = sql`(b.customer_id = ${readerId} or ${maySee(readerId)})`;
  return (await listBookingRows(db, language, now, sql`b.id = ${id} and ${mine}`))[0];
}

/**
 * The held bookings of a venue that start between two instants, latest start first: for mails that go to the venue
 * alone.
 */
export const listBookingsOfDay = (
  db: Database,
  language: Language,
  venueId: number,
  { from, to }: { from: Date; to: Date },
  now: Date,
) =>
  listBookingRows(
    db,
    language,
    now,
    sql`b.venue_id = ${venueId} and b.status in ('pending', 'confirmed')
      and lower(b.during) >= ${from} and lower(b.during) < ${to}`,
  );

/**
 * The bookings of a customer that a calendar shows: those that start after an instant and were not declined or expired.
 */
export const listBookingsSince = (db: Database, language: Language, customerId: number, since: Date, now: Date) =>
  listBookingRows(
    db,
    language,
    now,
    sql`b.customer_id = ${customerId} and lower(b.during) >= ${since} and b.status not in ('declined', 'expired')`,
  );

/** Bookings that meet a condition on `b`, their venue `e` or their treatments together `i`, latest start first. */
export const listBookingRows = async (
  db: Database,
  language: Language,
  now: Date,
  which: RawBuilder<unknown>,
  max = 200,
): Promise<BookingRow[]> => (await bookingRows({ language, now, which, max }).execute(db)).rows;

/** The same as a statement. */
function bookingRows({ language, now, which, max }: VenueRowsQuery): RawBuilder<BookingRow> {
  const columns = sql`${seenByVenue(now)}, ${otherColumnsOf(language)}`;
  return rowsWith<BookingRow>({ language, now, which, max, columns, resources: resourcesOf(language) });
}

/** The same of one venue with what it is shown alone, whose values may be those of a fixed statement. */
export function shownRows(query: VenueRowsQuery & { readonly venueId: RawBuilder<unknown> }) {
  const { language, now, venueId } = query;
  const hasResources = sql`exists (select from resource_kinds k where k.venue_id = ${venueId})`;
  const resources = resourcesOf(language);
  return rowsWith<ShownBookingRow>({
    ...query,
    columns: seenByVenue(now),
    // Few venues have any: it is looked up once.
    resources: (item) => sql`case when ${hasResources} then ${resources(item)} else '[]' end`,
    isProposed: sql`b.id = any(array(
      select o.booking_id from proposals o where o.venue_id = ${venueId} and o.state = 'open'))`,
  });
}

type VenueRowsQuery = Pick<BookingRowsQuery, 'language' | 'now' | 'which' | 'max'>;

type BookingRowsQuery = {
  readonly language: ReaderLanguage;
  readonly now: Moment;
  readonly which: RawBuilder<unknown>;
  /** What is read beside the columns that every reader needs. */
  readonly columns: RawBuilder<unknown>;
  readonly resources: ResourcesOf;
  /** Where this is false, there is no open proposal. */
  readonly isProposed?: RawBuilder<boolean>;
  readonly max: number | RawBuilder<unknown>;
};

/** Such bookings with the columns that are asked for beside those that a venue is shown. */
export const rowsWith = <Row>({
  language,
  now,
  which,
  columns,
  resources,
  isProposed = sql`true`,
  max,
}: BookingRowsQuery): RawBuilder<Row> =>
  sql<Row>`
    select ${shownColumnsOf(language)}, i.ends_at, ${itemsOf(language, resources)} as items,
      case when ${isProposed} then (${proposalOf({ language, now })}) end as proposal, ${columns}
    from bookings b
      join services s on s.id = b.service_id
      join venues e on e.id = b.venue_id
      join cities y on y.id = e.city_id
      join employees m on m.id = b.employee_id
      cross join lateral (select ${endsAt} as ends_at) i
    where (b.first_item_id is null or b.first_item_id = b.id) and ${which}
    order by lower(b.during) desc, b.id desc limit ${max}`;

/**
 * The row (BookingRow) of a booking of one treatment that its customer makes in the same statement, as she sees it: `made`
 * names the new row of bookings. What a new booking cannot have, and what its venue alone sees, is empty.
 */
export const newBookingRow = (language: Language, made: RawBuilder<unknown>) => sql`
  select ${shownColumnsOf(language)}, ${otherColumnsOf(language)}, null::json as contact, null::json as client, null::timestamptz as no_show_at,
    upper(b.during) as ends_at, json_build_array(${itemOf(sql.ref('b'), sql.ref('s'), language)}) as items, null::json as proposal
  from ${made} b join services s on s.id = b.service_id join venues e on e.id = b.venue_id join cities y on y.id = e.city_id
    join employees m on m.id = b.employee_id`;

/** A step of a booking's history. */
export type BookingEventRow = {
  verb: string | null;
  status: string;
  actor_id: number | null;
  reason: string | null;
  overrode: OverrideKind[] | null;
  created_at: Date;
};

/** The history of a booking, oldest first. */
export const listEvents = (db: Database, venueId: number, id: number): Promise<BookingEventRow[]> =>
  db
    .selectFrom('booking_events')
    .select(['verb', 'status', 'actor_id', 'reason'])
    .select([sql<OverrideKind[] | null>`overrode`.as('overrode'), sql<Date>`created_at`.as('created_at')])
    .where('venue_id', '=', venueId)
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();
