/* How many services of a place match is counted in one of 64, as it is for words: with all that criteria compare, so that no row is read. */
create index services_sample on services (id) include (category_id, city_id, district, type, location, rating_sum, rating_weight, is_women_only,
  has_female_staff, is_at_home, from_price_iqd, listed_until) where status = 'published' and id % 64 = 0;
