import type { PoolClient } from 'pg';
import type { Random } from '../trust/random.ts';

/** A change on one connection, with whatever it meets. */
type ChangeOnConnection = (on: PoolClient, random: Random) => Promise<unknown>;

/** Where changes are made: among few, or they would seldom meet what is compared. */
const few: Readonly<Record<string, string>> = {
  services: 'venue_id <= 3',
  venues: 'id <= 3',
  employees: 'venue_id <= 3',
  licences: 'venue_id <= 6',
  opening_hours: 'venue_id <= 3',
  bookings: 'venue_id <= 3',
  treatments: 'service_id in (select id from services where venue_id <= 3)',
  reviews: 'service_id in (select id from services where venue_id <= 3)',
};
const pick = (table: string, where = 'true') =>
  `(select id from ${table} where ${few[table] ?? 'true'} and ${where} order by md5(id::text || $1) limit 1)`;
const alter =
  (text: string): ChangeOnConnection =>
  (on, random) =>
    on.query(text, [String(random.below(1_000_000_000))]);
const some = pick('services');

/** What cards and services in full show, and some of what they do not. */
export const changes: Readonly<Record<string, ChangeOnConnection>> = {
  title: alter(`update services set title = title || jsonb_build_object('ar', $1::text) where id = ${some}`),
  description: alter(
    `update services set description = description || jsonb_build_object('en', $1::text) where id = ${some}`,
  ),
  pictures: alter(`update services set images = array['listing-' || $1 || '-abcdef-900x600'] where id = ${some}`),
  noPicture: alter(`update services set images = '{}' where id = ${some}`),
  status: alter(
    `update services set status = case status when 'published' then 'draft' else 'published' end where id = ${some}`,
  ),
  category: alter(`update services set category_id = ${pick('categories')} where id = ${some}`),
  // A team is of one venue.
  venueOfService: alter(`with moved as (
      select id from services where not exists (select from bookings b where b.service_id = services.id) order by md5(id::text || $1) limit 1),
    alone as (delete from service_employees where service_id = (select id from moved))
    update services set venue_id = ${pick('venues')} where id = (select id from moved)`),
  rating: alter(
    `update services set rating_count = 1 + $1::int % 50, rating_sum = $1::int % 250 * 1000, rating_weight = 50000 where id = ${some}`,
  ),
  refresh: (on, random) => on.query(`call refresh_service(${random.below(400)})`),
  price: alter(`update treatments set price_iqd = 250 * (1 + $1::int % 400) where id = ${pick('treatments')}`),
  discount: alter(`update treatments set discount_percent = $1::int % 60 where id = ${pick('treatments')}`),
  treatmentTitle: alter(
    `update treatments set title = title || jsonb_build_object('ckb', $1::text) where id = ${pick('treatments')}`,
  ),
  treatmentMoves: alter(`update treatments set service_id = ${some} where id = ${pick('treatments')}`),
  newTreatment: alter(`insert into treatments (service_id, title, duration_minutes, price_iqd, position)
    values (${some}, '{"en": "New", "ar": "جديد", "ckb": "نوێ"}', 30, 250 * (1 + $1::int % 40), 50)`),
  noTreatment: alter(
    `delete from treatments where id = ${pick('treatments', 'not exists (select from bookings b where b.treatment_id = treatments.id)')}`,
  ),
  licence: alter(`update licences set expires_on = date '2026-11-15' + $1::int % 20 where id = ${pick('licences')}`),
  licensedUntil: alter(
    `update treatments set licensed_until = date '2026-11-19' + $1::int % 8 where id = ${pick('treatments')}`,
  ),
  listedUntil: alter(`update services set listed_until = date '2026-11-19' + $1::int % 8 where id = ${some}`),
  venueName: alter(
    `update venues set name = name || jsonb_build_object('en', 'Venue ' || $1) where id = ${pick('venues')}`,
  ),
  venueDistrict: alter(
    `update venues set district = district || jsonb_build_object('ar', $1::text) where id = ${pick('venues')}`,
  ),
  venueCity: alter(`update venues set city_id = ${pick('cities')} where id = ${pick('venues')}`),
  venueForWomen: alter(`update venues set is_women_only = not is_women_only where id = ${pick('venues')}`),
  venueAddress: alter(`update venues set slug = 'venue-' || $1 where id = ${pick('venues')}`),
  venueType: alter(
    `update venues set type = case type when 'dental' then 'clinic' else 'dental' end where id = ${pick('venues')}`,
  ),
  venuePhone: alter(`update venues set phone = '+9647701234567' where id = ${pick('venues')}`),
  label: alter(
    `update categories set label = label || jsonb_build_object('ckb', $1::text) where id = ${pick('categories')}`,
  ),
  cityName: alter(`update cities set name = name || jsonb_build_object('ar', $1::text) where id = ${pick('cities')}`),
  review: alter(`update reviews set rating = 1 + $1::int % 5 where id = ${pick('reviews')}`),
  noReview: alter(`delete from reviews where id = ${pick('reviews')}`),
  fullText: alter(
    `update services set full_description = full_description || jsonb_build_object('en', $1::text) where id = ${some}`,
  ),
  atHome: alter(`update services set is_at_home = not is_at_home where id = ${some}`),
  pictureText:
    alter(`update services set picture_texts = jsonb_build_object(images[1], jsonb_build_object('en', $1::text))
    where id = ${some} and images[1] is not null`),
  offer: alter(
    `update services set discount_offer = jsonb_build_object('en', $1::text), coupon_code = 'C' || $1 where id = ${some}`,
  ),
  features: alter(`update services set features_weight = $1::int % 1000 where id = ${some}`),
  employeeName: alter(
    `update employees set name = name || jsonb_build_object('ar', $1::text) where id = ${pick('employees')}`,
  ),
  portrait: alter(`update employees set portrait = 'portrait-' || $1 where id = ${pick('employees')}`),
  place: alter(`update employees set position = $1::int % 50 where id = ${pick('employees')}`),
  leaves: alter(`update employees set is_active = not is_active where id = ${pick('employees')}`),
  team: alter(`insert into service_employees (service_id, employee_id, venue_id) select s.id, p.id, s.venue_id
    from services s join employees p on p.venue_id = s.venue_id where s.id = ${some} on conflict do nothing`),
  noTeam: alter(`delete from service_employees where service_id = ${some} and employee_id = ${pick('employees')}`),
  tag: alter(`insert into service_tags (service_id, tag_id) values (${some}, ${pick('tags')}) on conflict do nothing`),
  noTag: alter(`delete from service_tags where service_id = ${some}`),
  tagName: alter(`update tags set name = name || jsonb_build_object('ckb', $1::text) where id = ${pick('tags')}`),
  licenceNumber: alter(`update licences set number = $1 where id = ${pick('licences')}`),
  hours: alter(
    `update opening_hours set closes_minute = closes_minute - 15 where id = ${pick('opening_hours', 'closes_minute - opens_minute > 120')}`,
  ),
  noHours: alter(`delete from opening_hours where id = ${pick('opening_hours')}`),
  newReview: alter(`insert into reviews (service_id, user_id, rating, comment, created_at)
    values (${some}, ${pick('users')}, 1 + $1::int % 5, $1, '2026-11-20') on conflict do nothing`),
  comment: alter(`update reviews set comment = $1 where id = ${pick('reviews')}`),
  reply:
    alter(`insert into review_replies (review_id, user_id, text, created_at) values (${pick('reviews')}, 1, $1, '2026-11-20')
    on conflict (review_id) do update set text = excluded.text`),
  noReply: alter(`delete from review_replies where review_id = ${pick('reviews')}`),
  author: alter(
    `update users set name = 'Author ' || $1 where id = (select user_id from reviews where id = ${pick('reviews')})`,
  ),
  alias: alter(`update users set alias = case when alias is null then 'Lana' end
    where id = (select user_id from reviews where id = ${pick('reviews')})`),
  completed: alter(`update bookings set status = case status when 'completed' then 'confirmed' else 'completed' end
    where id = ${pick('bookings', `status in ('completed', 'confirmed')`)}`),
  procedure:
    alter(`update procedures set licence_class = case licence_class when 'none' then 'physician' else 'none' end
    where id = ${pick('procedures')}`),
  venueContact: alter(`update venues set phone = '+9647701234567', website = 'https://' || $1 || '.example',
    social = jsonb_build_object('facebook', 'https://facebook.com/' || $1) where id = ${pick('venues')}`),
  venueStreet: alter(
    `update venues set address = address || jsonb_build_object('ckb', $1::text), latitude = 33 where id = ${pick('venues')}`,
  ),
};
