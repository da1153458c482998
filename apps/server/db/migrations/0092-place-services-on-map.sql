/* A part of the map is found by degrees. The statistics tell the planner how many services lie in it, so that it reads a small
   part here and walks an order of services for a large one; those of the index itself it does not take. */
create index services_on_map on services ((location[1]), (location[0])) where status = 'published' and location is not null;
create statistics services_places on (location[1]), (location[0]) from services;
analyze services;
