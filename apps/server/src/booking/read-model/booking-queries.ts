import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import type { PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';
import type { BookedResource } from '@tajmeelspot/contract/scheduling/resources.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

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

/** When a booking `b` was marked as a no-show; null where it is none. */
export const noShowAt = sql`case when b.status = 'no_show' then (
  select max(v.created_at) from booking_events v where v.venue_id = b.venue_id
    and v.booking_id = coalesce(b.first_item_id, b.id) and v.status = 'no_show') end as no_show_at`;

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

/** The same with what a venue is shown alone, whose values may be those of a fixed statement. */
export const shownRows = (query: VenueRowsQuery): RawBuilder<ShownBookingRow> =>
  rowsWith<ShownBookingRow>({ ...query, columns: seenByVenue(query.now), resources: resourcesOf(query.language) });

export type VenueRowsQuery = Omit<BookingRowsQuery, 'columns' | 'resources'>;

type BookingRowsQuery = {
  readonly language: Language | RawBuilder<unknown>;
  readonly now: Date | RawBuilder<unknown>;
  readonly which: RawBuilder<unknown>;
  /** What is read beside the columns that every reader needs. */
  readonly columns: RawBuilder<unknown>;
  /** What a treatment takes, as JSON; empty for who is not shown it. */
  readonly resources: (item: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly max: number | RawBuilder<unknown>;
};

/** Such bookings with the columns that are asked for beside those that a venue is shown. */
export const rowsWith = <Row>({ language, now, which, columns, resources, max }: BookingRowsQuery): RawBuilder<Row> =>
  sql<Row>`
    select ${shownColumnsOf(language)}, i.ends_at, ${itemsOf(language, resources)} as items,
      (${proposalOf({ language, now })}) as proposal, ${columns}
    from bookings b
      join services s on s.id = b.service_id
      join venues e on e.id = b.venue_id
      join cities y on y.id = e.city_id
      join employees m on m.id = b.employee_id
      cross join lateral (select ${endsAt} as ends_at) i
    where (b.first_item_id is null or b.first_item_id = b.id) and ${which}
    order by lower(b.during) desc, b.id desc limit ${max}`;

/** What a venue is shown of a booking `b` with its service `s`, its venue `e` and that one's city `y`. */
const shownColumnsOf = (language: BookingRowsQuery['language']) => sql`
  b.id, b.venue_id, b.customer_id, b.customer_name, b.customer_phone,
  b.origin, b.overrode, b.checked_in_at, b.notes, b.home_address, b.status, b.answer_by, b.created_at,
  lower(b.during) as starts_at, b.coupon_code, b.for_woman, b.for_other, b.female_staff, b.attendance_confirmed_at,
  case when b.for_woman or e.is_women_only then 'female' else 'other' end as customer_gender,
  e.cancel_hours, s.images[1] as picture, e.slug as venue_slug, in_language(e.name, ${language}) as venue_name,
  in_language(e.address, ${language}) || case when ${language} = 'en' then ', ' else '، ' end || in_language(y.name, ${language})
    as venue_address,
  e.phone as venue_phone, e.latitude as venue_latitude, e.longitude as venue_longitude`;

/** What else is read of it. */
export const otherColumnsOf = (language: BookingRowsQuery['language']) => sql`
  b.series_id, b.sequence,
  coalesce((select w.is_discreet from message_preferences w where w.user_id = b.customer_id), false) as is_discreet,
  e.email as venue_email, in_language(e.arrival_note, ${language}) as arrival_note, e.wants_request_emails`;

/**
 * The row (BookingRow) of a booking of one treatment that its customer makes in the same statement, as she sees it: `made`
 * names the new row of bookings. What a new booking cannot have, and what its venue alone sees, is empty.
 */
export const newBookingRow = (language: Language, made: RawBuilder<unknown>) => sql`
  select ${shownColumnsOf(language)}, ${otherColumnsOf(language)}, null::json as contact, null::json as client, null::timestamptz as no_show_at,
    upper(b.during) as ends_at, json_build_array(${itemOf(sql.ref('b'), sql.ref('s'), language)}) as items, null::json as proposal
  from ${made} b join services s on s.id = b.service_id join venues e on e.id = b.venue_id join cities y on y.id = e.city_id
    join employees m on m.id = b.employee_id`;

/** The file to which a booking `b` belongs, also where that was merged into another one. */
const fileOf = sql`(select json_build_object('id', c.id, 'has_allergies', c.sealed_allergies is not null)
  from clients f join clients c on c.venue_id = f.venue_id and c.id = coalesce(f.merged_into, f.id)
  where f.venue_id = b.venue_id and f.id = b.client_id)`;

const milliseconds = (of: RawBuilder<unknown>) => sql`(extract(epoch from ${of}) * 1000)::bigint`;

/** What no treatment takes. */
export const noResources = () => sql`'[]'::json`;

const resourcesOf = (language: BookingRowsQuery['language']) => (item: RawBuilder<unknown>) =>
  sql`
  coalesce((select json_agg(json_build_object('id', x.id, 'kind', in_language(k.name, ${language}),
      'sort', k.sort, 'number', x.number, 'label', x.label) order by k.position, k.id)
    from resource_uses u join resources x on x.venue_id = u.venue_id and x.id = u.resource_id
      join resource_kinds k on k.venue_id = x.venue_id and k.id = x.kind_id
    where u.venue_id = ${item}.venue_id and u.booking_id = ${item}.id), '[]')`;

// Most bookings have one treatment, which is the row itself: only those of several look for the others.
const endsAt = sql`case when b.first_item_id is null then upper(b.during) else (
  select max(upper(o.during)) from bookings o where o.venue_id = b.venue_id and o.first_item_id = b.id) end`;

const itemsOf = (language: BookingRowsQuery['language'], resources: BookingRowsQuery['resources']) => sql`
  case when b.first_item_id is null then json_build_array(${itemOf(sql.ref('b'), sql.ref('s'), language, resources)}) else (
    select json_agg(${itemOf(sql.ref('r'), sql.ref('t'), language, resources)} order by lower(r.during), r.id)
    from bookings r join services t on t.id = r.service_id join employees m on m.id = r.employee_id
    where r.venue_id = b.venue_id and r.first_item_id = b.id) end`;

/** A treatment `item` of a booking with its service and its employee `m`. */
const itemOf = (
  item: RawBuilder<unknown>,
  service: RawBuilder<unknown>,
  language: BookingRowsQuery['language'],
  resources: BookingRowsQuery['resources'] = noResources,
) => sql`
  json_build_object('id', ${item}.id, 'service_id', ${item}.service_id,
    'service_title', in_language(${service}.title, ${language}),
    'is_published', ${service}.status = 'published' and ${item}.treatment_id is not null,
    'treatment_id', ${item}.treatment_id, 'treatment_title', in_language(${item}.treatment_title, ${language}),
    'employee_id', ${item}.employee_id, 'employee_name', in_language(m.name, ${language}),
    'starts_at', ${milliseconds(sql`lower(${item}.during)`)}, 'duration', ${item}.duration_minutes,
    'price', ${item}.price_iqd, 'price_trail', ${item}.price_trail, 'resources', ${resources(item)})`;

const proposalOf = ({ language, now }: Pick<BookingRowsQuery, 'language' | 'now'>) => sql`
  select json_build_object('id', o.id, 'by_vendor', o.by_vendor, 'starts_at', ${milliseconds(sql`o.starts_at`)},
    'expires_at', ${milliseconds(sql`o.expires_at`)}, 'employee', case when w.id is not null then
      json_build_object('id', w.id, 'name', in_language(w.name, ${language})) end)
  from proposals o left join employees w on w.id = o.employee_id
  where o.venue_id = b.venue_id and o.booking_id = b.id and o.state = 'open'
    and o.expires_at > ${now} and b.status in ('pending', 'confirmed')`;

/** What its venue alone sees. */
const seenByVenue = (now: BookingRowsQuery['now']) =>
  sql`${contactAt(now)} as contact, ${fileOf} as client, ${noShowAt}`;

/** As `contact_of` of the database, which would look for the treatments of each booking once more. */
const contactAt = (now: BookingRowsQuery['now']) => sql`(
  select json_build_object('masked', mask_phone(coalesce(u.proven_phone, u.phone)), 'closes_at',
    case when b.status in ('confirmed', 'completed', 'no_show') and ${now} < i.ends_at + interval '1 day'
      then i.ends_at + interval '1 day' end)
  from users u where u.id = b.customer_id and u.erased_at is null and coalesce(u.proven_phone, u.phone) is not null)`;

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
