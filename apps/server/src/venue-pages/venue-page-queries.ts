import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import type { Picture } from '@tajmeelspot/contract/fields.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { reviewColumns, type ReviewRow } from '#app/catalog/services/review-queries.ts';
import { licencesOf, pricing } from '#app/catalog/services/service-detail-queries.ts';
import type { Database } from '#app/database/connection.ts';
import { socialJson, venueJson } from '#app/venues/employees/employee-queries.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

/** A venue as one statement reads it; pictures are still names. */
export type VenuePageRow = Pick<
  VenuePage,
  'venue' | 'social' | 'licences' | 'services' | 'rating' | 'reviews_count' | 'histogram'
> & {
  employees: Omit<VenuePage['employees'][number], 'next_slot'>[];
  /** Names of pictures, the first of each service first, each with its description where it has one. */
  images: { name: string; alt: string | null }[];
  work: (Omit<VenuePage['work'][number], keyof Picture> & { name: string })[];
  reviews: (ReviewRow & { service: VenuePage['reviews'][number]['service'] })[];
};

const maxServices = 30;
const shownReviews = 8;
/** A mean of fewer says more of their authors than of an employee. */
const minEmployeeReviews = 3;
const maxPictures = 30;

/**
 * A venue with something published, by any of its addresses, with everything its page shows, in one round trip; the
 * reviews are of one service where it is given.
 */
export async function findVenuePage(
  db: Database,
  language: Language,
  slug: string,
  reviewsOf?: number,
): Promise<VenuePageRow | undefined> {
  const found = await sql<VenuePageRow>`
    with shown as materialized (
      select s.* from venue_slugs a join services s on s.venue_id = a.venue_id
      where a.slug = ${slug} and ${isListed('s')} order by s.standing desc, s.id desc limit ${sql.lit(maxServices)})
    select ${venueJson(language)} as venue, ${socialJson('e')} as social, ${licencesOf(sql`e.id`)} as licences,
      ${services(language)} as services, ${employees(language)} as employees, ${images(language)} as images,
      ${work(language)} as work,
      (select round(sum(rating_sum)::numeric / nullif(sum(rating_weight), 0), 1)::float8 from shown) as rating,
      (select sum(rating_count)::int from shown) as reviews_count,
      ${histogram} as histogram, ${reviews(language, reviewsOf)} as reviews
    from venues e join cities y on y.id = e.city_id
    where e.id = (select venue_id from shown limit 1)`.execute(db);
  return found.rows[0];
}

const services = (language: Language) => sql`(
  select jsonb_agg(jsonb_build_object('id', s.id, 'title', in_language(s.title, ${language}), 'is_at_home', s.is_at_home,
    'category', jsonb_build_object('id', c.id, 'name', c.name, 'label', in_language(c.label, ${language})),
    'pricing', ${pricing(language, 's')}, 'reviews_count', s.rating_count, 'employee_ids', coalesce((
      select jsonb_agg(p.id order by p.position, p.id) from service_employees se
        join employees p on p.id = se.employee_id and p.is_active where se.service_id = s.id), '[]'))
    order by c.position, c.id, s.standing desc, s.id desc)
  from shown s join categories c on c.id = s.category_id)`;

const employees = (language: Language) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id, 'name', in_language(p.name, ${language}),
    'job', in_language(p.job, ${language}), 'gender', p.gender, 'portrait', p.portrait, 'reviews_count', coalesce(v.count, 0),
    'rating', case when v.count >= ${sql.lit(minEmployeeReviews)} then v.mean end) order by p.position, p.id)
  from employees p left join (${voicesOfEmployees}) v on v.employee_id = p.id where p.venue_id = e.id and p.is_active and exists (
    select from service_employees se join shown s on s.id = se.service_id where se.employee_id = p.id)), '[]')`;

/** A review says something of whoever gave the treatment on the last visit before it. */
const voicesOfEmployees = sql`
  select last.employee_id, count(*)::int as count, round(avg(r.rating), 1)::float8 as mean
  from reviews r cross join lateral (
    select b.employee_id from bookings b
    where b.venue_id = (select venue_id from shown limit 1) and b.customer_id = r.user_id and b.service_id = r.service_id
      and b.status = 'completed' and lower(b.during) <= r.created_at
    order by lower(b.during) desc, b.id limit 1) last
  where r.service_id in (select id from shown) and r.voice = 'counted'
  group by last.employee_id`;

const images = (language: Language) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('name', i.name, 'alt', i.alt) order by i.position, i.standing desc, i.id desc)
  from (select * from (
      -- A picture that several services show is shown once.
      select distinct on (n.name) n.name, n.position, s.standing, s.id, in_language(s.picture_texts -> n.name, ${language}) as alt
      from shown s, unnest(s.images) with ordinality n (name, position)
      order by n.name, n.position, s.standing desc, s.id desc) distinct_images
    order by position, standing desc, id desc limit ${sql.lit(maxPictures)}) i), '[]')`;

const work = (language: Language) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'subject', w.subject, 'alt', in_language(w.caption, ${language}),
    'treatment', (select in_language(t.title, ${language}) from treatments t where t.id = w.treatment_id),
    'employee', (select in_language(p.name, ${language}) from employees p where p.id = w.employee_id and p.is_active))
    order by w.position, w.id)
  from work_pictures w where w.venue_id = e.id and w.state = 'approved'), '[]')`;

const histogram = sql`(
  select jsonb_agg(jsonb_build_object('stars', n, 'count', coalesce(given.count, 0)) order by n desc)
  from generate_series(1, 5) n left join (
    select r.rating, count(*) from reviews r where r.service_id in (select id from shown) and r.voice = 'counted'
    group by r.rating) given on given.rating = n)`;

const reviews = (language: Language, reviewsOf: number | undefined) => sql`coalesce((
  select jsonb_agg(to_jsonb(newest))
  from (select ${reviewColumns(undefined)},
      jsonb_build_object('id', s.id, 'title', in_language(s.title, ${language})) as service
    from reviews r join users u on u.id = r.user_id join shown s on s.id = r.service_id
    where r.voice = 'counted' ${reviewsOf === undefined ? sql`` : sql`and (s.id = ${reviewsOf} or ${reviewsOf} not in (select id from shown))`} order by r.created_at desc, r.id desc limit ${sql.lit(shownReviews)}) newest), '[]')`;

/** The present addresses of venues of a city with something published, after one of them, in order. */
export async function listVenueSlugs(db: Database, city: string, after: string, limit: number): Promise<string[]> {
  const found = await sql<{ slug: string }>`
    select e.slug from venues e join cities y on y.id = e.city_id
    where y.code = ${city} and e.slug > ${after} and exists (
      select from services s where s.venue_id = e.id and ${isListed('s')})
    order by e.slug limit ${limit}`.execute(db);
  return found.rows.map(({ slug }) => slug);
}
