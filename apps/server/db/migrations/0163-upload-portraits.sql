/* Portraits that a venue uploads, with the word that who is shown agreed (decision 070). An operator looks at each before
   anybody sees it; then its name stands in employees.portrait. A name stands here exactly as long as its files may be there. */
create table portraits (
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  employee_id bigint not null,
  -- Null once it is declined or withdrawn.
  name text unique,
  state text not null check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  -- Who said that the employee agreed, and when.
  stated_by bigint references users on delete set null,
  stated_at timestamptz not null,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  -- What the operator has written to the venue.
  reply text,
  withdrawn_at timestamptz,
  foreign key (venue_id, employee_id) references employees (venue_id, id) on delete cascade,
  check ((state in ('waiting', 'approved')) = (name is not null)),
  check ((state in ('approved', 'declined')) <= (decided_at is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
);
create index on portraits (venue_id, employee_id);
create index portraits_by_sending on portraits (stated_at) where state = 'waiting';
-- One that waits and one that is shown, at most.
create unique index portraits_waiting on portraits (employee_id) where state = 'waiting';
create unique index portraits_shown on portraits (employee_id) where state = 'approved';

create trigger drop_picture after delete on portraits for each row when (old.name is not null) execute function drop_picture();
create trigger drop_renamed_picture after update of name on portraits for each row
  when (old.name is not null and old.name is distinct from new.name) execute function drop_picture();

-- The one that is approved takes the place of the one that was shown.
create function replace_portrait() returns trigger language plpgsql as $$
begin
  update portraits set state = 'withdrawn', name = null, withdrawn_at = current_moment()
  where employee_id = new.employee_id and state = 'approved' and id <> new.id;
  return new;
end $$;
create trigger replace_portrait before update of state on portraits for each row
  when (old.state <> 'approved' and new.state = 'approved') execute function replace_portrait();

create function show_portrait() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'approved' then
    update employees set portrait = null where id = old.employee_id and portrait = old.name;
  end if;
  if tg_op <> 'DELETE' and new.state = 'approved' then
    update employees set portrait = new.name where id = new.employee_id;
  end if;
  return null;
end $$;
create trigger show_portrait after insert or update of state, name, employee_id on portraits for each row execute function show_portrait();
create trigger hide_portrait after delete on portraits for each row when (old.state = 'approved') execute function show_portrait();

-- Nobody is shown whose portrait was not approved. Those of the demo world are drawn and show nobody.
create function guard_portrait() returns trigger language plpgsql as $$
begin
  if new.portrait not like 'portrait-%' and not exists (
      select from portraits where employee_id = new.id and state = 'approved' and name = new.portrait) then
    raise exception using errcode = 'check_violation', constraint = 'portrait_approved', message = 'the portrait is not approved';
  end if;
  return new;
end $$;
create trigger guard_portrait before insert or update of portrait on employees for each row
  when (new.portrait is not null) execute function guard_portrait();

-- What was decided stands in the trust log, without words.
create function log_portrait() returns trigger language plpgsql as $$
begin
  perform write_trust_log('picture_' || new.state, 'portrait', new.id, new.venue_id, jsonb_build_object('by', new.decided_by));
  return null;
end $$;
create constraint trigger log_portrait after update of state on portraits
  deferrable initially deferred for each row
  when (old.state <> new.state and new.state in ('approved', 'declined', 'withdrawn')) execute function log_portrait();
