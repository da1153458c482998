/* Pictures of a venue's work, with the consent of who is on them, and pictures beside reviews (R14.14). An operator looks at
   each before anybody sees it. A name stands in its row exactly as long as its files may be there. */
create table work_pictures (
  id bigint generated always as identity primary key,
  venue_id bigint not null references venues on delete cascade,
  -- The order on the page of the venue.
  position integer not null default 0,
  -- Null until its files have come, and once it is declined or withdrawn.
  name text unique,
  subject text not null check (subject in ('work', 'before_after', 'room')),
  caption localized_text not null,
  treatment_id bigint references treatments on delete set null,
  employee_id bigint,
  -- Who agreed to be shown, and when: the customer, or a guardian. A room shows nobody.
  consent_from text check (consent_from in ('customer', 'guardian')),
  consent_name text check (consent_name <> ''),
  consent_on date,
  stated_by bigint references users on delete set null,
  stated_at timestamptz not null,
  state text not null check (state in ('incomplete', 'waiting', 'approved', 'declined', 'withdrawn')),
  sent_at timestamptz,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  -- What the operator has written to the owner.
  reply text,
  withdrawn_at timestamptz,
  foreign key (venue_id, employee_id) references employees (venue_id, id) on delete set null (employee_id),
  check (num_nonnulls(consent_from, consent_name, consent_on) = case subject when 'room' then 0 else 3 end),
  check ((state in ('waiting', 'approved')) = (name is not null)),
  check ((state in ('approved', 'declined')) <= (decided_at is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check (state <> 'waiting' or sent_at is not null)
);
create index on work_pictures (venue_id, position, id);
create index work_pictures_waiting on work_pictures (sent_at) where state = 'waiting';
create index on work_pictures (treatment_id);
create index on work_pictures (venue_id, employee_id);

create table review_pictures (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews on delete cascade,
  -- Three of a review at most.
  position smallint not null check (position between 1 and 3),
  name text unique,
  state text not null check (state in ('waiting', 'approved', 'declined')),
  sent_at timestamptz not null,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  reply text,
  unique (review_id, position),
  check ((state in ('waiting', 'approved')) = (name is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
create index review_pictures_waiting on review_pictures (sent_at) where state = 'waiting';

/* A picture is of a treatment of its own venue. What an operator has approved is exactly that: other words or another consent
   are looked at again. */
create function guard_work_picture() returns trigger language plpgsql as $$
begin
  if new.treatment_id is not null and (tg_op = 'INSERT' or new.treatment_id is distinct from old.treatment_id)
      and not exists (select from treatments t join services s on s.id = t.service_id
        where t.id = new.treatment_id and s.venue_id = new.venue_id) then
    raise exception using errcode = 'check_violation', constraint = 'treatment_of_venue', message = 'the treatment is not of the venue';
  end if;
  if tg_op = 'UPDATE' and old.state = 'approved' and new.state = 'approved'
      and (new.name, new.subject, new.caption::jsonb, new.consent_from, new.consent_name, new.consent_on)
        is distinct from (old.name, old.subject, old.caption::jsonb, old.consent_from, old.consent_name, old.consent_on) then
    new.state := 'waiting';
    new.sent_at := current_moment();
    new.decided_at := null;
    new.decided_by := null;
    new.reply := null;
  end if;
  return new;
end $$;
create trigger guard_work_picture before insert or update on work_pictures for each row execute function guard_work_picture();

-- Pictures that no row names any more, whichever way it went: their files are deleted in a round, or at once by the verb.
create table dropped_pictures (
  name text primary key,
  dropped_at timestamptz not null
);
create function drop_picture() returns trigger language plpgsql as $$
begin
  insert into dropped_pictures (name, dropped_at) values (old.name, current_moment()) on conflict do nothing;
  return null;
end $$;
create trigger drop_picture after delete on work_pictures for each row when (old.name is not null) execute function drop_picture();
create trigger drop_renamed_picture after update of name on work_pictures for each row
  when (old.name is not null and old.name is distinct from new.name) execute function drop_picture();
create trigger drop_picture after delete on review_pictures for each row when (old.name is not null) execute function drop_picture();
create trigger drop_renamed_picture after update of name on review_pictures for each row
  when (old.name is not null and old.name is distinct from new.name) execute function drop_picture();

-- What was decided stands in the trust log, without words.
create function log_work_picture() returns trigger language plpgsql as $$
begin
  perform write_trust_log('picture_' || new.state, 'work_picture', new.id, new.venue_id, jsonb_build_object('by', new.decided_by));
  return null;
end $$;
create constraint trigger log_work_picture after update of state on work_pictures
  deferrable initially deferred for each row
  when (old.state <> new.state and new.state in ('approved', 'declined', 'withdrawn')) execute function log_work_picture();
create function log_review_picture() returns trigger language plpgsql as $$
begin
  perform write_trust_log('picture_' || new.state, 'review_picture', new.id,
    (select s.venue_id from reviews r join services s on s.id = r.service_id where r.id = new.review_id),
    jsonb_build_object('by', new.decided_by));
  return null;
end $$;
create constraint trigger log_review_picture after update of state on review_pictures
  deferrable initially deferred for each row
  when (old.state <> new.state and new.state in ('approved', 'declined')) execute function log_review_picture();
