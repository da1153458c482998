/* What visitors object to in pictures of a venue's work. All reports of one picture are one case, until an operator has
   decided about it. */
create table picture_cases (
  id bigint generated always as identity primary key,
  picture_id bigint not null references work_pictures on delete cascade,
  -- 'withdrawn': the venue has taken the picture away by itself.
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed', 'withdrawn')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  check ((state = 'open') = (decided_at is null))
);
create unique index picture_cases_open on picture_cases (picture_id) where state = 'open';
create index on picture_cases (picture_id);

create table picture_reports (
  case_id bigint not null references picture_cases on delete cascade,
  user_id bigint not null references users on delete cascade,
  reason text not null check (reason in ('not_agreed', 'not_theirs', 'indecent', 'other')),
  text text not null default '',
  created_at timestamptz not null,
  primary key (case_id, user_id)
);
create index on picture_reports (user_id);

-- Whichever way a picture goes, its case goes with it. One whose words have changed waits for an operator, and so does its case.
create function close_picture_case() returns trigger language plpgsql as $$
begin
  update picture_cases set state = case new.state when 'declined' then 'upheld' else 'withdrawn' end,
    decided_at = current_moment(), decided_by = case new.state when 'declined' then new.decided_by end
  where picture_id = new.id and state = 'open';
  return null;
end $$;
create trigger close_picture_case after update of state on work_pictures for each row
  when (old.state <> new.state and new.state in ('declined', 'withdrawn')) execute function close_picture_case();

create function log_picture_case() returns trigger language plpgsql as $$
begin
  perform write_trust_log('picture_report_' || new.state, 'work_picture', new.picture_id,
    (select venue_id from work_pictures where id = new.picture_id), jsonb_build_object('by', new.decided_by));
  return null;
end $$;
create constraint trigger log_picture_case after update of state on picture_cases
  deferrable initially deferred for each row
  when (old.state <> new.state and new.state in ('upheld', 'dismissed')) execute function log_picture_case();
