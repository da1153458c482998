-- The venue's word that its people also come to the customer with this service.
alter table services add column is_at_home boolean not null default false;

-- The choices of filters are counted without visiting the row.
drop index services_recommended;
create index services_recommended on services (standing desc, id desc) include (
  category_id, city_id, district, type, venue_id, rating_sum, rating_weight, is_women_only, has_female_staff,
  from_price_iqd, listed_until, is_at_home
) where status = 'published';

-- Where the treatments of a booking are given; null: at the venue.
alter table bookings add column home_address text
  check (char_length(home_address) between 1 and 300 and home_address = btrim(home_address));

create function guard_home_address() returns trigger language plpgsql as $$
begin
  if not exists (select from services where id = new.service_id and is_at_home) then
    raise exception 'service % is not given at home', new.service_id using errcode = '23514', constraint = 'not_at_home';
  end if;
  return new;
end
$$;
-- What is booked stays booked where the venue comes to nobody any more.
create trigger guard_home_address before insert or update of home_address, service_id on bookings for each row
  when (new.home_address is not null) execute function guard_home_address();
