/* What suggestions name, services, venues and employees, has a version like the words that they are read by (decision 072): while both
   stay, a process need not look for the same beginning again. */
alter table document_marks drop constraint document_marks_kind;
alter table document_marks add constraint document_marks_kind check (kind in ('venue', 'branch', 'words', 'named'));
insert into document_marks (kind, id) values ('named', 0);

-- One mark says all that a transaction changes, for it is seen with all of it. Some fold the older ones, which nobody waits for.
create function mark_named() returns trigger language plpgsql as $$
begin
  if current_setting('tajmeelspot.marked_named', true) is distinct from pg_current_xact_id()::text then
    perform mark_documents('named', array[0]);
    perform set_config('tajmeelspot.marked_named', pg_current_xact_id()::text, true);
    if random() < 0.02 then perform fold_marks('named', 0); end if;
  end if;
  return null;
end $$;

create trigger mark_named_rows after insert or delete or truncate on services for each statement execute function mark_named();
create trigger mark_named after update on services for each row
  when ((old.status, old.listed_until, old.standing, old.venue_id, old.title, old.document)
    is distinct from (new.status, new.listed_until, new.standing, new.venue_id, new.title, new.document))
  execute function mark_named();
create trigger mark_named after update on venues for each row
  when ((old.name, old.district, old.slug) is distinct from (new.name, new.district, new.slug))
  execute function mark_named();
create trigger mark_named_rows after insert or delete or truncate on employees for each statement execute function mark_named();
create trigger mark_named after update on employees for each row
  when ((old.name, old.is_active, old.venue_id) is distinct from (new.name, new.is_active, new.venue_id))
  execute function mark_named();
create trigger mark_named_rows after insert or update or delete or truncate on service_employees
  for each statement execute function mark_named();
