/* A venue corrects within seven days what it said became of a booking, and says why. What a review or an operator vouches for
   stays a visit: docs/decisions/042 and 045 hang on it. */
create function guard_correction() returns trigger language plpgsql as $$
declare
  booking bookings;
begin
  select * into booking from bookings where venue_id = new.venue_id and id = new.booking_id;
  if btrim(coalesce(new.reason, '')) = '' then
    raise exception 'a correction says why' using errcode = '23514', constraint = 'correction_reason';
  end if;
  if new.created_at > lower(booking.during) + interval '7 days' then
    raise exception 'booking % can be corrected no more', booking.id using errcode = '23514', constraint = 'correction_over';
  end if;
  if new.status <> 'no_show' or booking.customer_id is null then
    return new;
  end if;
  -- A review that is being written refers to its author, and waits; one that was written is seen.
  perform from users where id = booking.customer_id for update;
  if exists (select from reviews r join services s on s.id = r.service_id
      where r.user_id = booking.customer_id and s.venue_id = booking.venue_id and r.created_at >= lower(booking.during)) then
    raise exception 'booking % is reviewed', booking.id using errcode = '23514', constraint = 'booking_reviewed';
  end if;
  if exists (select from no_show_disputes d
      where d.venue_id = booking.venue_id and d.booking_id = booking.id and d.state = 'upheld') then
    raise exception 'booking % was disputed with success', booking.id using errcode = '23514', constraint = 'booking_reviewed';
  end if;
  return new;
end $$;
create trigger guard_correction before insert on booking_events for each row
  when (new.verb = 'correct') execute function guard_correction();
