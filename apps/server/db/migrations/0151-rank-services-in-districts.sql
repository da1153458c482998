/* The best services of a district, for the home page: as many rows are read as are shown, however many services a city
   has. The index of all of them is walked past everybody else's for a small district. */
create index services_recommended_in_district on services (city_id, district, standing desc, id desc) where status = 'published';
