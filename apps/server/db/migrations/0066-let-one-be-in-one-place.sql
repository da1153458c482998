-- A customer is in one place at a time, unless a booking is said to be for somebody else (R13.12).
alter table bookings add column for_other boolean not null default false;
-- Of bookings that overlap already, the later ones are taken to be for somebody else.
do $$ declare one record; begin
  for one in
    select b.id, b.venue_id from bookings b where b.customer_id is not null and b.status in ('pending', 'confirmed') order by b.id
  loop
    update bookings b set for_other = true where b.venue_id = one.venue_id and b.id = one.id and exists (
      select from bookings o where o.customer_id = b.customer_id and o.id < b.id and o.status in ('pending', 'confirmed')
        and not o.for_other and o.during && b.during);
  end loop;
end $$;
alter table bookings add constraint customer_busy exclude using gist (customer_id with =, during with &&)
  where (status in ('pending', 'confirmed') and not for_other);
