/* Whoever asks for what is open had the services walked through and each venue asked: at night, when nobody is open, all of them. Where few
   can be open they are found by their hours, and asked alone. */
create index opening_hours_of_venues on opening_hours (weekday, opens_minute, closes_minute) include (venue_id) where employee_id is null;
create index hours_exceptions_open on hours_exceptions (ends_on) where employee_id is null and kind = 'open';

/* The venues that are open, at most `enough` of them; null where more may be. is_open decides: what is found before it leaves nobody out, for
   hours of a day that has exceptions do not count, and who gave none is open from half past nine to nine. */
create function open_venues(at timestamptz, enough int) returns bigint[] language sql stable parallel safe as $$
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
    array(select m.venue_id from (select distinct venue_id from may_be) m where is_open(m.venue_id, at) order by m.venue_id) end
$$;
