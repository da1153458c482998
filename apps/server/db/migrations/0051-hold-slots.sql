/* The time that a guest has chosen is held while the code is on its way to the phone: for some minutes, by a token that
   the browser has, and for the account of that phone alone. */
create table slot_holds (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  venue_id bigint not null references venues on delete cascade,
  phone text not null,
  -- The network that it came from, so that one cannot hold everything.
  address text not null,
  -- Of what was chosen: another treatment or time cannot be booked with it.
  selection_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on slot_holds (expires_at);
create index on slot_holds (address);
create index on slot_holds (phone);

-- Held time is a row of the bookings, so that the same constraint decides every race; no list shows it.
alter table bookings
  add column hold_id bigint references slot_holds on delete cascade,
  drop constraint bookings_status_check,
  add constraint bookings_status_check check (
    status in ('held', 'pending', 'confirmed', 'declined', 'expired', 'cancelled', 'completed', 'no_show')
  ),
  add constraint bookings_hold_check check ((status = 'held') = (hold_id is not null)),
  drop constraint bookings_walk_in_check,
  add constraint bookings_walk_in_check check (customer_id is not null or origin = 'venue' or status = 'held'),
  drop constraint slot_taken,
  add constraint slot_taken exclude using gist (venue_id with =, employee_id with =, held with &&)
    where (status in ('pending', 'confirmed', 'held'));
create index bookings_of_hold on bookings (hold_id) where hold_id is not null;
