/* What filters choose services by, and what they are ordered by, has a version beside that of what names them (decision 074): while both
   stay, a process need not find the same page, or count the same choices, again. */
alter table document_marks drop constraint document_marks_kind;
alter table document_marks add constraint document_marks_kind check (kind in ('venue', 'branch', 'words', 'named', 'filtered'));
insert into document_marks (kind, id) values ('filtered', 0);

-- As mark_named: one mark says all that a transaction changes, and some fold the older ones.
create function mark_filtered() returns trigger language plpgsql as $$
begin
  if current_setting('tajmeelspot.marked_filtered', true) is distinct from pg_current_xact_id()::text then
    perform mark_documents('filtered', array[0]);
    perform set_config('tajmeelspot.marked_filtered', pg_current_xact_id()::text, true);
    if random() < 0.02 then perform fold_marks('filtered', 0); end if;
  end if;
  return null;
end $$;

-- Only what leaves no mark of what is named (mark_named), for the version has both.
create trigger mark_filtered after update on services for each row
  when ((old.status = 'published' or new.status = 'published')
    and (old.category_id, old.city_id, old.district, old.type, old.postcode, old.from_price_iqd, old.rating_sum, old.rating_weight,
      old.is_women_only, old.has_female_staff, old.is_at_home, old.rank, old.created_at)
    is distinct from (new.category_id, new.city_id, new.district, new.type, new.postcode, new.from_price_iqd, new.rating_sum,
      new.rating_weight, new.is_women_only, new.has_female_staff, new.is_at_home, new.rank, new.created_at)
    and (old.status, old.listed_until, old.standing, old.venue_id, old.title, old.document)
    is not distinct from (new.status, new.listed_until, new.standing, new.venue_id, new.title, new.document))
  execute function mark_filtered();
create trigger mark_filtered after insert or update or delete or truncate on categories
  for each statement execute function mark_filtered();
create trigger mark_filtered after insert or update or delete or truncate on cities
  for each statement execute function mark_filtered();
