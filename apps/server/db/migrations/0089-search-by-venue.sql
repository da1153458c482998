-- Which treatments of a service a text is about: the words of each, marked like those of a service (document_of).
create function treatment_document(title jsonb, procedure bigint) returns tsvector language sql stable parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(mark)), '') from (
    select distinct language || form
    from (values ('F', title ->> 'en'), ('B', title ->> 'ar'), ('L', title ->> 'ckb')) v(language, written),
      unnest(string_to_array(fold_text(written), ' ')) word, unnest(word_forms(word)) form
    where form <> ''
    union select 'R' || of from procedures p, unnest(array[p.id, p.parent_id]) of where p.id = procedure and of is not null
  ) marked (mark)
$$;

alter table treatments add column document tsvector;
alter table treatments disable trigger user;
update treatments set document = treatment_document(title, procedure_id);
alter table treatments enable trigger user;

create function write_treatment_document() returns trigger language plpgsql as $$
begin
  new.document := treatment_document(new.title, new.procedure_id);
  return new;
end $$;
create trigger write_document before insert or update of title, procedure_id on treatments
  for each row execute function write_treatment_document();

create function write_documents_of_procedure() returns trigger language plpgsql as $$
begin
  update treatments set document = treatment_document(title, procedure_id) where procedure_id = new.id;
  return null;
end $$;
create trigger write_documents after update of parent_id on procedures
  for each row execute function write_documents_of_procedure();

/* Whether a venue is open at a moment. The exceptions of the highest priority count on their day, else the hours of the week;
   hours after midnight belong to the day before; without
   any hours it opens from 9:30 to 21:00; breaks of the whole venue are closed. */
create function is_open(venue bigint, at timestamptz) returns boolean language sql stable parallel safe as $$
  select exists (
    select from (
      select (at at time zone 'Asia/Baghdad')::date - back as day,
        extract(hour from at at time zone 'Asia/Baghdad')::int * 60
          + extract(minute from at at time zone 'Asia/Baghdad')::int + back * 1440 as minute
      from generate_series(0, 1) back) m
    cross join lateral (
      select not bool_or(x.kind = 'closed')
          and bool_or(x.kind = 'open' and m.minute >= x.opens_minute and m.minute < x.closes_minute) as is_open,
        count(*) > 0 as is_other
      from (
        select h.kind, h.opens_minute, h.closes_minute, rank() over (order by h.priority desc) as place
        from hours_exceptions h
        where h.venue_id = venue and h.employee_id is null and h.kind in ('open', 'closed')
          and m.day between h.starts_on and h.ends_on and (h.weekday is null or h.weekday = extract(isodow from m.day))) x
      where x.place = 1) other
    where case when other.is_other then other.is_open else exists (
        select from opening_hours w where w.venue_id = venue and w.employee_id is null
          and w.weekday = extract(isodow from m.day) and m.minute >= w.opens_minute and m.minute < w.closes_minute)
        or m.minute >= 570 and m.minute < 1260 and not exists (
          select from opening_hours w where w.venue_id = venue and w.employee_id is null) end
      and not exists (
        select from weekly_breaks b where b.venue_id = venue and b.employee_id is null
          and b.weekday = extract(isodow from m.day) and m.minute >= b.starts_minute and m.minute < b.ends_minute))
$$;
