/* A part of the map is found by degrees. What is known of the columns of this index tells the planner how many services lie
   in it, so that it reads a small part here and walks an order of services for a large one. */
create index services_on_map on services ((location[1]), (location[0])) where status = 'published' and location is not null;
analyze services;
