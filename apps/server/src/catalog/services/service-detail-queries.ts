import type { PricedTreatment, Service } from '@tajmeelspot/contract/catalog.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { summaryColumns, summaryJoins, type ServiceCardRow } from './service-queries.ts';
import { reviewColumns, type ReviewRow } from './review-queries.ts';
import { venueJson, socialJson } from '#app/venues/employees/employee-queries.ts';
import { isListed, isTreatable } from '#app/venues/venue/listed-queries.ts';

/** A service in full as one statement reads it; pictures are still names. */
export type ServiceDetailRow = Omit<ServiceCardRow, 'establishment'> &
  Pick<
    Service,
    | 'is_bookmarked'
    | 'is_featured'
    | 'full_description'
    | 'is_at_home'
    | 'images'
    | 'phone'
    | 'email'
    | 'website'
    | 'social'
    | 'tags'
    | 'establishment'
    | 'licences'
    | 'also_offered'
    | 'histogram'
    | 'uncounted_reviews_count'
    | 'discount_offer'
    | 'discount_expiry'
    | 'discount_instructions'
    | 'coupon_code'
  > & {
    pricing: PricedTreatment[];
    hours: { weekday: number; from: number; to: number }[];
    reviews: ReviewRow[];
    /** Descriptions of the pictures that have one, by name. */
    picture_alts: Record<string, string>;
    /** Their portraits are names. */
    employees: Service['employees'];
    similar: SimilarRow[];
  };

/** How many of the newest reviews a service's page shows at first. */
const shownReviews = 10;

/** One published service with everything its page shows to `askerId` (nobody where undefined), in one round trip. */
export const findService = (db: Database, language: Language, id: number, askerId: number | undefined) =>
  readService(db, id, detailColumns(language, askerId));

/** The same for a visitor, with more columns of the service `s`. */
export const findServiceWith = <More>(db: Database, language: Language, id: number, more: RawBuilder<More>) =>
  readService<More>(db, id, sql`${detailColumns(language, undefined)}, ${more}`);

async function readService<More = unknown>(db: Database, id: number, columns: RawBuilder<unknown>) {
  const found = await sql<ServiceDetailRow & More>`
    select ${columns} from services s ${summaryJoins} where s.id = ${id} and ${isListed('s')}`.execute(db);
  return found.rows[0];
}

/** The columns of a service in full, of a service `s` with summaryJoins. */
export const detailColumns = (language: Language, askerId: number | undefined): RawBuilder<ServiceDetailRow> => sql`
  ${summaryColumns(language)}, ${favouriteColumns(askerId)}, ${venueJson(language)} as establishment,
  in_language(s.full_description, ${language}) as full_description, s.is_at_home, s.images, coalesce((
    select jsonb_object_agg(said.key, in_language(said.value, ${language})) from jsonb_each(s.picture_texts) said),
    '{}') as picture_alts,
  e.phone, e.email, e.website, ${socialJson('e')} as social,
  in_language(s.discount_offer, ${language}) as discount_offer, s.discount_expires_on as discount_expiry,
  in_language(s.discount_instructions, ${language}) as discount_instructions, s.coupon_code,
  ${tags(language)} as tags, ${pricing(language, 's')} as pricing, ${otherServices(language)} as also_offered, ${employees(language)} as employees,
  ${licencesOf(sql`s.venue_id`)} as licences, ${hours} as hours, ${histogram} as histogram, ${uncounted} as uncounted_reviews_count,
  ${reviews(askerId)} as reviews, ${similarServices(language, ofService)} as similar`;

const ofService = { category: sql`s.category_id`, city: sql`s.city_id`, besides: sql`s.id`, limit: 4 };

/** What `askerId` has marked the service `s` with; nothing where nobody asks. */
export const favouriteColumns = (askerId: number | undefined): RawBuilder<unknown> =>
  askerId === undefined
    ? sql`false as is_bookmarked, false as is_featured`
    : sql`exists (select from wishlist_items w where w.user_id = ${askerId} and w.service_id = s.id) as is_bookmarked,
        exists (select from features f where f.service_id = s.id and f.user_id = ${askerId}) as is_featured`;

const tags = (language: Language) => sql`array(
  select in_language(t.name, ${language}) from service_tags st join tags t on t.id = st.tag_id
  where st.service_id = s.id order by t.id)`;

