-- The venues that somebody saves for later, beside the services of a wishlist (R14.01); nobody else sees them.
create table saved_venues (
  user_id bigint not null references users on delete cascade,
  venue_id bigint not null references venues on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, venue_id)
);
create index on saved_venues (venue_id);
