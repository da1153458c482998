import type { ResourceKindInput } from '@tajmeelspot/contract/scheduling/resources.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

const dayOf = sql.raw(`at time zone 'Asia/Baghdad'`);

/** The kinds of resources of a venue `e` with all that belongs to them, as JSON; maintenance that is over is left out. */
export const resourceKindsOf = (language: Language, now: Date) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', k.id, 'name', in_language(k.name, ${language}), 'names', k.name, 'sort', k.sort,
    'treatment_ids', coalesce((select jsonb_agg(n.treatment_id order by n.treatment_id) from treatment_needs n
      where n.venue_id = k.venue_id and n.kind_id = k.id), '[]'),
    'resources', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'number', r.number, 'label', r.label,
        'is_in_use', r.is_in_use, 'maintenance', coalesce((
          select jsonb_agg(jsonb_build_object(
            'starts_on', (lower(m.during) ${dayOf})::date, 'from', to_char(lower(m.during) ${dayOf}, 'HH24:MI'),
            'ends_on', (upper(m.during) ${dayOf})::date, 'to', to_char(upper(m.during) ${dayOf}, 'HH24:MI'))
            order by lower(m.during), m.id)
          from maintenance_times m where m.venue_id = r.venue_id and m.resource_id = r.id and upper(m.during) > ${now}), '[]'))
        order by r.number)
      from resources r where r.venue_id = k.venue_id and r.kind_id = k.id and not r.is_removed), '[]')) order by k.position, k.id)
  from resource_kinds k where k.venue_id = e.id and not k.is_removed), '[]')`;

/** The version of a venue's schedule. */
export const findScheduleVersion = async (db: Database, venueId: number): Promise<number | undefined> =>
  (await db.selectFrom('venues').select('schedule_version').where('id', '=', venueId).executeTakeFirst())
    ?.schedule_version;

/** The ids of a venue's kinds, of its resources with their kinds (removed ones too), and of its treatments. */
export async function listResourceIds(db: Database, venueId: number) {
  const [kinds, resources, treatments] = await Promise.all([
    db.selectFrom('resource_kinds').select('id').where('venue_id', '=', venueId).execute(),
    db.selectFrom('resources').select(['id', 'kind_id']).where('venue_id', '=', venueId).execute(),
    sql<{ id: number }>`select i.id from treatments i join services s on s.id = i.service_id
      where s.venue_id = ${venueId}`.execute(db),
  ]);
  return {
    kinds: new Set(kinds.map(({ id }) => id)),
    resources: new Map(resources.map(({ id, kind_id: kind }) => [id, kind])),
    treatments: new Set(treatments.rows.map(({ id }) => id)),
  };
}

/** Removes everything of a venue's resources that can be entered anew; what is over stays. */
export async function removeResources(db: Database, venueId: number, now: Date): Promise<void> {
  await sql`update resource_kinds set is_removed = true where venue_id = ${venueId} and not is_removed`.execute(db);
  await sql`update resources set is_removed = true where venue_id = ${venueId} and not is_removed`.execute(db);
  await sql`delete from treatment_needs where venue_id = ${venueId}`.execute(db);
  await sql`delete from maintenance_times where venue_id = ${venueId} and upper(during) > ${now}`.execute(db);
}

/** Enters a kind with its resources at a position among the others; what has an id comes back with it. */
export async function enterResourceKind(db: Database, venueId: number, kind: ResourceKindInput, position: number) {
  const { id, sort } = kind;
  const row = { name: JSON.stringify(kind.name), sort, position, is_removed: false };
  const kindId =
    id === null
      ? (
          await db
            .insertInto('resource_kinds')
            .values({ ...row, venue_id: venueId })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id
      : id;
  if (id !== null)
    await db.updateTable('resource_kinds').set(row).where('venue_id', '=', venueId).where('id', '=', id).execute();
  const treatments = [...new Set(kind.treatment_ids)];
  await sql`insert into treatment_needs (venue_id, treatment_id, kind_id)
    select ${venueId}::bigint, t, ${kindId}::bigint from unnest(${treatments}::bigint[]) t`.execute(db);
  for (const resource of kind.resources) await enterResource(db, venueId, kindId, resource);
}

async function enterResource(
  db: Database,
  venueId: number,
  kindId: number,
  { id, number, label, is_in_use, maintenance }: ResourceKindInput['resources'][number],
): Promise<void> {
  const row = { number, label: label || null, is_in_use, is_removed: false };
  const entered =
    id === null
      ? await db
          .insertInto('resources')
          .values({ ...row, venue_id: venueId, kind_id: kindId })
          .returning('id')
          .executeTakeFirstOrThrow()
      : { id };
  if (id !== null)
    await db.updateTable('resources').set(row).where('venue_id', '=', venueId).where('id', '=', id).execute();
  for (const { starts_on: startsOn, from, ends_on: endsOn, to } of maintenance) {
    await sql`insert into maintenance_times (venue_id, resource_id, during) values (${venueId}, ${entered.id}, tstzrange(
      (${startsOn}::date + ${from}::time) ${dayOf}, (${endsOn}::date + ${to}::time) ${dayOf}))`.execute(db);
  }
}

/** Gives bookings to come the resources that their treatments need now, where there are any. */
export const equipBookings = (db: Database, venueId: number, now: Date) =>
  sql`select equip_bookings(${venueId}, ${now})`.execute(db);
