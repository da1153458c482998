/* The browsers in which somebody has logged in, by a hash of account and cookie; bounded by whatever enters one. They open
   nothing: a login in one of them causes no email. */
create table known_devices (
  user_id bigint not null references users on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index on known_devices (last_used_at);

-- Whether an account has logged in since devices are known: its first login is nothing to write about.
alter table users add column has_known_devices boolean not null default false;
-- The device that a session was opened in, which is forgotten with a session that somebody ends from elsewhere.
alter table sessions add column device_hash bytea;
