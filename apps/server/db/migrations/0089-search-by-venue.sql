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
create function is_open(venue bigint, at timestamptz) returns boolean language plpgsql stable parallel safe as $$
declare
  clock timestamp := at at time zone 'Asia/Baghdad';
  day date;
  weekday_of int;
  minute int;
  other_hours boolean;
begin
  for back in 0..1 loop
    day := clock::date - back;
    weekday_of := extract(isodow from day);
    minute := extract(hour from clock)::int * 60 + extract(minute from clock)::int + back * 1440;
    continue when exists (
      select from weekly_breaks b where b.venue_id = venue and b.employee_id is null
        and b.weekday = weekday_of and minute >= b.starts_minute and minute < b.ends_minute);
    select not bool_or(x.kind = 'closed')
        and bool_or(x.kind = 'open' and minute >= x.opens_minute and minute < x.closes_minute) into other_hours
      from (
        select h.kind, h.opens_minute, h.closes_minute, rank() over (order by h.priority desc) as place
        from hours_exceptions h
        where h.venue_id = venue and h.employee_id is null and h.kind in ('open', 'closed')
          and day between h.starts_on and h.ends_on and (h.weekday is null or h.weekday = weekday_of)) x
      where x.place = 1;
    if other_hours is null then
      other_hours := exists (
        select from opening_hours w where w.venue_id = venue and w.employee_id is null
          and w.weekday = weekday_of and minute >= w.opens_minute and minute < w.closes_minute);
      if not other_hours and minute >= 570 and minute < 1260 then
        other_hours := not exists (select from opening_hours w where w.venue_id = venue and w.employee_id is null);
      end if;
    end if;
    if other_hours then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- A card's price and discount are of one treatment, the cheapest, and are read from it.
create or replace procedure refresh_service(wanted bigint) language sql as $$
  update services s set
    type = v.type, city_id = v.city_id, postcode = v.postcode, is_women_only = v.is_women_only,
    has_female_staff = f.exists, district = district_code(v.district), location = point(v.longitude, v.latitude),
    from_price_iqd = coalesce(p.lowest, 0), document = document_of(wanted)
  from services self
    join venues v on v.id = self.venue_id
    cross join lateral (
      select min(final_price(i.price_iqd, i.discount_percent)) lowest
      from treatments i where i.service_id = self.id and i.licensed_until >= baghdad_today()
    ) p
    cross join lateral (
      select exists (select from service_employees se join employees m on m.id = se.employee_id
        where se.service_id = self.id and m.gender = 'female' and m.is_active)
    ) f
  where self.id = wanted and s.id = self.id
$$;
alter table services drop column best_discount_percent;
