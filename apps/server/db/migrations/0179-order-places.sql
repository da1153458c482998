/* The map reads two thousand of the best, and a place is looked for in their order: with the location beside the rest no row is read for that. */
drop index services_recommended;
create index services_recommended on services (standing desc, id desc) include (category_id, city_id, district, type, venue_id, location, rating_sum,
  rating_weight, is_women_only, has_female_staff, from_price_iqd, listed_until, is_at_home) where status = 'published';
