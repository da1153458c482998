/* A coupon works once for a customer at its venue. The key of this table is the referee, as slot_taken is for time: a use
   lies here from the booking's insert until the booking is cancelled, declined or expired, whoever writes. */
create table coupon_uses (
  venue_id bigint not null,
  customer_id bigint not null references users on delete cascade,
  -- In capitals.
  code text not null,
  booking_id bigint not null,
  constraint coupon_used primary key (venue_id, customer_id, code),
  foreign key (venue_id, booking_id) references bookings (venue_id, id) on delete cascade
);
create index coupon_uses_booking on coupon_uses (venue_id, booking_id);
create index coupon_uses_customer on coupon_uses (customer_id);

-- Where a former version let a coupon through twice, the first booking is the use.
insert into coupon_uses (venue_id, customer_id, code, booking_id)
select venue_id, customer_id, upper(coupon_code), id from bookings
where customer_id is not null and coupon_code <> '' and (first_item_id is null or first_item_id = id)
  and status in ('pending', 'confirmed', 'completed', 'no_show')
order by id on conflict do nothing;

create function count_coupon_use() returns trigger language plpgsql as $$
declare
  -- A no-show has used the coupon: it can be undone, and would then find it used by another booking.
  is_use constant boolean := new.status in ('pending', 'confirmed', 'completed', 'no_show');
begin
  if tg_op = 'UPDATE' and is_use = (old.status in ('pending', 'confirmed', 'completed', 'no_show')) then
    return null;
  end if;
  if is_use then
    insert into coupon_uses (venue_id, customer_id, code, booking_id)
    values (new.venue_id, new.customer_id, upper(new.coupon_code), new.id);
  else
    delete from coupon_uses where venue_id = new.venue_id and booking_id = new.id;
  end if;
  return null;
end $$;

-- The coupon of a booking of several treatments is counted with the first of them.
create trigger count_coupon_use after insert or update of status on bookings for each row
  when (new.customer_id is not null and new.coupon_code <> ''
    and (new.first_item_id is null or new.first_item_id = new.id))
  execute function count_coupon_use();