/** The price list of a service (an alias of `services`), as far as licences allow it today. */
export const pricing = (language: Language, service: 's' | 'o') => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', i.id, 'title', in_language(i.title, ${language}), 'duration', i.duration_minutes,
    'price', i.price_iqd, 'discount', i.discount_percent, 'final_price', final_price(i.price_iqd, i.discount_percent),
    'licence_classes', ${licenceClasses(service)})
    order by i.position, i.id)
  from treatments i where i.service_id = ${sql.ref(service)}.id and ${isTreatable('i')}), '[]')`;

/** The licences that a treatment `i` needs, for its procedure and for the category of its service. */
const licenceClasses = (service: 's' | 'o') => sql`array(
  select p.licence_class from procedures p where p.id = i.procedure_id and p.licence_class <> 'none'
  union select c.class from category_licence(${sql.ref(service)}.category_id) c(class) where c.class is not null order by 1)`;

/** The valid licences of a venue. */
export const licencesOf = (venueId: RawBuilder<unknown>): RawBuilder<Service['licences']> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('class', l.class, 'number', l.number, 'expires_on', l.expires_on) order by l.class)
  from licences l where l.venue_id = ${venueId} and l.expires_on >= baghdad_today()), '[]')`;

const otherServices = (language: Language) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('service', jsonb_build_object('id', o.id, 'title', in_language(o.title, ${language}),
      'is_at_home', o.is_at_home),
    'pricing', ${pricing(language, 'o')}, 'employee_ids', coalesce((
      select jsonb_agg(p.id order by p.position, p.id) from service_employees se
        join employees p on p.id = se.employee_id and p.is_active where se.service_id = o.id), '[]'))
    order by o.standing desc, o.id desc)
  from (select x.id, x.title, x.standing, x.category_id, x.is_at_home from services x
    where x.venue_id = s.venue_id and x.id <> s.id and ${isListed('x')}
    order by x.standing desc, x.id desc limit 8) o), '[]')`;

const employees = (language: Language) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id, 'name', in_language(p.name, ${language}),
    'job', in_language(p.job, ${language}), 'gender', p.gender, 'portrait', p.portrait) order by p.position, p.id)
  from service_employees se join employees p on p.id = se.employee_id and p.is_active
  where se.service_id = s.id), '[]')`;

const hours = sql`coalesce((
  select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'from', h.opens_minute, 'to', h.closes_minute)
    order by h.weekday, h.opens_minute)
  from opening_hours h where h.venue_id = s.venue_id and h.employee_id is null), '[]')`;

const histogram = sql`(
  select jsonb_agg(jsonb_build_object('stars', n, 'count', (
    select count(*) from reviews r where r.service_id = s.id and r.voice = 'counted' and r.rating = n)) order by n desc)
  from generate_series(1, 5) n)`;

const uncounted = sql`(
  select count(*)::int from reviews r where r.service_id = s.id and (r.voice = 'counted') = false)`;

const reviews = (askerId: number | undefined) => sql`coalesce((
  select jsonb_agg(to_jsonb(shown))
  from (select ${reviewColumns(askerId)} from reviews r join users u on u.id = r.user_id
    where r.service_id = s.id order by (r.voice = 'counted') desc, r.created_at desc, r.id desc limit ${sql.lit(shownReviews)}) shown), '[]')`;

/** A similar service as a statement reads it; the name is its picture's. */
export type SimilarRow = Omit<Service['similar_listings'][number], 'image' | 'picture'> & {
  name: string | null;
  listed_until: string;
};

type SimilarCriteria = {
  readonly category: RawBuilder<unknown>;
  readonly city: RawBuilder<unknown>;
  /** A service that is left out. */
  readonly besides?: RawBuilder<unknown>;
  readonly limit: number;
};

/**
 * Best of the same branch of categories, those of the same city first, then those of the same category; two index walks for
 * each category of the branch, never a sort of the whole category.
 */
export const similarServices = (language: Language, { category, city, besides, limit: most }: SimilarCriteria) => {
  const limit = sql.lit(most);
  const others = besides === undefined ? sql`` : sql`and x.id <> ${besides}`;
  return sql<SimilarRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', o.id, 'title', in_language(o.title, ${language}), 'name', o.images[1],
    'rating', case when o.rating_count > 0 then round(o.rating_sum::numeric / o.rating_weight, 1)::float8 end,
    'reviews_count', o.rating_count, 'price', o.from_price_iqd, 'listed_until', o.listed_until,
    'location', in_language(oe.district, ${language}) || ${language === 'en' ? ', ' : '، '} || in_language(oy.name, ${language}))
    order by o.is_near desc, o.is_same desc, o.rank desc, o.id desc)
  from (
    select distinct on (is_near, is_same, rank, id) * from (
      select k.id = ${category} as is_same, found.*
      from categories k cross join lateral (
        (select true as is_near, x.* from services x where ${isListed('x')} and x.category_id = k.id
          and x.city_id = ${city} ${others} order by x.rank desc, x.id desc limit ${limit})
        union all
        (select false, x.* from services x where ${isListed('x')} and x.category_id = k.id
          and x.city_id <> ${city} order by x.rank desc, x.id desc limit ${limit})) found
      where k.branch[1] = (select t.branch[1] from categories t where t.id = ${category})
    ) near order by is_near desc, is_same desc, rank desc, id desc limit ${limit}
  ) o join venues oe on oe.id = o.venue_id join cities oy on oy.id = oe.city_id), '[]')`;
};
