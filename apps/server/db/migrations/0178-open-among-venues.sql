/* Which of some venues are open, in one look at the hours of all: is_open asks four times for each. */
create function open_among(venues bigint[], at timestamptz) returns bigint[] language plpgsql stable parallel safe as $$
declare
  clock timestamp := at at time zone 'Asia/Baghdad';
  today date := clock::date;
  now_minute int := extract(hour from clock)::int * 60 + extract(minute from clock)::int;
begin
  return array(
    with days as materialized (
      select today - back as day, extract(isodow from today - back)::int as weekday, now_minute + back * 1440 as minute
      from generate_series(0, 1) back),
    ranked as (
      select h.venue_id, d.day, d.minute, h.kind, h.opens_minute, h.closes_minute,
        rank() over (partition by h.venue_id, d.day order by h.priority desc) as place
      from hours_exceptions h join days d on d.day between h.starts_on and h.ends_on and (h.weekday is null or h.weekday = d.weekday)
      where h.venue_id = any(venues) and h.employee_id is null and h.kind in ('open', 'closed')),
    exceptional as materialized (
      select venue_id, day,
        not bool_or(kind = 'closed') and bool_or(kind = 'open' and minute >= opens_minute and minute < closes_minute) as is_open
      from ranked where place = 1 group by venue_id, day),
    regular as materialized (
      select w.venue_id, d.day
      from opening_hours w join days d on w.weekday = d.weekday and d.minute >= w.opens_minute and d.minute < w.closes_minute
      where w.venue_id = any(venues) and w.employee_id is null
      union
      select v.id, d.day
      from unnest(venues) v(id), days d
      where d.minute >= 570 and d.minute < 1260
        and not exists (select from opening_hours w where w.venue_id = v.id and w.employee_id is null)),
    may_be as (
      select r.venue_id, r.day from regular r
      where not exists (select from exceptional e where e.venue_id = r.venue_id and e.day = r.day)
      union select e.venue_id, e.day from exceptional e where e.is_open)
    select distinct m.venue_id
    from may_be m join days d on d.day = m.day
    where not exists (
      select from weekly_breaks b
      where b.venue_id = m.venue_id and b.employee_id is null and b.weekday = d.weekday
        and d.minute >= b.starts_minute and d.minute < b.ends_minute)
    order by m.venue_id);
end $$;

/* As before, but those that may be open are asked together. */
create or replace function open_venues(at timestamptz, enough int) returns bigint[] language sql stable parallel safe as $$
  with days as materialized (
    select clock::date - back as day, extract(isodow from clock::date - back)::int as weekday,
      extract(hour from clock)::int * 60 + extract(minute from clock)::int + back * 1440 as minute
    from (select at at time zone 'Asia/Baghdad' as clock) now, generate_series(0, 1) back),
  may_be as materialized (
    select w.venue_id
    from days d join opening_hours w on w.employee_id is null and w.weekday = d.weekday
      and w.opens_minute <= d.minute and w.closes_minute > d.minute
    where not exists (
      select from hours_exceptions h
      where h.venue_id = w.venue_id and h.employee_id is null and h.kind in ('open', 'closed')
        and d.day between h.starts_on and h.ends_on and (h.weekday is null or h.weekday = d.weekday))
    union all
    select h.venue_id
    from days d join hours_exceptions h on h.employee_id is null and h.kind = 'open' and h.ends_on >= d.day and h.starts_on <= d.day
      and (h.weekday is null or h.weekday = d.weekday) and d.minute >= h.opens_minute and d.minute < h.closes_minute
    union all
    select v.id
    from venues v
    where exists (select from days d where d.minute >= 570 and d.minute < 1260)
      and not exists (select from opening_hours w where w.venue_id = v.id and w.employee_id is null)
    limit enough + 1)
  select case when (select count(*) from may_be) <= enough then
    open_among(array(select venue_id from may_be), at) end
$$;
