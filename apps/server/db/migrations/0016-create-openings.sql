/* When listings can begin, for whoever asks (their shortest treatment): what the order 'earliest' reads. Derived from hours
   and bookings by the program, house by house; may be emptied at any time, and is then filled again. */
create table openings (
  service_id bigint not null references services on delete cascade,
  -- The first and the last of some starts in a row, minutes since 1970.
  first_minute integer not null,
  last_minute integer not null check (last_minute >= first_minute),
  -- From each start to the next, and how long before a start somebody must have booked.
  step_minutes integer not null check (step_minutes > 0),
  lead_minutes integer not null,
  primary key (service_id, last_minute)
);

create table opened_houses (
  establishment_id bigint primary key references establishments on delete cascade,
  -- The first day that openings say nothing of.
  known_until date not null
);
create index on opened_houses (known_until);

-- Houses whose openings are to be read anew. Without any constraint: those who book at once must not wait for each other.
create table stale_openings (establishment_id bigint not null);
insert into stale_openings select id from establishments;

create function mark_openings() returns trigger language plpgsql as $$
begin
  insert into stale_openings values (coalesce(new.establishment_id, old.establishment_id));
  return null;
end $$;
create function mark_openings_of_service() returns trigger language plpgsql as $$
begin
  insert into stale_openings
  select establishment_id from services where id = coalesce(new.service_id, old.service_id);
  return null;
end $$;
create function mark_openings_of_house() returns trigger language plpgsql as $$
begin
  insert into stale_openings values (new.id);
  return null;
end $$;

create trigger mark_openings after insert or delete or update of status, blocked on bookings
  for each row execute function mark_openings();
create trigger mark_openings after insert or update of status on services
  for each row execute function mark_openings();
create trigger mark_openings after insert or update or delete on employees
  for each row execute function mark_openings();
create trigger mark_openings after insert or update or delete on weekly_hours
  for each row execute function mark_openings();
create trigger mark_openings after insert or update or delete on weekly_breaks
  for each row execute function mark_openings();
create trigger mark_openings after insert or update or delete on women_only_hours
  for each row execute function mark_openings();
create trigger mark_openings after insert or update or delete on hours_exceptions
  for each row execute function mark_openings();
create trigger mark_openings after insert or update or delete on service_employees
  for each row execute function mark_openings_of_service();
create trigger mark_openings after insert or update or delete on pricing_items
  for each row execute function mark_openings_of_service();
create trigger mark_openings after update of slot_step_minutes, lead_minutes, horizon_days, daily_cap on establishments
  for each row execute function mark_openings_of_house();
