-- What a house has on some days, and what it ever had, latest first.
create index bookings_of_house on bookings (establishment_id, lower(during) desc, id desc);
