/* A portrait of an employee: the name of a picture. Its files go with the row, as those of pictures of work do. */
alter table employees add column portrait text unique check (portrait <> '');

create function drop_portrait() returns trigger language plpgsql as $$
begin
  insert into dropped_pictures (name, dropped_at) values (old.portrait, current_moment()) on conflict do nothing;
  return null;
end $$;
create trigger drop_portrait after delete on employees for each row when (old.portrait is not null) execute function drop_portrait();
create trigger drop_former_portrait after update of portrait on employees for each row
  when (old.portrait is not null and old.portrait is distinct from new.portrait) execute function drop_portrait();
