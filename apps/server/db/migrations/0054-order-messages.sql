-- Messages whose next channel is due have lanes, as events have: no code waits for ten thousand reminders of the morning.
alter table messages
  add column lane text not null default 'normal' check (lane in ('codes', 'urgent', 'normal'));
drop index messages_next_at_idx;
create index on messages (lane, next_at) where next_at is not null;
