-- A row for each process, written when it begins to listen to changes: a replica that shows it follows the leader to which
-- the process listens, and positions of the two can be compared.
create table replica_marks (
  process uuid primary key,
  mark uuid not null,
  written_at timestamptz not null default now()
);
