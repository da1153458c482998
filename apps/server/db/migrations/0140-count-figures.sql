/* Figures of the whole marketplace over time (R15.17; docs/decisions/063): reckoned from the rows, by the instant at which something
   happened. These indexes find the rows of a range of days at all venues together. */
create index bookings_by_creation on bookings (created_at)
  where origin = 'site' and (first_item_id is null or first_item_id = id);
create index bookings_by_start on bookings (lower(during)) where first_item_id is null or first_item_id = id;
create index on ledger_transactions (day) where booking_id is not null;
create index on message_tries (created_at);
create index on venues (approved_at) where approved_at is not null;
create index users_by_creation on users (created_at) where role in ('customer', 'vendor');

-- When a service was first published, which no later state tells.
alter table services add column published_at timestamptz;
update services set published_at = created_at where status <> 'draft';
create index on services (published_at) where published_at is not null;
create function date_publication() returns trigger language plpgsql as $$
begin
  new.published_at := current_moment();
  return new;
end $$;
create trigger date_publication before insert or update of status on services for each row
  when (new.status = 'published' and new.published_at is null) execute function date_publication();

-- Tries of messages that are gone, by the day (Asia/Baghdad) on which they were made: what became of messages is kept for 90 days alone.
create table message_days (
  day date not null,
  channel text not null check (channel in ('push', 'telegram', 'whatsapp', 'sms', 'email')),
  sent bigint not null check (sent >= 0),
  delivered bigint not null check (delivered between 0 and sent),
  failed bigint not null check (failed >= 0),
  primary key (day, channel)
);

-- Whoever deletes them, and why: the end of their time, or the erasure of their reader.
create function count_ended_tries() returns trigger language plpgsql as $$
begin
  insert into message_days as d (day, channel, sent, delivered, failed)
  select (created_at at time zone 'Asia/Baghdad')::date, channel, count(*) filter (where state in ('sent', 'delivered', 'read')),
    count(*) filter (where state in ('delivered', 'read')), count(*) filter (where state = 'failed')
  from ended group by 1, 2 order by 1, 2
  on conflict (day, channel) do update set sent = d.sent + excluded.sent, delivered = d.delivered + excluded.delivered,
    failed = d.failed + excluded.failed;
  return null;
end $$;
create trigger count_ended_tries after delete on message_tries referencing old table as ended
  for each statement execute function count_ended_tries();
