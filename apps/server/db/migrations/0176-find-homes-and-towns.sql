/* Services of which few come to the customer's home were looked for along the whole sorted index, in any order. */
create index services_recommended_at_home on services (standing desc, id desc) where status = 'published' and is_at_home;

/* The cities with some codes, of their own or of their governorates. As with category_branch, a statement that is planned for its values knows
   which they are: of a small town PostgreSQL then finds the services, of a large one it walks the sorted index. */
create function city_branch(wanted text[]) returns bigint[] language sql immutable parallel safe
return (
  select coalesce(array_agg(c.id order by c.id), '{}') from cities c where c.code = any(wanted) or c.governorate_code = any(wanted)
);
