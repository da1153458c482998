/* May this venue give this treatment now? One answer, asked wherever a treatment, its service, its team's words, a licence or a
   rule changes, and kept beside each treatment as the last day on which it may be given (licensed_until) and beside each service
   as the last day on which it may be seen (listed_until). Readers compare both with the day, so what no job updates goes
   off by itself (R13.02, R13.04). */
alter table licences drop constraint licences_class_check;
alter table licence_rules drop constraint licence_rules_class_check;
update licences set class = case class when 'medical' then 'physician' else 'dentist' end;
update licence_rules set class = case class when 'medical' then 'physician' else 'dentist' end;
-- Whose licence it is, as it stands in the document.
alter table licences add column holder text;
alter table licences add constraint licences_class_check
  check (class in ('beautician', 'nurse', 'physician', 'dentist', 'physiotherapist'));
alter table licence_rules add constraint licence_rules_class_check
  check (class in ('beautician', 'nurse', 'physician', 'dentist', 'physiotherapist'));
-- Nobody stands beside a dentist or a doctor without being one, in the demo world or not.
insert into licence_rules (category_id, class)
  select id, case name when 'dental' then 'dentist' else 'physician' end from categories where name in ('dental', 'clinic')
  on conflict do nothing;
drop function licence_allows;

-- An operator has seen a venue before anything of it is shown (R13.05); what stands already has been.
alter table venues add column approved_at timestamptz;
update venues set approved_at = created_at;

-- The last day on which a venue holds a licence of a class; infinity where none is needed, -infinity where there is none.
create function licensed_until(venue bigint, needed text) returns date language sql stable parallel safe
  return case when needed is null or needed = 'none' then 'infinity'::date
    else coalesce((select l.expires_on from licences l where l.venue_id = venue and l.class = needed), '-infinity') end;

-- Until when the licences of its venue allow a treatment: its procedure's class, and that of the category.
create function treatable_until(venue bigint, category bigint, procedure bigint) returns date language sql stable parallel safe
  return least(
    licensed_until(venue, (select p.licence_class from procedures p where p.id = procedure)),
    licensed_until(venue, (select r.class from licence_rules r where r.category_id = category)));

alter table treatments
  add column procedure_id bigint references procedures,
  -- The last day on which the licences of the venue allow it; derived.
  add column licensed_until date not null default '-infinity';
-- The last day on which the service may be seen as it is; derived.
alter table services add column listed_until date not null default '-infinity';
create index on treatments (procedure_id);

/* Until when a service may be seen. It ends with the first of its shown treatments that ends, because its lowest price and
   the words that find it are made of all of them; then it is judged anew. */
create function listed_until(wanted bigint) returns date language sql stable
  return (
    select case
      when not exists (select from venues v where v.id = s.venue_id and v.approved_at is not null) then '-infinity'::date
      when exists (select from text_reviews r where r.service_id = s.id and r.state <> 'approved') then '-infinity'
      else least(s.texts_until, coalesce((select min(t.licensed_until) from treatments t
        where t.service_id = s.id and t.licensed_until >= baghdad_today()), '-infinity')) end
    from services s where s.id = wanted);

-- Judges a service anew: its treatments, its texts, and until when it may be seen. A draft's texts are read when it is published.
create procedure judge_service(wanted bigint) language plpgsql as $$
declare
  until date;
begin
  update treatments t set licensed_until = j.until
    from (select i.id, treatable_until(s.venue_id, s.category_id, i.procedure_id) until
      from treatments i join services s on s.id = i.service_id where i.service_id = wanted) j
    where t.id = j.id and t.licensed_until <> j.until;
  if exists (select from services where id = wanted and status <> 'draft') then call review_texts(wanted); end if;
  until := listed_until(wanted);
  update services set listed_until = until where id = wanted and listed_until <> until;
end $$;

-- A treatment names its procedure, whoever writes it: where none is chosen, the one that its title names.
create function license_treatment() returns trigger language plpgsql as $$
declare
  service record;
begin
  select venue_id, category_id into service from services where id = new.service_id;
  new.procedure_id := coalesce(nullif(new.procedure_id, 0), guess_procedure(service.category_id, new.title));
  new.licensed_until := treatable_until(service.venue_id, service.category_id, new.procedure_id);
  return new;
