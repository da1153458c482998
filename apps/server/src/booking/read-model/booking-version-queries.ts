import { type RawBuilder, sql } from 'kysely';

/** Expressions of a statement. */
type BookingVersionsQuery = Readonly<Record<'venueId' | 'from' | 'to' | 'before', RawBuilder<unknown>>>;

/**
 * The versions (xmin) of all rows that the bookings of a venue between two instants, and those of which nobody has entered what became
 * of them before a day, are written from, whoever reads them: of no fewer rows than the lists of booking-text-queries.ts read.
 */
export function bookingVersions({ venueId, ...time }: BookingVersionsQuery): RawBuilder<{ xmin: string }> {
  // A subquery hides a value: for a venue with few bookings PostgreSQL would plan the statement each time.
  const [venue, from, to, before] = [
    sql`(select ${venueId})`,
    ...[time.from, time.to, time.before].map((at) => sql`(select ${at})`),
  ];
  const columns = sql`b.xmin, b.venue_id, b.id, b.service_id, b.customer_id, b.client_id, b.first_item_id, b.status`;
  return sql`
    with shown as materialized (
      select ${columns} from bookings b
      where b.venue_id = ${venue} and lower(b.during) >= ${from} - interval '1 day' and lower(b.during) < ${to}
        and (upper(b.during) > ${from} or b.first_item_id is not null)
      union all
      select ${columns} from bookings b
      where b.venue_id = ${venue} and lower(b.during) >= ${before} - interval '7 days' and lower(b.during) < ${before}
        and b.status = 'confirmed'),
    treatments as materialized (
      select t.xmin, t.id, t.service_id from bookings t where t.venue_id = ${venueId} and t.first_item_id = any(array(
        select first_item_id from shown where first_item_id is not null))),
    former as materialized (
      select b.xmin, b.venue_id, b.id, b.status from bookings b where b.customer_id = any(array(
          select customer_id from shown where status in ('pending', 'confirmed')))
        and b.status in ('completed', 'no_show', 'cancelled')),
    files as materialized (
      select f.xmin, f.merged_into from clients f
      where f.venue_id = ${venueId} and f.id = any(array(select client_id from shown)))
    select xmin from shown
    union all select xmin from treatments
    union all select xmin from former
    union all select xmin from files
    union all select c.xmin from clients c
      where c.venue_id = ${venueId} and c.id = any(array(select merged_into from files where merged_into is not null))
    union all select u.xmin from users u where u.id = any(array(select customer_id from shown))
    union all select s.xmin from services s where s.venue_id = ${venueId}
      and s.id = any(array(select service_id from shown union select service_id from treatments))
    union all select v.xmin from (
        select venue_id, id from shown where status = 'no_show' union all
        select venue_id, id from former where status = 'cancelled') b
      join booking_events v on v.venue_id = b.venue_id and v.booking_id = b.id
    union all select o.xmin from proposals o where o.venue_id = ${venueId} and o.state = 'open'
    union all select u.xmin from resource_uses u where u.venue_id = ${venueId}
      and u.booking_id = any(array(select id from shown union all select id from treatments))
    union all select x.xmin from resources x where x.venue_id = ${venueId}
    union all select k.xmin from resource_kinds k where k.venue_id = ${venueId}
    union all select m.xmin from employees m where m.venue_id = ${venueId}
    union all select e.xmin from venues e where e.id = ${venueId}
    union all select y.xmin from cities y where y.id = (select city_id from venues where id = ${venueId})`;
}
