-- What somebody wrote in place of a text that the program brings; body is Markdown, or JSON for what is no page.
create table contents (
  slug text not null,
  language text not null check (language in ('en', 'ar', 'ckb')),
  body text not null,
  updated_at timestamptz not null,
  primary key (slug, language)
);

create table subscriptions (
  id bigint generated always as identity primary key,
  email text not null,
  status text not null check (status in ('pending', 'confirmed', 'ended')),
  -- Opens nothing but this subscription: it confirms and it ends.
  token text not null unique,
  language text not null check (language in ('en', 'ar', 'ckb')),
  asked_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index subscription_taken on subscriptions (lower(email));

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  language text not null,
  address text not null,
  created_at timestamptz not null,
  answered_at timestamptz
);

-- One row a minute in which the service could work.
create table heartbeats (
  minute timestamptz primary key
);
