/* In a venue or an hour for women nobody but a woman gives a treatment, and whoever asked for a woman gets one (R13.06). Both
   sides hold it: every booking that is written, and every change of venue, hours and employees at the end of its transaction. */

-- Whether a part of some time is for women alone, at the venue or by its hours, as the timetable rules reckon it.
create function is_for_women(venue bigint, during tstzrange) returns boolean language sql stable as $$
  select exists (select from venues v where v.id = venue and v.is_women_only) or exists (
    select from generate_series((lower(during) at time zone 'Asia/Baghdad')::date - 1,
        (upper(during) at time zone 'Asia/Baghdad')::date, interval '1 day') as days (day),
      lateral (
        select x.priority, coalesce(x.opens_minute, 0) as starts, coalesce(x.closes_minute, 1440) as ends,
          max(x.priority) over () as top
        from hours_exceptions x where x.venue_id = venue and x.kind = 'women_only' and x.employee_id is null
          and days.day::date between x.starts_on and x.ends_on
          and (x.weekday is null or x.weekday = extract(isodow from days.day))
        union all
        select 0, w.starts_minute, w.ends_minute, 0
        from women_only_hours w where w.venue_id = venue and w.weekday = extract(isodow from days.day)
          and not exists (select from hours_exceptions x where x.venue_id = venue and x.kind = 'women_only'
            and x.employee_id is null and days.day::date between x.starts_on and x.ends_on
            and (x.weekday is null or x.weekday = extract(isodow from days.day)))) hours
    where hours.priority = hours.top
      and tstzrange((days.day::date + make_interval(mins => hours.starts)) at time zone 'Asia/Baghdad',
        (days.day::date + make_interval(mins => hours.ends)) at time zone 'Asia/Baghdad') && during)
$$;

update bookings b set for_woman = true from venues v
  where v.id = b.venue_id and v.is_women_only and not b.for_woman and b.origin = 'site';

create function guard_women() returns trigger language plpgsql as $$
declare
  is_woman boolean;
  women_alone boolean;
begin
  -- Who books at a venue for women books for a woman.
  if (select is_women_only from venues where id = new.venue_id for key share) then new.for_woman := true; end if;
  select gender = 'female' into is_woman from employees where id = new.employee_id for key share;
  women_alone := is_for_women(new.venue_id, new.during);
  if (new.female_staff or women_alone) and not is_woman then
    raise exception using errcode = 'check_violation', constraint = 'woman_needed', message = 'a woman is needed';
  end if;
  if women_alone and new.origin = 'site' and not new.for_woman and new.status <> 'held' then
    raise exception using errcode = 'check_violation', constraint = 'women_only', message = 'this time is for women';
  end if;
  return new;
end $$;
create trigger guard_women before insert on bookings for each row
  when (new.status in ('held', 'pending', 'confirmed') and upper(new.during) > current_moment())
  execute function guard_women();
create trigger guard_women_of_change before update of status, during, employee_id, for_woman, female_staff, venue_id on bookings
  for each row when (new.status in ('held', 'pending', 'confirmed') and upper(new.during) between current_moment() and '2500-01-01'
    and (new.status <> old.status or new.during <> old.during or new.employee_id <> old.employee_id
      or new.for_woman <> old.for_woman or new.female_staff <> old.female_staff or new.venue_id <> old.venue_id))
  execute function guard_women();

-- A booking that is to come and that the law forbids.
create function breaks_women_law(venue bigint) returns boolean language sql stable as $$
  select exists (
    select from bookings b join employees e on e.id = b.employee_id
    where b.venue_id = venue and b.status in ('held', 'pending', 'confirmed')
      and b.during && tstzrange(current_moment(), null) and upper(b.during) > current_moment()
      and (b.status <> 'pending' or b.answer_by > current_moment())
      and (e.gender <> 'female' and (b.female_staff or is_for_women(b.venue_id, b.during))
        or b.origin = 'site' and not b.for_woman and b.status <> 'held' and is_for_women(b.venue_id, b.during)))
$$;

/* Asked at the end of a transaction, so that it can cancel, move or give to somebody else what its change would break. The
   lock waits for bookings under way, and later ones wait for it. */
create function hold_women_law() returns trigger language plpgsql as $$
declare
  venue bigint;
begin
  if tg_table_name = 'venues' then venue := new.id; else venue := coalesce(new.venue_id, old.venue_id); end if;
  perform from venues where id = venue for update;
  if breaks_women_law(venue) then
    raise exception using errcode = 'check_violation', constraint = 'woman_needed', message = 'bookings would lose their woman';
  end if;
  return null;
end $$;
create constraint trigger hold_women_law after update of is_women_only on venues deferrable initially deferred for each row
  when (new.is_women_only and not old.is_women_only) execute function hold_women_law();
create constraint trigger hold_women_law after insert or delete or update on women_only_hours deferrable initially deferred
  for each row execute function hold_women_law();
create constraint trigger hold_women_law after insert or delete or update on hours_exceptions deferrable initially deferred
  for each row execute function hold_women_law();
create constraint trigger hold_women_law after update of gender on employees deferrable initially deferred for each row
  when (new.gender <> 'female' and old.gender = 'female') execute function hold_women_law();
