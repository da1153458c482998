/* The pair of keys by which push services know this installation: one row. */
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  sealed_private_key bytea not null
);

/* Browsers that show messages of an account. An endpoint is one browser: it belongs to the account that switched it on last. */
create table push_subscriptions (
  endpoint text primary key,
  user_id bigint not null references users on delete cascade,
  p256dh text not null,
  auth text not null,
  locale text not null,
  created_at timestamptz not null
);
create index on push_subscriptions (user_id, created_at);

/* The private chat with the bot that gets the messages of an account: one of each. */
create table telegram_chats (
  user_id bigint primary key references users on delete cascade,
  chat_id text not null unique,
  created_at timestamptz not null
);

/* Links that connect a chat with an account: for one use, for some minutes, the newest alone. */
create table telegram_links (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
