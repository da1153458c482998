-- Whoever came through a provider may have no password.
alter table users alter column password_hash drop not null;
-- Language that mail to this person is written in.
alter table users add column language text not null default 'en' check (language in ('en', 'ar', 'ckb'));
-- When the person was last known to read this mailbox; null: an address that was only claimed.
alter table users add column email_verified_at timestamptz;

-- A session has a public number, so that it can be ended without knowing its token.
alter table sessions add column id bigint generated always as identity;
alter table sessions add constraint sessions_id_key unique (id);
alter table sessions add column audience text not null default 'site'
  check (audience in ('site', 'vendor_dashboard', 'operator_console'));
alter table sessions add column user_agent text not null default '';
alter table sessions add column address text not null default '';
-- Its end whatever happens; expires_at moves with every use, never beyond this.
alter table sessions add column ends_at timestamptz not null default now() + interval '180 days';
alter table sessions alter column ends_at drop default;

-- One a person: a newer one takes the place of the older.
create table password_resets (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Dies with the session that asked for it.
create table hand_offs (
  token_hash bytea primary key,
  session_hash bytea not null references sessions on delete cascade,
  audience text not null check (audience in ('vendor_dashboard', 'operator_console')),
  expires_at timestamptz not null
);
create index on hand_offs (session_hash);

create table provider_accounts (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index on provider_accounts (user_id);

-- A login that went out to a provider and has not come back yet.
create table provider_logins (
  state_hash bytea primary key,
  provider text not null,
  browser_hash bytea not null,
  code_verifier text not null,
  nonce text not null,
  role text not null check (role in ('customer', 'vendor')),
  expires_at timestamptz not null
);

-- Who did what to whose account; no secrets. Kept when the account is gone.
create table audit_entries (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id bigint references users on delete set null,
  address text not null,
  request_id text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null
);
create index on audit_entries (user_id, id);
create index on audit_entries (kind, id);

-- Mail that no server was configured for, kept to be read at /dev/mail.
create table kept_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null
);
