-- What a house answers to a review; everybody reads it below the review.
create table review_replies (
  review_id bigint primary key references reviews on delete cascade,
  user_id bigint not null references users,
  text text not null,
  created_at timestamptz not null,
  updated_at timestamptz
);

-- What a house writes down about a customer, for itself alone; sealed, so that a copy of this table tells nothing.
create table customer_notes (
  establishment_id bigint not null references establishments on delete cascade,
  customer_id bigint not null references users on delete cascade,
  sealed bytea not null,
  updated_by bigint not null references users,
  updated_at timestamptz not null,
  primary key (establishment_id, customer_id)
);
