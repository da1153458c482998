-- One row that every process writes every other second: whether the database takes writes is known by writing.
create table database_probe (
  id boolean primary key default true check (id),
  written_at timestamptz not null default now()
) with (fillfactor = 50);
insert into database_probe default values;
