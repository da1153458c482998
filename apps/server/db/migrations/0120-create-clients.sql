/* A venue's own file about a person (R15.01): known by the account, by the number, or by neither where the venue asked for a
   file. Files of one person that were merged keep their keys: they point to the one that is shown. */
create table clients (
  venue_id bigint not null references venues on delete cascade,
  id bigint generated always as identity,
  customer_id bigint references users on delete cascade,
  -- E.164; of an account the number that it has proven. Bytes are compared, so that the unique index finds beginnings.
  phone text collate "C" check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  name text not null check (btrim(name) <> '' and length(name) <= 120),
  folded text collate "C" not null generated always as (fold_text(name)) stored,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  sealed_allergies bytea,
  sealed_note bytea,
  written_at timestamptz,
  accepts_messages boolean,
  messages_stated_at timestamptz,
  messages_stated_by bigint references users on delete set null,
  accepts_photos boolean,
  photos_stated_at timestamptz,
  photos_stated_by bigint references users on delete set null,
  merged_into bigint,
  import_id bigint,
  -- Counted up by what somebody writes into it, not by bookings.
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (venue_id, id),
  constraint client_of_account unique (venue_id, customer_id),
  constraint client_of_phone unique (venue_id, phone),
  foreign key (venue_id, merged_into) references clients on delete cascade,
  check (merged_into <> id),
  check ((accepts_messages is null) = (messages_stated_at is null)),
  check ((accepts_photos is null) = (photos_stated_at is null)),
  check ((sealed_note is null) = (written_at is null))
);
create index clients_by_name on clients (venue_id, folded);
create index on clients (venue_id, merged_into) where merged_into is not null;
create index on clients (customer_id) where customer_id is not null;
create index on clients (phone) where phone is not null;
create index on clients (venue_id, import_id) where import_id is not null;

-- A file that was merged leads to the one that is shown in one step.
create function guard_merged_client() returns trigger language plpgsql as $$
begin
  if new.merged_into is null then return new; end if;
  if exists (select from clients c where c.venue_id = new.venue_id and c.id = new.merged_into and c.merged_into is not null)
    or exists (select from clients c where c.venue_id = new.venue_id and c.merged_into = new.id) then
    raise exception 'client % is part of another merge', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_merged_client after insert or update of merged_into on clients for each row execute function guard_merged_client();

-- One merge, with what it changed of the file that stays, so that it can be taken back.
create table client_merges (
  venue_id bigint not null references venues on delete cascade,
  id bigint generated always as identity,
  kept_id bigint not null,
  -- The file that was merged, first, and those that had been merged into it before.
  merged_ids bigint[] not null check (cardinality(merged_ids) > 0),
  former_tags text[] not null,
  former_sealed_allergies bytea,
  former_sealed_note bytea,
  former_written_at timestamptz,
  -- What it said of consent, and when to whom.
  former_consent jsonb not null,
  -- Of the file after it; another one says that somebody has written since.
  kept_version integer not null,
  merged_by bigint references users on delete set null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  primary key (venue_id, id),
  foreign key (venue_id, kept_id) references clients on delete cascade
);
create index on client_merges (venue_id, kept_id);

-- One import, and what it added to files that were there.
create table client_imports (
  venue_id bigint not null references venues on delete cascade,
  id bigint generated always as identity,
  created_by bigint references users on delete set null,
  created_at timestamptz not null,
  added integer not null,
  joined integer not null,
  undone_at timestamptz,
  primary key (venue_id, id)
);
create table client_import_joins (
  venue_id bigint not null,
  import_id bigint not null,
  client_id bigint not null,
  added_tags text[] not null,
  has_added_note boolean not null,
  has_added_allergies boolean not null,
  -- Of the file after it.
  version integer not null,
  primary key (venue_id, import_id, client_id),
  foreign key (venue_id, import_id) references client_imports on delete cascade,
  foreign key (venue_id, client_id) references clients on delete cascade
);
alter table clients add foreign key (venue_id, import_id) references client_imports on delete set null (import_id);

alter table bookings add column client_id bigint;

insert into clients (venue_id, customer_id, phone, name, sealed_note, written_at, created_at)
select k.venue_id, k.customer_id, u.proven_phone, coalesce(nullif(btrim(left(k.name, 120)), ''), '—'), n.sealed, n.updated_at, k.created_at
from (
  select distinct on (venue_id, customer_id) venue_id, customer_id, name, min(created_at) over (partition by venue_id, customer_id) as created_at
  from (
    select b.venue_id, b.customer_id, b.customer_name as name, b.created_at, b.for_other, lower(b.during) as at from bookings b
    where b.customer_id is not null and b.status <> 'held'
    union all select o.venue_id, o.customer_id, v.name, o.updated_at, true, o.updated_at from client_notes o join users v on v.id = o.customer_id
  ) known order by venue_id, customer_id, for_other, at desc
) k join users u on u.id = k.customer_id and u.erased_at is null
  left join client_notes n on n.venue_id = k.venue_id and n.customer_id = k.customer_id;

