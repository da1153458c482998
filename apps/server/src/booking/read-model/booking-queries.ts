import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import type { BookingEventRow, BookingRow, ShownBookingRow } from './booking-row-queries.ts';

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

/**
 * Bookings that meet a condition on `b`, their venue `e` or their treatments together `i`, latest start first; of at most `max`
 * those of a page.
 */
export async function listBookingRows(
  db: Database,
  language: Language,
  now: Date,
  which: RawBuilder<unknown>,
  max = 200,
  page = max,
): Promise<BookingRow[]> {
  const columns = sql`${seenByVenue(now)}, ${otherColumnsOf(language)}`;
  const rows = rowsWith<BookingRow>({ language, now, which, max, columns, resources: resourcesOf(language) });
  return (await sql<BookingRow>`select * from (${rows}) found limit ${page}`.execute(db)).rows;
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
  /** Part of the text: of a limit that is a value PostgreSQL makes a plan each time, which takes longer than reading the rows. */
  readonly max: number;
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
    order by lower(b.during) desc, b.id desc limit ${sql.lit(max)}`;

/**
 * The row (BookingRow) of a booking of one treatment that its customer makes in the same statement, as she sees it: `made`
 * names the new row of bookings. What a new booking cannot have, and what its venue alone sees, is empty.
 */
export const newBookingRow = (language: Language, made: RawBuilder<unknown>) => sql`
  select ${shownColumnsOf(language)}, ${otherColumnsOf(language)}, null::json as contact, null::json as client, null::timestamptz as no_show_at,
    upper(b.during) as ends_at, json_build_array(${itemOf(sql.ref('b'), sql.ref('s'), language)}) as items, null::json as proposal
  from ${made} b join services s on s.id = b.service_id join venues e on e.id = b.venue_id join cities y on y.id = e.city_id
    join employees m on m.id = b.employee_id`;

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

/** A value, or what stands for it in a fixed statement. */
type ReaderLanguage = Language | RawBuilder<unknown>;
type Moment = Date | RawBuilder<unknown>;

/** What a treatment takes, as JSON; empty for who is not shown it. */
type ResourcesOf = (item: RawBuilder<unknown>) => RawBuilder<unknown>;

/** What a venue is shown of a booking `b` with its service `s`, its venue `e` and that one's city `y`. */
const shownColumnsOf = (language: ReaderLanguage) => sql`
  b.id, b.venue_id, b.customer_id, b.customer_name, b.customer_phone,
  b.origin, b.overrode, b.checked_in_at, b.notes, b.home_address, b.status, b.answer_by, b.created_at,
  lower(b.during) as starts_at, b.coupon_code, b.for_woman, b.for_other, b.female_staff, b.attendance_confirmed_at,
  case when b.for_woman or e.is_women_only then 'female' else 'other' end as customer_gender,
  e.cancel_hours, s.images[1] as picture, e.slug as venue_slug, in_language(e.name, ${language}) as venue_name,
  in_language(e.address, ${language}) || case when ${language} = 'en' then ', ' else '، ' end || in_language(y.name, ${language})
    as venue_address,
  e.phone as venue_phone, e.latitude as venue_latitude, e.longitude as venue_longitude`;

/** What else is read of it. */
export const otherColumnsOf = (language: ReaderLanguage) => sql`
  b.series_id, b.sequence,
  coalesce((select w.is_discreet from message_preferences w where w.user_id = b.customer_id), false) as is_discreet,
  e.email as venue_email, in_language(e.arrival_note, ${language}) as arrival_note, e.wants_request_emails`;

/** When a booking `b` was marked as a no-show; null where it is none. */
export const noShowAt = sql`case when b.status = 'no_show' then (
  select max(v.created_at) from booking_events v where v.venue_id = b.venue_id
    and v.booking_id = coalesce(b.first_item_id, b.id) and v.status = 'no_show') end as no_show_at`;

/** The file to which a booking `b` belongs, also where that was merged into another one. */
const fileOf = sql`(select json_build_object('id', coalesce(f.merged_into, f.id), 'has_allergies',
    case when f.merged_into is null then f.sealed_allergies is not null else (
      select c.sealed_allergies is not null from clients c where c.venue_id = f.venue_id and c.id = f.merged_into) end)
  from clients f where f.venue_id = b.venue_id and f.id = b.client_id)`;

const milliseconds = (of: RawBuilder<unknown>) => sql`(extract(epoch from ${of}) * 1000)::bigint`;

/** What no treatment takes. */
export const noResources = () => sql`'[]'::json`;

const resourcesOf = (language: ReaderLanguage) => (item: RawBuilder<unknown>) =>
  sql`
  coalesce((select json_agg(json_build_object('id', x.id, 'kind', in_language(k.name, ${language}),
      'sort', k.sort, 'number', x.number, 'label', x.label) order by k.position, k.id)
    from resource_uses u join resources x on x.venue_id = u.venue_id and x.id = u.resource_id
      join resource_kinds k on k.venue_id = x.venue_id and k.id = x.kind_id
    where u.venue_id = ${item}.venue_id and u.booking_id = ${item}.id), '[]')`;

// Most bookings have one treatment, which is the row itself: only those of several look for the others.
const endsAt = sql`case when b.first_item_id is null then upper(b.during) else (
  select max(upper(o.during)) from bookings o where o.venue_id = b.venue_id and o.first_item_id = b.id) end`;

const itemsOf = (language: ReaderLanguage, resources: ResourcesOf) => sql`
  case when b.first_item_id is null then json_build_array(${itemOf(sql.ref('b'), sql.ref('s'), language, resources)}) else (
    select json_agg(${itemOf(sql.ref('r'), sql.ref('t'), language, resources)} order by lower(r.during), r.id)
    from bookings r join services t on t.id = r.service_id join employees m on m.id = r.employee_id
    where r.venue_id = b.venue_id and r.first_item_id = b.id) end`;

/** A treatment `item` of a booking with its service and its employee `m`. */
const itemOf = (
  item: RawBuilder<unknown>,
  service: RawBuilder<unknown>,
  language: ReaderLanguage,
  resources: ResourcesOf = noResources,
) => sql`
  json_build_object('id', ${item}.id, 'service_id', ${item}.service_id,
    'service_title', in_language(${service}.title, ${language}),
    'is_published', ${service}.status = 'published' and ${item}.treatment_id is not null,
    'treatment_id', ${item}.treatment_id, 'treatment_title', in_language(${item}.treatment_title, ${language}),
    'employee_id', ${item}.employee_id, 'employee_name', in_language(m.name, ${language}),
    'starts_at', ${milliseconds(sql`lower(${item}.during)`)}, 'duration', ${item}.duration_minutes,
    'price', ${item}.price_iqd, 'price_trail', ${item}.price_trail, 'resources', ${resources(item)})`;

const proposalOf = ({ language, now }: { readonly language: ReaderLanguage; readonly now: Moment }) => sql`
  select json_build_object('id', o.id, 'by_vendor', o.by_vendor, 'starts_at', ${milliseconds(sql`o.starts_at`)},
    'expires_at', ${milliseconds(sql`o.expires_at`)}, 'employee', case when w.id is not null then
      json_build_object('id', w.id, 'name', in_language(w.name, ${language})) end)
  from proposals o left join employees w on w.id = o.employee_id
  where o.venue_id = b.venue_id and o.booking_id = b.id and o.state = 'open'
    and o.expires_at > ${now} and b.status in ('pending', 'confirmed')`;

/** What its venue alone sees. */
const seenByVenue = (now: Moment) => sql`${contactAt(now)} as contact, ${fileOf} as client, ${noShowAt}`;

/** As `contact_of` of the database, which would look for the treatments of each booking once more. */
const contactAt = (now: Moment) => sql`(
  select json_build_object('masked', mask_phone(coalesce(u.proven_phone, u.phone)), 'closes_at',
    case when b.status in ('confirmed', 'completed', 'no_show') and ${now} < i.ends_at + interval '1 day'
      then i.ends_at + interval '1 day' end)
  from users u where u.id = b.customer_id and u.erased_at is null and coalesce(u.proven_phone, u.phone) is not null)`;
