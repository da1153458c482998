import { type RawBuilder, sql } from 'kysely';
import { type Database, oneOrAny } from '#app/database/connection.ts';
import { isListed, isTreatable } from '#app/venues/venue/listed-queries.ts';

/** A treatment with what planning a booking needs; `employeeIds` are the active employees who give it. */
export type BookableTreatment = {
  serviceId: number;
  venueId: number;
  treatmentId: number;
  title: Record<string, string>;
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** While the treatment works by itself, minutes from its start; null where it never does. */
  processing: { from: number; to: number } | null;
  finalPriceIqd: number;
  listPriceIqd: number;
  discountPercent: number;
  /** Of the service; expiresOn is its last day (YYYY-MM-DD). Null where it has none that the site can apply. */
  coupon: { code: string; percent: number; expiresOn: string | null } | null;
  employeeIds: number[];
  /** The kinds of resources of which it needs a piece each. */
  kindIds: number[];
  /** Whether the venue also comes to the customer with its service. */
  isAtHome: boolean;
  /** It must begin before this minute since 1970, for then a licence of the venue ends; null where none does. */
  bookableBefore: number | null;
  /** The version of the venue's schedule; while it is the same, so are hours, employees and services. */
  scheduleVersion: number;
};

/** The id of a service, or where a statement has it. */
export type ServiceId = number | RawBuilder<number>;

/** The venue of a service, in a statement. */
export const venueOf = (serviceId: ServiceId) =>
  sql<number>`select s.venue_id from services s where s.id = ${serviceId}`;

/** The venues of services, in a statement. */
export const venuesOf = (serviceIds: readonly number[]) => ({
  // Each once: an index is looked into as often as a list has it.
  anyOf: sql<number>`select distinct s.venue_id from services s where s.id ${oneOrAny(serviceIds)}`,
});

/** The treatments of a service that anybody may book, in their order. */
export const listBookableTreatments = (db: Database, serviceId: ServiceId): Promise<BookableTreatment[]> =>
  readBookableTreatments(db, sql`where s.id = ${serviceId} and ${isOffered} order by i.position, i.id`);

/** Treatments that anybody may book, by their ids. */
export const findBookableTreatments = (db: Database, treatmentIds: readonly number[]): Promise<BookableTreatment[]> =>
  readBookableTreatments(db, sql`where i.id ${oneOrAny(treatmentIds)} and ${isOffered}`);

/** Treatments that a venue itself may enter or move, by their ids: a published service's, also while its texts are held. */
export const findPublishedTreatments = (db: Database, treatmentIds: readonly number[]): Promise<BookableTreatment[]> =>
  readBookableTreatments(db, sql`where i.id ${oneOrAny(treatmentIds)} and s.status = 'published' and ${isGiven}`);

/** The shortest treatment of each service, which stands for the service where any free slot counts. */
export const listShortestTreatments = (db: Database, serviceIds: readonly number[]): Promise<BookableTreatment[]> =>
  readBookableTreatments(
    db,
    // The services are named for the treatments as well: PostgreSQL would otherwise read every treatment there is.
    sql`where s.id ${oneOrAny(serviceIds)} and i.service_id ${oneOrAny(serviceIds)} and ${isOffered} and i.id = (
      select j.id from treatments j where j.service_id = s.id and ${isGivenToo}
      order by j.duration_minutes + j.buffer_before_minutes + j.buffer_after_minutes, j.position, j.id limit 1)`,
  );

const isGiven = isTreatable('i');
const isGivenToo = isTreatable('j');
/** Of a service `s` that is shown, a treatment `i` that may be given. */
const isOffered = sql`${isListed('s')} and ${isGiven}`;

async function readBookableTreatments(db: Database, which: ReturnType<typeof sql>): Promise<BookableTreatment[]> {
  const found = await sql<BookableTreatment>`
    select s.id as "serviceId", s.venue_id as "venueId", i.id as "treatmentId", i.title, s.is_at_home as "isAtHome",
      i.duration_minutes as "durationMinutes", i.buffer_before_minutes as "bufferBeforeMinutes",
      i.buffer_after_minutes as "bufferAfterMinutes", case when i.processing_minutes is not null then json_build_object(
        'from', i.processing_from_minute, 'to', i.processing_from_minute + i.processing_minutes) end as processing,
      final_price(i.price_iqd, i.discount_percent) as "finalPriceIqd", i.price_iqd as "listPriceIqd",
      i.discount_percent as "discountPercent", case when s.coupon_percent is not null and s.coupon_code is not null then
        json_build_object('code', s.coupon_code, 'percent', s.coupon_percent, 'expiresOn', s.discount_expires_on)
        end as coupon,
      coalesce((select json_agg(p.id order by p.position, p.id)
        from service_employees se join employees p on p.id = se.employee_id and p.is_active
        where se.service_id = s.id), '[]') as "employeeIds",
      coalesce((select json_agg(kind) from kinds_needed(s.venue_id, i.id) kind), '[]') as "kindIds",
      case when i.licensed_until < 'infinity' then (extract(epoch from
        (i.licensed_until + 1)::timestamp at time zone 'Asia/Baghdad') / 60)::int end as "bookableBefore",
      (select e.schedule_version from venues e where e.id = s.venue_id) as "scheduleVersion"
    from services s join treatments i on i.service_id = s.id ${which}`.execute(db);
  return found.rows;
}
