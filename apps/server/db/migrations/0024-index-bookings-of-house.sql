-- What waits for the answer of one house, without reading what waits for all the others.
create index bookings_requested on bookings (establishment_id, lower(during)) where status = 'pending';

-- When somebody came to a house for the first time, without reading every time they came.
create index bookings_kept on bookings (establishment_id, customer_id, lower(during)) where status = 'completed';
