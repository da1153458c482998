/* Several treatments of one booking can begin at the same time, each by another employee (R14.01): a customer is still in
   one place at a time, but what is one booking is one place. docs/decisions/052 says why. */
alter table bookings drop constraint customer_busy;
alter table bookings add constraint customer_busy exclude using gist
  (customer_id with =, coalesce(first_item_id, id) with <>, during with &&)
  where (status in ('pending', 'confirmed') and not for_other);

-- Treatments of one booking overlap only where they begin together: otherwise they follow one another.
create function keep_items_apart() returns trigger language plpgsql as $$
begin
  if exists (
    select from bookings own join bookings o on o.venue_id = own.venue_id
      and (o.id = own.first_item_id or o.first_item_id = own.first_item_id) and o.id <> own.id and o.during && own.during and lower(o.during) <> lower(own.during)
    where own.venue_id = new.venue_id and own.id = new.id)
  then
    raise exception 'treatments of booking % overlap', new.first_item_id
      using errcode = 'check_violation', constraint = 'items_apart';
  end if;
  return null;
end $$;
create constraint trigger items_apart after insert or update of during on bookings deferrable initially deferred
  for each row when (new.first_item_id is not null) execute function keep_items_apart();
