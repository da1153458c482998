import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed, isTreatable } from '#app/venues/venue/listed-queries.ts';
import { mayManage } from '#app/venues/members/member-queries.ts';

/** A service as its owner edits it; pictures are still names. */
export type OwnServiceRow = Omit<OwnService, 'pictures'> & {
  images: string[];
  picture_texts: Record<string, LocalizedText>;
};

/** The services of a venue that a user manages, as they were entered, the newest first. */
export const listOwnServices = (db: Database, readerId: number, venueId: number) =>
  readServices(db, sql`${mayManage(readerId, sql`e.id`)} and e.id = ${venueId}`);

/** A service of a venue that a user manages, as it was entered. */
export async function findOwnService(db: Database, readerId: number, id: number): Promise<OwnServiceRow | undefined> {
  const [found] = await readServices(db, sql`${mayManage(readerId, sql`e.id`)} and s.id = ${id}`);
  return found;
}

async function readServices(db: Database, which: ReturnType<typeof sql>): Promise<OwnServiceRow[]> {
  const found = await sql<OwnServiceRow>`
    select s.id, s.venue_id, s.status, ${missingForPublication} as missing, ${visibilityOf} as visibility, s.category_id, s.title, s.description,
      s.full_description, s.images, s.picture_texts, coalesce((
        select jsonb_agg(st.tag_id order by st.tag_id) from service_tags st where st.service_id = s.id), '[]') as tag_ids,
      s.is_at_home,
      case when s.coupon_code is not null or s.discount_offer is not null then jsonb_build_object('code', s.coupon_code,
        'percent', s.coupon_percent, 'expires_on', s.discount_expires_on, 'offer', coalesce(s.discount_offer, '{}'),
        'instructions', coalesce(s.discount_instructions, '{}')) end as coupon,
      coalesce((select jsonb_agg(p.id order by p.position, p.id)
        from service_employees se join employees p on p.id = se.employee_id where se.service_id = s.id),
        '[]') as employee_ids,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'procedure_id', i.procedure_id,
        'licence_class', d.licence_class, 'is_licensed', ${isTreatable('i')}, 'duration', i.duration_minutes,
        'buffer', i.buffer_after_minutes, 'buffer_before', i.buffer_before_minutes,
        'processing_from', i.processing_from_minute, 'processing_minutes', i.processing_minutes, 'price', i.price_iqd, 'discount', i.discount_percent,
        'final_price', final_price(i.price_iqd, i.discount_percent)) order by i.position, i.id)
        from treatments i join procedures d on d.id = i.procedure_id where i.service_id = s.id), '[]') as treatments
    from services s join venues e on e.id = s.venue_id
    where ${which} order by s.created_at desc, s.id desc`.execute(db);
  return found.rows;
}

/** Whether everybody sees the service `s` of the venue `e`, and what stands in the way. */
const visibilityOf = sql`(
  select jsonb_build_object('is_shown', ${isListed('s')},
    'obstacles', case when s.status <> 'published' then '[]' else to_jsonb(array_remove(array[
      case when e.approved_at is null then 'venue_' || coalesce(
        (select a.state from venue_approvals a where a.venue_id = e.id), 'waiting') end,
      case r.state when 'held' then 'text_held' when 'declined' then 'text_declined' end,
      case when not exists (select from treatments i where i.service_id = s.id and ${isTreatable('i')})
        then 'licence_missing' end], null)) end,
    'held_words', to_jsonb(case when r.state in ('held', 'declined') then r.found_words else '{}' end), 'reply', r.reply)
  from (select) one left join text_reviews r on r.service_id = s.id)`;

/** What the service `s` lacks for its publication. */
export const missingForPublication = sql`array_remove(array[
  case when not exists (select from treatments i where i.service_id = s.id) then 'treatments' end,
  case when not exists (select from service_employees se join employees p on p.id = se.employee_id and p.is_active
    where se.service_id = s.id) then 'team' end,
  case when not exists (select from opening_hours h where h.venue_id = s.venue_id and h.employee_id is null)
    then 'hours' end], null)`;

/** The editable columns of a service; null where one is empty. */
type NewServiceRow = {
  category_id: number;
  title: LocalizedText;
  description: LocalizedText;
  full_description: LocalizedText;
  coupon_code: string | null;
  coupon_percent: number | null;
  discount_expires_on: string | null;
  discount_offer: LocalizedText | null;
  discount_instructions: LocalizedText | null;
  /** Absent: as it was. */
  is_at_home?: boolean;
};

const toColumns = (row: NewServiceRow) => ({
  ...row,
  title: JSON.stringify(row.title),
  description: JSON.stringify(row.description),
  full_description: JSON.stringify(row.full_description),
  discount_offer: row.discount_offer && JSON.stringify(row.discount_offer),
  discount_instructions: row.discount_instructions && JSON.stringify(row.discount_instructions),
});

/** Enters a draft of a venue and gives its id. */
export async function insertService(
  db: Database,
  venueId: number,
  row: NewServiceRow,
  created_at: Date,
): Promise<number> {
  const entered = db
    .insertInto('services')
    .values({ venue_id: venueId, status: 'draft', created_at, ...toColumns(row) })
    .returning('id');
  return (await entered.executeTakeFirstOrThrow()).id;
}

/** Changes a service. */
export const updateService = (db: Database, id: number, row: NewServiceRow) =>
  db.updateTable('services').set(toColumns(row)).where('id', '=', id).execute();

/** Sets the tags of a service. */
export async function replaceTags(db: Database, id: number, tagIds: readonly number[]): Promise<void> {
  await db.deleteFrom('service_tags').where('service_id', '=', id).execute();
  if (tagIds.length === 0) return;
  await db
    .insertInto('service_tags')
    .values(tagIds.map((tag_id) => ({ service_id: id, tag_id })))
    .execute();
}

type NamedByService = {
  venueId: number;
  category: number;
  /** The category until now. */
  former?: number | undefined;
  tags: number[];
  employees: number[];
};

/** How many of some categories, tags, and employees of a venue can be chosen; a retired category only where it was before. */
export async function countTags(db: Database, { venueId, category, former, tags, employees }: NamedByService) {
  const found = await sql<{ categories: number; tags: number; employees: number }>`
    select (select count(*) from categories where id = ${category}
        and (retired_at is null or id = ${former ?? null}::bigint))::int as categories,
      (select count(*) from tags where id = any(${tags}))::int as tags,
      (select count(*) from employees where venue_id = ${venueId} and id = any(${employees}))::int as employees`.execute(
    db,
  );
  return found.rows[0] ?? { categories: 0, tags: 0, employees: 0 };
}

/** Sets the employees of a new service. */
export async function insertTeam(
  db: Database,
  venueId: number,
  id: number,
  employees: readonly number[],
): Promise<void> {
  if (employees.length === 0) return;
  await db
    .insertInto('service_employees')
    .values(employees.map((employee_id) => ({ venue_id: venueId, service_id: id, employee_id })))
    .execute();
}

/** Sets the pictures of a service in order, with their descriptions. */
export const updatePictures = (db: Database, id: number, images: string[], texts: Record<string, LocalizedText>) =>
  db
    .updateTable('services')
    .set({ images, picture_texts: JSON.stringify(texts) })
    .where('id', '=', id)
    .execute();

/** Refreshes the derived columns of a service. */
export const refreshService = (db: Database, id: number) => sql`call refresh_service(${id})`.execute(db);