end $$;
create trigger license_treatment before insert or update of title, procedure_id, service_id on treatments
  for each row execute function license_treatment();

/* Whatever a judgement hangs on marks the services that it may change; each is judged once, at the end of the transaction. */
create table services_to_judge (service_id bigint primary key);
create function judge_marked() returns trigger language plpgsql as $$
begin
  delete from services_to_judge where service_id = new.service_id;
  -- A change of licences holds the venue until it ends (license_venue).
  perform from venues v join services s on s.venue_id = v.id where s.id = new.service_id for key share of v;
  call judge_service(new.service_id);
  call refresh_service(new.service_id);
  return null;
end $$;
create constraint trigger judge_marked after insert on services_to_judge
  deferrable initially deferred for each row execute function judge_marked();

create function mark_service() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'services' then
    insert into services_to_judge values (new.id) on conflict do nothing;
  else
    -- What moves from one service to another concerns both.
    insert into services_to_judge
      select id from (values (new.service_id), (old.service_id)) v (id) where id is not null group by id order by id
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger mark_service after insert or delete or update of title, procedure_id, service_id on treatments
  for each row execute function mark_service();
create trigger mark_service after insert or update of status, venue_id, category_id, title, description,
  full_description, discount_offer, discount_instructions, picture_texts on services
  for each row execute function mark_service();
create trigger mark_service after insert or delete or update on service_tags for each row execute function mark_service();
create trigger mark_service after insert or delete or update on service_employees for each row execute function mark_service();
create trigger mark_service after update of state on text_reviews for each row execute function mark_service();

create function mark_services(wanted bigint[]) returns void language sql
  begin atomic
    insert into services_to_judge select distinct id from unnest(wanted) id order by id on conflict do nothing;
  end;

-- A licence that changes reaches every treatment of its venue. Bookings that are made meanwhile wait for it (guard_licence).
create function license_venue() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  for changed in
    select distinct id from (select old.venue_id id where tg_op <> 'INSERT' union select new.venue_id where tg_op <> 'DELETE') c order by id
  loop
    perform from venues where id = changed for update;
    perform mark_services(array(select id from services where venue_id = changed));
    insert into stale_slots select id from venues where id = changed;
  end loop;
  return null;
end $$;
create trigger license_venue after insert or delete or update on licences for each row execute function license_venue();

create function mark_services_of_row() returns trigger language plpgsql as $$
begin
  perform mark_services(case tg_table_name
    when 'venues' then array(select id from services where venue_id = new.id)
    when 'employees' then array(select service_id from service_employees where employee_id = new.id)
    when 'procedures' then array(select service_id from treatments where procedure_id = new.id)
    when 'tags' then array(select service_id from service_tags where tag_id = new.id) end);
  if tg_table_name = 'venues' then insert into stale_slots values (new.id); end if;
  return null;
end $$;
create trigger mark_services after update of name, approved_at on venues for each row
  when (old.name <> new.name or old.approved_at is distinct from new.approved_at) execute function mark_services_of_row();
create trigger mark_services after update of name, job on employees for each row
  when (old.name <> new.name or old.job <> new.job) execute function mark_services_of_row();
create trigger mark_services after update of licence_class on procedures for each row
  when (old.licence_class <> new.licence_class) execute function mark_services_of_row();
create trigger mark_services after update of name on tags for each row
  when (old.name <> new.name) execute function mark_services_of_row();
create function mark_services_of_rule() returns trigger language plpgsql as $$
begin
  perform mark_services(array(select id from services where category_id in (old.category_id, new.category_id)));
  return null;
end $$;
create trigger mark_services after insert or delete or update on licence_rules for each row execute function mark_services_of_rule();

/* A booking is made, confirmed or moved only to a day on which the treatment may be given; through the site, only for a service
   that may be seen. What is on the conflict list can still be cancelled and completed. Several treatments that move together step
   aside by a thousand years first: that is no time of theirs. */
create function guard_licence() returns trigger language plpgsql as $$
declare
  judged record;
