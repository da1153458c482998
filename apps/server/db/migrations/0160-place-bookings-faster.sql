/* What every booking pays: most venues have no hours for women, so their days are not reckoned; and messages that wait for a
   confirmed address are found by their age, however many strangers have caused. */

create index held_events_by_age on held_events (created_at);

create or replace function guard_women() returns trigger language plpgsql as $$
declare
  is_woman boolean;
  women_alone boolean;
begin
  -- Who books at a venue for women books for a woman.
  select is_women_only into women_alone from venues where id = new.venue_id for key share;
  if women_alone then new.for_woman := true; end if;
  select gender = 'female' into is_woman from employees where id = new.employee_id for key share;
  if not women_alone and (exists (select from women_only_hours w where w.venue_id = new.venue_id)
      or exists (select from hours_exceptions x where x.venue_id = new.venue_id and x.kind = 'women_only')) then
    women_alone := is_for_women(new.venue_id, new.during);
  end if;
  if (new.female_staff or women_alone) and not is_woman then
    raise exception using errcode = 'check_violation', constraint = 'woman_needed', message = 'a woman is needed';
  end if;
  if women_alone and new.origin = 'site' and not new.for_woman and new.status <> 'held' then
    raise exception using errcode = 'check_violation', constraint = 'women_only', message = 'this time is for women';
  end if;
  return new;
end $$;
