/* 'Running late': what one step has moved, so that it can be taken back for ten minutes, and is made once under a key. */
create table booking_delays (
  id uuid primary key,
  venue_id bigint not null references venues on delete cascade,
  employee_id bigint not null references employees on delete cascade,
  actor_id bigint references users on delete set null,
  minutes smallint not null check (minutes between 5 and 120),
  -- By booking: its rows before and after, instants in milliseconds since 1970.
  moves jsonb not null,
  idempotency_key text,
  request_hash bytea,
  made_at timestamptz not null,
  undone_at timestamptz check (undone_at between made_at and made_at + interval '10 minutes'),
  unique (venue_id, idempotency_key)
);
create index on booking_delays (made_at);
