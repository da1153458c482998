-- The venue's word that its people also come to the customer with this service.
alter table services add column is_at_home boolean not null default false;

-- The choices of filters are counted without visiting the row.
drop index services_recommended;
create index services_recommended on services (standing desc, id desc) include (
  category_id, city_id, district, type, venue_id, rating_sum, rating_weight, is_women_only, has_female_staff,
  from_price_iqd, listed_until, is_at_home
) where status = 'published';
