-- What a house tells its guests before a visit, and which mails its owner wants.
alter table establishments
  add column guest_note jsonb not null default '{}' check (jsonb_typeof(guest_note) = 'object'),
  add column mail_requests boolean not null default true,
  add column mail_tomorrow boolean not null default false,
  -- The day in Baghdad of which the last summary told, so that no day is told twice.
  add column told_of date;

-- The round that writes summaries looks here each minute.
create index on establishments (id) where mail_tomorrow;
