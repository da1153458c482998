/* What channels without a provider would have sent, for the reader of a demo. */
create table stored_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('push', 'telegram', 'whatsapp', 'sms')),
  recipient text not null,
  language text not null,
  title text not null,
  text text not null,
  code text,
  -- {label, url}
  link jsonb,
  -- [{label, data}]
  buttons jsonb not null default '[]',
  created_at timestamptz not null
);
