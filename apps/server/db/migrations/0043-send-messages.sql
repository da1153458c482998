-- One message to one reader about one event. What it says is written anew at each try, so that no row stores a text.
create table messages (
  id uuid primary key,
  event_id text not null,
  -- The event as the outbox has it, which contains no secrets.
  event jsonb not null,
  happened_at timestamptz not null,
  -- Null: a code to a number that may have no account.
  user_id bigint references users on delete cascade,
  recipient text not null check (recipient in ('customer', 'venue', 'self')),
  booking_id bigint,
  state text not null check (state in ('queued', 'sent', 'delivered', 'read', 'failed', 'outdated')),
  -- When the next channel is tried; null: nothing more is to be done.
  next_at timestamptz,
  -- An email that was not taken: the outbox tries its event again.
  awaits_outbox boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index on messages (next_at) where next_at is not null;
create index on messages (booking_id) where booking_id is not null;
create index on messages (user_id);

create table message_tries (
  id bigint generated always as identity primary key,
  message_id uuid not null references messages on delete cascade,
  channel text not null check (channel in ('push', 'telegram', 'whatsapp', 'sms', 'email')),
  -- The provider's own id of the message.
  reference text,
  state text not null check (state in ('sending', 'sent', 'delivered', 'read', 'failed')),
  reason text,
  cost_iqd integer not null default 0 check (cost_iqd >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint one_try_by_channel unique (message_id, channel)
);
create index on message_tries (channel, reference) where reference is not null;

-- What messages have cost on a day (Asia/Baghdad), reserved before each is sent, so that no race spends more than the cap.
create table message_spending (
  day date primary key,
  spent_iqd bigint not null check (spent_iqd >= 0)
);

create table message_preferences (
  user_id bigint primary key references users on delete cascade,
  -- The channels that the reader allows, in the order in which they are tried.
  channels text[] not null
    check (cardinality(channels) between 1 and 5 and channels <@ '{push,telegram,whatsapp,sms,email}'),
  has_quiet_hours boolean not null,
  is_discreet boolean not null
);

-- A link in a message that shows a request of a venue and answers it without a login: for one booking and one member.
create table request_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  booking_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on request_links (user_id);
create index on message_tries (channel, changed_at) where state = 'sending';