insert into clients (venue_id, phone, name, created_at)
select distinct on (b.venue_id, b.customer_phone) b.venue_id, b.customer_phone, coalesce(nullif(btrim(left(b.customer_name, 120)), ''), '—'),
  min(b.created_at) over (partition by b.venue_id, b.customer_phone)
from bookings b where b.customer_id is null and b.status <> 'held' and b.customer_phone ~ '^\+[1-9][0-9]{5,14}$'
order by b.venue_id, b.customer_phone, lower(b.during) desc
on conflict do nothing;

update bookings b set client_id = c.id from clients c where c.venue_id = b.venue_id and c.customer_id = b.customer_id;
update bookings b set client_id = c.id from clients c
  where c.venue_id = b.venue_id and b.customer_id is null and b.status <> 'held' and c.phone = b.customer_phone;
create index bookings_of_client on bookings (venue_id, client_id) where client_id is not null;
alter table bookings add foreign key (venue_id, client_id) references clients on delete set null (client_id);
drop table client_notes;

/* The file of a person at a venue, made where there is none: by the account, else by the number, else a new one. Two who ask at
   once for the same person are given the same file. */
create function client_for(venue bigint, customer bigint, number text, called text, moment timestamptz) returns bigint language plpgsql as $$
declare
  known bigint;
  title text := coalesce(nullif(btrim(left(called, 120)), ''), '—');
begin
  if customer is not null then select u.proven_phone into number from users u where u.id = customer; end if;
  for attempt in 1 .. 3 loop
    if customer is not null then
      select c.id into known from clients c where c.venue_id = venue and c.customer_id = customer;
      if known is null and number is not null then
        -- Somebody who used to come without an account.
        update clients c set customer_id = customer where c.venue_id = venue and c.phone = number and c.customer_id is null
          returning c.id into known;
        -- The number was another account's before.
        if known is null then update clients c set phone = null where c.venue_id = venue and c.phone = number; end if;
      elsif number is not null and exists (select from clients c where c.venue_id = venue and c.id = known and c.phone is null) then
        begin
          update clients c set phone = number where c.venue_id = venue and c.id = known
            and not exists (select from clients o where o.venue_id = venue and o.phone = number);
        exception when unique_violation then null; -- Somebody was entered with it at this moment.
        end;
      end if;
    elsif number is not null then
      select c.id into known from clients c where c.venue_id = venue and c.phone = number;
    end if;
    if known is not null then return known; end if;
    insert into clients (venue_id, customer_id, phone, name, created_at) values (venue, customer, number, title, moment)
      on conflict do nothing returning id into known;
    if known is not null then return known; end if;
  end loop;
  raise exception 'the file of a client changes all the time' using errcode = 'serialization_failure';
end $$;

create function find_client() returns trigger language plpgsql as $$
begin
  if new.client_id is null and new.status <> 'held' and (new.customer_id is not null or new.customer_phone is not null) then
    new.client_id := client_for(new.venue_id, new.customer_id, new.customer_phone, new.customer_name, new.created_at);
  end if;
  return new;
end $$;
create trigger find_client before insert on bookings for each row execute function find_client();

-- A number that an account no longer has leads to it nowhere; the one that it proves next comes with its next booking.
create function forget_number() returns trigger language plpgsql as $$
begin
  update clients set phone = null where customer_id = new.id and phone = old.proven_phone;
  return null;
end $$;
create trigger forget_number after update of proven_phone on users for each row
  when (old.proven_phone is distinct from new.proven_phone and old.proven_phone is not null) execute function forget_number();

/* A number as somebody begins to type it ('0770…', '٧٧٠', '00964…', '+964 770'), as the beginning of one in E.164; null where
   there are fewer than three digits. */
create function phone_beginning(typed text) returns text language sql immutable strict parallel safe as $$
  select case when length(digits) < 3 then null when plain like '+%' then '+' || digits
    when digits like '00%' then '+' || substr(digits, 3)
    when digits like '0%' then '+964' || substr(digits, 2) when digits like '964%' then '+' || digits else '+964' || digits end
  from (select ltrim(plain) as plain, regexp_replace(plain, '\D', '', 'g') as digits from (
    select translate(typed, U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\FF0B',
      '01234567890123456789+') as plain) t) d
$$;
