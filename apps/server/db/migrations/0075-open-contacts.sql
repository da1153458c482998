-- A venue sees the number of a customer from the confirmation until a day after the visit (R13.10). Nothing but
-- look_at_contact gives it, and it writes each look down.
create table contact_looks (
  venue_id bigint not null,
  booking_id bigint not null,
  reader_id bigint not null references users on delete cascade,
  looked_at timestamptz not null,
  -- Since 1970: who opens a booking ten times while telephoning has looked once.
  hour bigint not null,
  primary key (venue_id, booking_id, reader_id, hour),
  foreign key (venue_id, booking_id) references bookings (venue_id, id) on delete cascade
);
create index on contact_looks (looked_at);

-- What is left of a number for who may not see it: 0770 ••• ••67.
create function mask_phone(phone text) returns text language sql immutable as $$
  select case when length(digits) < 8 then '•••'
    when digits like '964%' then '0' || substr(digits, 4, 3) || ' ••• ••' || right(digits, 2)
    else '+' || left(digits, 2) || ' ••• ••' || right(digits, 2) end
  from (select regexp_replace(phone, '\D', '', 'g') as digits) plain
$$;

-- The masked number of a booking's customer, and until when look_at_contact gives it in full (null: not now). Null where
-- the customer has no account or no number.
create function contact_of(booking bookings, moment timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('masked', mask_phone(coalesce(u.proven_phone, u.phone)), 'closes_at',
    case when booking.status in ('confirmed', 'completed', 'no_show') and moment < v.closes_at then v.closes_at end)
  from users u cross join lateral (
    select max(upper(i.during)) + interval '1 day' as closes_at from bookings i
    where i.venue_id = booking.venue_id
      and coalesce(i.first_item_id, i.id) = coalesce(booking.first_item_id, booking.id)) v
  where u.id = booking.customer_id and u.erased_at is null and coalesce(u.proven_phone, u.phone) is not null
$$;

-- The number in full, where it is open, and the note that somebody has looked.
create function look_at_contact(booking bookings, reader bigint, moment timestamptz) returns text language plpgsql as $$
begin
  if contact_of(booking, moment) ->> 'closes_at' is null then return null; end if;
  insert into contact_looks (venue_id, booking_id, reader_id, looked_at, hour)
    values (booking.venue_id, coalesce(booking.first_item_id, booking.id), reader, moment,
      floor(extract(epoch from moment) / 3600)) on conflict do nothing;
  return (select coalesce(u.proven_phone, u.phone) from users u where u.id = booking.customer_id);
end $$;
