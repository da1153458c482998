import type { PoolClient } from 'pg';
import type { Random } from '../trust/random.ts';

/** A change on one connection, with whatever it meets. */
type ChangeOnConnection = (on: PoolClient, random: Random) => Promise<unknown>;

const pick = (table: string, where = 'true') =>
  `(select id from ${table} where ${where} order by md5(id::text || $1) limit 1)`;
const alter =
  (text: string): ChangeOnConnection =>
  (on, random) =>
    on.query(text, [String(random.below(1_000_000_000))]);
const some = pick('services');

/** What cards show, and much beside it that they do not. */
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
  venueOfService: alter(`update services set venue_id = ${pick('venues')}
    where id = ${pick('services', 'not exists (select from bookings b where b.service_id = services.id)')}`),
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
};