begin
  perform from venues where id = new.venue_id for key share;
  select t.licensed_until >= (lower(new.during) at time zone 'Asia/Baghdad')::date as is_licensed,
      s.status = 'published' and s.listed_until >= baghdad_today() as is_listed into judged
    from treatments t join services s on s.id = t.service_id where t.id = new.treatment_id;
  if not judged.is_licensed then
    raise exception using errcode = 'check_violation', constraint = 'licence_missing', message = 'a licence is missing';
  end if;
  if tg_op = 'INSERT' and new.origin = 'site' and not judged.is_listed then
    raise exception using errcode = 'check_violation', constraint = 'service_not_listed', message = 'the service is not listed';
  end if;
  return new;
end $$;
create trigger guard_licence before insert on bookings for each row
  when (new.treatment_id is not null and new.status in ('held', 'pending', 'confirmed') and upper(new.during) > current_moment())
  execute function guard_licence();
create trigger guard_licence_of_change before update of status, during, treatment_id on bookings for each row
  when (new.treatment_id is not null and new.status in ('held', 'pending', 'confirmed') and upper(new.during) between current_moment() and '2500-01-01'
    and (new.during <> old.during or new.status <> old.status or new.treatment_id is distinct from old.treatment_id))
  execute function guard_licence();

-- A service is published where at least one of its treatments may be given; the others wait for their licence.
create or replace function guard_publishing() returns trigger language plpgsql as $$
begin
  if exists (select from venues v join users u on u.id = v.owner_id
      where v.id = new.venue_id and u.suspended_at is not null) then
    raise exception using errcode = 'check_violation', constraint = 'vendor_suspended', message = 'the vendor is suspended';
  end if;
  perform from venues where id = new.venue_id for key share;
  if not may_publish(new.id, new.venue_id, new.category_id) then
    raise exception using errcode = 'check_violation', constraint = 'licence_missing', message = 'a licence is missing';
  end if;
  return new;
end $$;

-- Whether the licences of a venue allow a service in a category, with one of its treatments at least.
create function may_publish(service bigint, venue bigint, category bigint) returns boolean language sql stable
  return licensed_until(venue, (select r.class from licence_rules r where r.category_id = category)) >= baghdad_today()
    and (not exists (select from treatments where service_id = service)
      or exists (select from treatments t join procedures p on p.id = t.procedure_id
        where t.service_id = service and licensed_until(venue, p.licence_class) >= baghdad_today()));

-- The search finds what may be given.
create or replace procedure refresh_service(wanted bigint) language sql as $$
  update services s set
    type = v.type, city_id = v.city_id, postcode = v.postcode, is_women_only = v.is_women_only,
    has_female_staff = f.exists, district = district_code(v.district), location = point(v.longitude, v.latitude),
    from_price_iqd = coalesce(p.lowest, 0), best_discount_percent = coalesce(p.best, 0),
    document = strip(to_tsvector('simple', fold_text(concat_ws(' ', all_texts(s.title), all_texts(v.name),
      all_texts(c.label), p.titles, t.names, all_texts(v.district), all_texts(y.name), all_texts(y.governorate),
      all_texts(s.description)))))
  from services self
    join venues v on v.id = self.venue_id
    join cities y on y.id = v.city_id
    join categories c on c.id = self.category_id
    cross join lateral (
      select min(final_price(i.price_iqd, i.discount_percent)) lowest, max(i.discount_percent) best,
        string_agg(all_texts(i.title), ' ') titles
      from treatments i where i.service_id = self.id and i.licensed_until >= baghdad_today()
    ) p
    cross join lateral (
      select string_agg(all_texts(g.name), ' ') names
      from service_tags st join tags g on g.id = st.tag_id where st.service_id = self.id
    ) t
    cross join lateral (
      select exists (select from service_employees se join employees m on m.id = se.employee_id
        where se.service_id = self.id and m.gender = 'female' and m.is_active)
    ) f
  where self.id = wanted and s.id = self.id
$$;

-- What stands already is judged like what comes.
update treatments set procedure_id = 0;
select mark_services(array(select id from services));
set constraints all immediate;
-- 0: the one that the title names.
alter table treatments alter column procedure_id set not null, alter column procedure_id set default 0;

-- Lists that walk this index ask for the day without visiting the row.
drop index services_recommended;
create index services_recommended on services (standing desc, id desc) include (
  category_id, city_id, district, type, venue_id, rating_sum, rating_count, is_women_only, has_female_staff,
  from_price_iqd, listed_until
) where status = 'published';
