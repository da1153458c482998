/* What a venue hands in and what the operator has decided (R13.04, R13.05). The document is a file of the store, seen by the
   venue's managers and by operators alone. */
create table licence_applications (
  id bigint generated always as identity primary key,
  venue_id bigint not null references venues on delete cascade,
  class text not null check (class in ('beautician', 'nurse', 'physician', 'dentist', 'physiotherapist')),
  number text not null,
  holder text not null,
  expires_on date not null,
  -- The name of the picture of the document; null until it has come.
  document text,
  state text not null check (state in ('incomplete', 'waiting', 'asked', 'approved', 'rejected', 'withdrawn')),
  handed_in_by bigint references users on delete set null,
  handed_in_at timestamptz not null,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  -- What the operator has written to the owner.
  reply text,
  check (state in ('incomplete', 'withdrawn') or document is not null),
  check ((state in ('asked', 'approved', 'rejected')) = (decided_at is not null))
);
create index on licence_applications (venue_id, id);
create index licence_applications_waiting on licence_applications (handed_in_at) where state = 'waiting';
-- One of a class is under way.
create unique index licence_application_open on licence_applications (venue_id, class)
  where state in ('incomplete', 'waiting', 'asked');
-- A number as it is compared, so that the same licence of another venue is seen.
create function licence_key(number text) returns text language sql immutable strict parallel safe
  return replace(fold_text(number), ' ', '');
create index on licences (licence_key(number));
create index on licence_applications (licence_key(number));

-- Which warnings have gone out about the end of a licence; 0 is the day after it.
create table licence_warnings (
  venue_id bigint not null references venues on delete cascade,
  class text not null,
  expires_on date not null,
  days integer not null,
  sent_at timestamptz not null,
  primary key (venue_id, class, expires_on, days)
);

create table venue_approvals (
  venue_id bigint primary key references venues on delete cascade,
  -- The first publication, or a new name that is like another venue's.
  cause text not null check (cause in ('first', 'renamed')),
  state text not null check (state in ('waiting', 'asked', 'approved', 'declined')),
  requested_at timestamptz not null,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  reply text,
  check ((state = 'waiting') = (decided_at is null))
);
create index venue_approvals_waiting on venue_approvals (requested_at) where state = 'waiting';

-- The names of venues without what they are (salon, centre, clinic), and how they sound; derived.
create table venue_names (
  venue_id bigint not null references venues on delete cascade,
  core text not null,
  sound text not null,
  primary key (venue_id, core)
);
create index venue_names_alike on venue_names using gin (core gin_trgm_ops);
create index on venue_names (sound);
create function core_of_name(name text) returns text language sql immutable strict parallel safe
  return coalesce(nullif(btrim(regexp_replace(' ' || fold_text(name) || ' ',
    ' (salon|saloon|beauty|center|centre|clinic|clinics|studio|spa|barber|barbershop|shop|house|the|for|and|of|dr|dental|hair|skin|laser|by|'
    || fold_text('صالون') || '|' || fold_text('مركز') || '|' || fold_text('عيادة') || '|' || fold_text('عيادات') || '|' || fold_text('مجمع') || '|'
    || fold_text('حلاقة') || '|' || fold_text('للتجميل') || '|' || fold_text('تجميل') || '|' || fold_text('التجميل') || '|' || fold_text('سيدات') || '|'
    || fold_text('للسيدات') || '|' || fold_text('ستوديو') || '|' || fold_text('سبا') || '|' || fold_text('دكتور') || '|' || fold_text('دكتورة') || '|'
    || fold_text('سەنتەر') || '|' || fold_text('سەنتەری') || '|' || fold_text('ساڵۆن') || '|' || fold_text('ساڵۆنی') || '|' || fold_text('سالۆنی') || '|'
    || fold_text('کلینیک') || '|' || fold_text('کلینیکی') || '|' || fold_text('جوانکاری') || ')(?= )', '', 'g')), ''), fold_text(name));
create function name_venue() returns trigger language plpgsql as $$
begin
  delete from venue_names where venue_id = new.id;
  insert into venue_names
    select distinct on (core) new.id, core, sound_of(core) from (
      select core_of_name(value) core from jsonb_each_text(new.name)) n where core <> '';
  return null;
end $$;
create trigger name_venue after insert or update of name on venues for each row execute function name_venue();
update venues set name = name;

-- Venues of other owners whose name is like that of a venue, from 0.45 to 1 (the same, or the same sound in another script).
create function venues_alike(wanted bigint) returns table (venue_id bigint, likeness real) language sql stable as $$
  select o.venue_id, max(case when o.core = n.core then 1
    when o.sound = n.sound and length(n.sound) >= 3 then 0.9 else similarity(o.core, n.core) end)::real
  from venue_names n join venues v on v.id = n.venue_id
    join venue_names o on o.core % n.core or o.sound = n.sound and length(n.sound) >= 3
    join venues w on w.id = o.venue_id
  where n.venue_id = wanted and w.id <> v.id and w.owner_id <> v.owner_id and w.approved_at is not null
  group by o.venue_id having max(case when o.core = n.core then 1
    when o.sound = n.sound and length(n.sound) >= 3 then 0.9 else similarity(o.core, n.core) end) >= 0.45
$$;

/* A venue that takes the name of another one, or nearly, waits for the operator again, whoever renames it and however. Bookings
   that it has stay. */
create function watch_name() returns trigger language plpgsql as $$
begin
  if exists (select from venues_alike(new.id) where likeness >= 0.75) then
    update venues set approved_at = null where id = new.id;
    insert into venue_approvals (venue_id, cause, state, requested_at)
      values (new.id, 'renamed', 'waiting', current_moment())
      on conflict (venue_id) do update set cause = 'renamed', state = 'waiting', requested_at = excluded.requested_at,
        decided_by = null, decided_at = null, reply = null;
  end if;
  return null;
end $$;
-- After name_venue, by the order of their names.
create trigger watch_name after update of name on venues for each row
  when (old.name <> new.name and old.approved_at is not null) execute function watch_name();
