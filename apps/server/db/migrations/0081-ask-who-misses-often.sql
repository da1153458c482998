/* Who often does not come is asked more (R13.13). The steps follow from the last 180 days alone, at all venues together; no venue
   sees them. docs/decisions/045 says why. */

-- A customer's word that a no-show is wrong: it does not count until an operator has decided.
create table no_show_disputes (
  venue_id bigint not null,
  booking_id bigint not null,
  customer_id bigint not null references users on delete cascade,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  primary key (venue_id, booking_id),
  foreign key (venue_id, booking_id) references bookings (venue_id, id) on delete cascade,
  check ((state = 'open') = (decided_at is null))
);
create index on no_show_disputes (customer_id);
create index no_show_disputes_open on no_show_disputes (created_at) where state = 'open';

-- How a customer kept the bookings that began in the 180 days before a moment.
create function count_visits(customer bigint, at timestamptz, out missed integer, out completed integer) language sql stable as $$
  select count(*) filter (where b.status = 'no_show' and not exists (select from no_show_disputes d
      where d.venue_id = b.venue_id and d.booking_id = b.id and d.state <> 'dismissed')),
    count(*) filter (where b.status = 'completed')
  from bookings b
  where b.customer_id = customer and lower(b.during) > at - interval '180 days' and lower(b.during) <= at
    and (b.first_item_id is null or b.first_item_id = b.id)
$$;

/* 0: nothing is asked. 1: every booking waits for the tap 'I am coming', or its time is released. 2: besides, one booking at a
   time, and the venue confirms it. Who came four times as often as not is asked nothing. */
create function attendance_step(missed integer, completed integer) returns integer language sql immutable
  return case when missed < 2 or missed * 5 < missed + completed then 0 when missed < 3 then 1 else 2 end;

-- How many hours before the start a booking is released without that tap; null: as its venue has it.
alter table bookings add column release_hours smallint check (release_hours between 1 and 24);
create function ask_attendance() returns trigger language plpgsql as $$
begin
  select 3 into new.release_hours from count_visits(new.customer_id, new.created_at) v
    where attendance_step(v.missed, v.completed) > 0;
  return new;
end $$;
create trigger ask_attendance before insert on bookings for each row
  when (new.customer_id is not null and new.status <> 'held') execute function ask_attendance();

drop function lock_for_booking;
/* What a booking must wait for before it is entered, in one round trip. Each statement of a volatile function sees what
   was committed before it began, so the count includes the bookings that the lock of the customer has waited for. */
create function lock_for_booking(
  venue bigint, customer bigint, request_key text, at timestamptz,
  -- Version of the venue's schedule, which stays what it is until the transaction ends.
  out version integer,
  -- False, without waiting, where another request with the same key is under way.
  out is_free boolean,
  -- Bookings of the customer: unanswered ones, and all that are still to come.
  out pending integer, out all_open integer,
  -- The booking that the key has made, and the hash of its request.
  out twin bigint, out twin_hash bytea,
  -- What is asked of the customer, by attendance_step.
  out step integer
) language plpgsql as $$
begin
  -- Before anything else is locked: a change of the schedule locks the venue first, too.
  select schedule_version into version from venues where id = venue for key share;
  is_free := request_key is null or pg_try_advisory_xact_lock(hashtextextended(customer || ' ' || request_key, 0));
  if not is_free then
    return;
  end if;
  perform from users where id = customer for no key update;
  select count(*) filter (where is_open and status = 'pending'), count(*) filter (where is_open),
    max(id) filter (where is_twin), (array_agg(request_hash) filter (where is_twin))[1]
  into pending, all_open, twin, twin_hash
  from (
    select b.id, b.status, b.request_hash, b.idempotency_key = request_key as is_twin,
      lower(b.during) > at and (b.first_item_id is null or b.first_item_id = b.id)
        and (b.status = 'confirmed' or b.status = 'pending' and b.answer_by > at) as is_open
    from bookings b where b.customer_id = customer) own;
  select attendance_step(v.missed, v.completed) into step from count_visits(customer, at) v;
end $$;

create function log_no_show_dispute() returns trigger language plpgsql as $$
begin
  perform write_trust_log('no_show_' || case new.state when 'open' then 'disputed' else new.state end, 'booking', new.booking_id,
    new.venue_id, jsonb_build_object('by', new.decided_by));
  return null;
end $$;
create constraint trigger log_no_show_dispute after insert or update of state on no_show_disputes
  deferrable initially deferred for each row execute function log_no_show_dispute();
