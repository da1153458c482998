/* A move by the venue is announced after the seconds in which it can be undone, or not at all. One row for each booking says what
   its customer knows and what is still to be announced; the event of the outbox is sent only where it is the row's own. */
create table booking_moves (
  venue_id bigint not null,
  booking_id bigint not null,
  -- Of the last move; the event of a former one finds another.
  move_id uuid not null,
  -- Where the customer knows the booking to be, its treatments in the order of their ids.
  known_place jsonb not null,
  -- Null: the customer is not to hear of it.
  announce_at timestamptz,
  announced_at timestamptz check (announced_at is null or announce_at is not null),
  primary key (venue_id, booking_id),
  foreign key (venue_id, booking_id) references bookings (venue_id, id) on delete cascade
);
