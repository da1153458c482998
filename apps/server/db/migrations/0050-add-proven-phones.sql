-- Somebody is known by an address, by a phone that was proven with a code, or by both.
alter table users
  alter column email drop not null,
  -- E.164, proven with a code that was sent to it; users.phone is what somebody wrote.
  add column proven_phone text,
  -- When the number was taken by another account or by an operator: the account may be left with nothing to open it.
  add column number_lost_at timestamptz;
alter table users
  add constraint phone_in_use unique (proven_phone),
  add constraint proven_phone_shape check (proven_phone ~ '^\+[1-9][0-9]{6,14}$'),
  add constraint account_has_entrance
    check (email is not null or proven_phone is not null or number_lost_at is not null);

-- What the console looks for by parts of words.
drop index users_alike;
create index users_alike on users
  using gin ((lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(proven_phone, ''))) gin_trgm_ops);

/* Codes on their way. The code itself is stored nowhere: it derives from the salt and the key of the installation. A
   number has one code at a time for a visitor, and one for each account that wants it; a code is tried five times. */
create table phone_codes (
  id uuid primary key,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  purpose text not null check (purpose in ('log_in', 'book', 'change_number', 'join')),
  -- Whose number changes; null for a visitor.
  user_id bigint references users on delete cascade,
  salt bytea not null,
  locale text not null,
  -- Chosen by the reader; null: as the installation sends.
  channel text check (channel in ('whatsapp', 'sms')),
  tries integer not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index one_code_for_number on phone_codes (phone, coalesce(user_id, 0));
create index on phone_codes (user_id);
create index on phone_codes (expires_at);

-- How many codes have left on a day (Asia/Baghdad); each costs money.
create table phone_code_days (
  date date primary key,
  sent integer not null
);
