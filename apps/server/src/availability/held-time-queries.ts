import { type ChosenIds, type Database, oneOrAny } from '#app/database/connection.ts';
import { areDigested, gatherReads, serverStart } from '#app/database/statements.ts';
import { type RawBuilder, sql } from 'kysely';

/** A part of an employee's time that a booking holds, with that booking's start; minutes since 1970. */
type HeldTimeRow = { employeeId: number; startsAt: number; from: number; to: number };

/** Minutes since 1970. */
type BusyTime = { from: number; to: number };

/** A resource that can be given, with what keeps it; minutes since 1970. */
type ResourceRow = { resourceId: number; kindId: number; uses: BusyTime[]; maintenance: BusyTime[] };

/** What bookings hold of the employees and the resources of a venue. */
export type HeldOfVenue = { readonly held: readonly HeldTimeRow[]; readonly resources: readonly ResourceRow[] };

/**
 * The held time of each venue's employees between two instants, in order, and its resources by their numbers. A request
 * that was not answered in time holds nothing. `exceptBookingId` is a booking that is being moved and must not block itself.
 */
export async function listHeldTime(
  db: Database,
  venueIds: ChosenIds,
  from: Date,
  to: Date,
  now: Date,
  exceptBookingId = 0,
): Promise<(venueId: number) => HeldOfVenue> {
  const span = sql`tstzrange(${from}, ${to})`;
  const holds = sql`${holdsAt(now)} and b.id <> ${exceptBookingId} and b.first_item_id is distinct from ${exceptBookingId}`;
  const intervals = sql`coalesce(json_agg(json_build_object(
    'from', ${minuteOf(sql`lower(busy.during)`)}, 'to', ${minuteOf(sql`upper(busy.during)`)})), '[]')`;
  const ofVenues = oneOrAny(venueIds);
  const reads = gatherReads(db);
  const [held, resources] = await Promise.all([
    (areDigested(reads) ? versions : heldTime)(sql`b.venue_id ${ofVenues} and b.held && ${span} and ${holds}`).execute(
      reads,
    ),
    sql<ResourceRow & { venueId: number }>`
      select r.venue_id as "venueId", r.id as "resourceId", r.kind_id as "kindId",
        (select ${intervals} from resource_uses busy join bookings b on b.venue_id = busy.venue_id and b.id = busy.booking_id
          where busy.venue_id = r.venue_id and busy.resource_id = r.id and busy.during && ${span} and ${holds}) as uses,
        (select ${intervals} from maintenance_times busy
          where busy.venue_id = r.venue_id and busy.resource_id = r.id and busy.during && ${span}) as maintenance
      from resources r where r.venue_id ${ofVenues} and r.is_in_use and not r.is_removed
      order by r.number`.execute(reads),
  ]);
  const heldOf = Map.groupBy(held.rows, (row) => row.venueId);
  const resourcesOf = Map.groupBy(resources.rows, (row) => row.venueId);
  return (venueId) => ({ held: heldOf.get(venueId) ?? [], resources: resourcesOf.get(venueId) ?? [] });
}

/**
 * Whether a booking `b` holds its time. The statuses stand by themselves, as in the constraint: its index is walked along once, and
 * not once for each side of an `or`.
 */
const holdsAt = (now: Date) =>
  sql`b.status in ('pending', 'confirmed', 'held') and (b.status = 'confirmed' or b.answer_by > ${now})`;

const minuteOf = (instant: RawBuilder<unknown>) => sql`(date_part('epoch', ${instant}) / 60)::int`;

const heldTime = (isRead: RawBuilder<unknown>) => sql<HeldTimeRow & { venueId: number }>`
  select b.venue_id as "venueId", b.employee_id as "employeeId", ${minuteOf(sql`lower(b.during)`)} as "startsAt",
    ${minuteOf(sql`lower(part)`)} as "from", ${minuteOf(sql`upper(part)`)} as "to"
  from bookings b, unnest(b.held) part
  where ${isRead}
  order by "from", "employeeId"`;

/** The same bookings for a digest, which takes a third of the time. */
const versions = (isRead: RawBuilder<unknown>) =>
  sql<never>`select ${serverStart} || ' ' || string_agg(b.xmin::text, ' ') from bookings b where ${isRead}`;

/** Which bookings are counted: those of a venue and of one employee, without the rows in `except`. */
export type HeldCountQuery = { venue_id: number; employee_id: number; now: Date; except?: readonly number[] };

/** How many bookings of a venue, and of one employee, start between two instants and hold their time. */
export async function countHeld(
  db: Database,
  { venue_id, employee_id, now, except = [] }: HeldCountQuery,
  from: Date,
  to: Date,
): Promise<{ ofVenue: number; own: number }> {
  const found = await sql<{ ofVenue: number; own: number }>`
    select count(*)::int as "ofVenue", (count(*) filter (where employee_id = ${employee_id}))::int as own
    from bookings b
    where venue_id = ${venue_id} and lower(during) >= ${from} and lower(during) < ${to}
      and held && tstzrange(${from}, ${to}) and ${holdsAt(now)}
      and id <> all(${[...except]})`.execute(db);
  return found.rows[0] ?? { ofVenue: 0, own: 0 };
}

/** Locks a venue until the transaction ends: at a venue with a limit a day, others who book there wait. */
export async function lockVenue(db: Database, venueId: number): Promise<void> {
  await sql`select from venues where id = ${venueId} for no key update`.execute(db);
}

/** Several ranges of time as one multirange of PostgreSQL. */
export const multirange = (parts: readonly { from: Date; to: Date }[]) =>
  sql<string>`tstzmultirange(${sql.join(parts.map(({ from, to }) => sql`tstzrange(${from}, ${to})`))})`;
