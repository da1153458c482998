/* Categories are a tree of at most three levels, which the operator edits (R14.08). A service names one of them, and whoever asks
   for a category finds what lies below it, too. A category that something uses is retired, never deleted: nobody can choose it
   any more, and its services are found as before. Names stand in addresses and stay. */
alter table categories
  add column parent_id bigint references categories,
  -- What it is, in a sentence.
  add column about localized_text,
  add column retired_at timestamptz,
  -- Derived: the categories from the top down to itself, and for each of them its position and id, by which the tree is ordered.
  add column branch bigint[] not null default '{}',
  add column places bigint[] not null default '{}';
create index on categories (parent_id);

-- Changes of the tree come one after the other: two moves at once could make a circle that neither of them sees.
create function lock_categories() returns void language sql as $$ select pg_advisory_xact_lock(87) $$;

create function place_category() returns trigger language plpgsql as $$
declare
  above record;
  below integer := 0;
begin
  perform lock_categories();
  if tg_op = 'UPDATE' then
    if new.name <> old.name then
      raise exception using errcode = 'check_violation', constraint = 'category_name_stays', message = 'names of categories stay';
    end if;
    select max(cardinality(branch)) - cardinality(old.branch) into below from categories where branch @> array[old.id];
  end if;
  select branch, places, retired_at into above from categories where id = new.parent_id;
  if new.id = new.parent_id or new.id = any(above.branch) then
    raise exception using errcode = 'check_violation', constraint = 'category_circle', message = 'a category would lie below itself';
  end if;
  if new.retired_at is null and above.retired_at is not null then
    raise exception using errcode = 'check_violation', constraint = 'category_parent_retired', message = 'the parent is retired';
  end if;
  if new.retired_at is not null and exists (select from categories where parent_id = new.id and retired_at is null) then
    raise exception using errcode = 'check_violation', constraint = 'category_has_children', message = 'categories below it are in use';
  end if;
  new.branch := coalesce(above.branch, '{}') || new.id;
  new.places := coalesce(above.places, '{}') || array[new.position::bigint, new.id];
  if cardinality(new.branch) + coalesce(below, 0) > 3 then
    raise exception using errcode = 'check_violation', constraint = 'category_depth', message = 'categories have three levels at most';
  end if;
  return new;
end $$;
create trigger place_category before insert or update of name, parent_id, position, retired_at, branch, places on categories
  for each row execute function place_category();

create function place_children() returns trigger language plpgsql as $$
begin
  update categories set position = position where parent_id = new.id;
  return null;
end $$;
create trigger place_children after update on categories for each row
  when (old.places <> new.places) execute function place_children();

update categories set position = least(position * 10, 1000);

-- A category by its name with everything below it.
create function category_branch(wanted text) returns bigint[] language sql immutable parallel safe
  /* It is no more immutable than the tree. But it is only asked for a parameter: so each plan is made for the categories
     that there are, and the planner knows how many services they have. */
  return (select coalesce(array_agg(d.id order by d.id), '{}') from categories c join categories d on d.branch @> array[c.id]
    where c.name = wanted);

-- The licence that a branch needs: the operator's word for a category holds below it until he says otherwise.
create function licence_of_branch(branch bigint[]) returns text language sql stable parallel safe
  return (select r.class from licence_rules r where r.category_id = any(branch)
    order by array_position(branch, r.category_id) desc limit 1);
create function category_licence(category bigint) returns text language sql stable parallel safe
  return (select licence_of_branch(c.branch) from categories c where c.id = category);

create or replace function treatable_until(venue bigint, category bigint, procedure bigint) returns date
  language sql stable parallel safe
  return least(
    licensed_until(venue, (select p.licence_class from procedures p where p.id = procedure)),
    licensed_until(venue, category_licence(category)));

create or replace function may_publish(service bigint, venue bigint, category bigint) returns boolean language sql stable
  return licensed_until(venue, category_licence(category)) >= baghdad_today()
    and (not exists (select from treatments where service_id = service)
      or exists (select from treatments t join procedures p on p.id = t.procedure_id
        where t.service_id = service and licensed_until(venue, p.licence_class) >= baghdad_today()));

create or replace function mark_services_of_rule() returns trigger language plpgsql as $$
begin
  perform mark_services(array(select s.id from services s join categories c on c.id = s.category_id
    where c.branch && array[old.category_id, new.category_id]));
  return null;
end $$;

-- A category that moves below another licence takes its services with it.
create function mark_services_of_category() returns trigger language plpgsql as $$
begin
  perform mark_services(array(select id from services where category_id = new.id));
  return null;
end $$;
create trigger mark_services after update on categories for each row
  when (old.branch <> new.branch and licence_of_branch(old.branch) is distinct from licence_of_branch(new.branch))
  execute function mark_services_of_category();

-- Nobody enters a service in a retired category; one that was there before stays, whatever else of it changes.
create function guard_category() returns trigger language plpgsql as $$
begin
  -- Whoever retires it waits for this transaction, or this one for that.
  perform from categories where id = new.category_id and retired_at is null for share;
  if not found and exists (select from categories where id = new.category_id) then
    raise exception using errcode = 'check_violation', constraint = 'category_retired', message = 'the category is retired';
  end if;
  return new;
end $$;
create trigger guard_category before insert on services for each row execute function guard_category();
create trigger guard_category_of_change before update of category_id on services for each row
  when (old.category_id <> new.category_id) execute function guard_category();

-- Services are found by the names of all categories in which they lie.
create or replace function document_of(wanted bigint) returns tsvector language sql stable parallel safe as $$
  with texts (kind, given) as (
    select unnest(array['U', 'D']), unnest(array[s.title, s.description]) from services s where s.id = wanted
    union all
    select 'F', a.label from services s join categories c on c.id = s.category_id join categories a on a.id = any(c.branch)
    where s.id = wanted
    union all
    select 'F', i.title from treatments i where i.service_id = wanted and i.licensed_until >= baghdad_today()
    union all
    select 'D', g.name from service_tags st join tags g on g.id = st.tag_id where st.service_id = wanted
    union all
    select kind, given from services s join venues v on v.id = s.venue_id join cities y on y.id = v.city_id,
      lateral (values ('N', v.name), ('P', v.district), ('P', y.name), ('P', y.governorate)) t(kind, given)
    where s.id = wanted
    union all
    select 'M', m.name from service_employees se join employees m on m.id = se.employee_id
    where se.service_id = wanted and m.is_active
  ), folded as materialized (
    select kind, language, fold_text(string_agg(written, ' ')) written from texts,
      lateral (values ('E', given ->> 'en'), ('A', given ->> 'ar'), ('K', given ->> 'ckb')) v(language, written)
    group by kind, language
  ), words as materialized (
    select distinct kind, language, form from folded, unnest(string_to_array(written, ' ')) word,
      unnest(case kind when 'D' then array[word] else word_forms(word) end) form
    where form <> ''
  )
  select coalesce(array_to_tsvector(array_agg(mark)), '') from (
    select language || form from words
    union select translate(language, 'EAK', 'FBL') || form from words where kind in ('U', 'F')
    union select translate(language, 'EAK', 'UVW') || form from words where kind = 'U'
    union select kind || form from words where kind in ('N', 'M', 'P')
    union select 'R' || of from treatments i join procedures p on p.id = i.procedure_id, unnest(array[p.id, p.parent_id]) of
      where i.service_id = wanted and i.licensed_until >= baghdad_today() and of is not null
    union select 'S' || p.procedure_id from procedure_spellings p
        join folded on kind = 'U' and position(' ' || p.folded || ' ' in ' ' || written || ' ') > 0
      where p.procedure_id in (
        select i.procedure_id from treatments i where i.service_id = wanted and i.licensed_until >= baghdad_today())
  ) marked (mark)
$$;

create or replace procedure refresh_search_terms() language plpgsql as $$
begin
  delete from search_terms;
  insert into search_terms (word, services, named, treated, is_target)
    select case left(word, 1) when 'R' then word else substr(word, 2) end, max(ndoc),
      coalesce(max(ndoc) filter (where left(word, 1) = 'N'), 0),
      coalesce(max(ndoc) filter (where left(word, 1) in ('F', 'B', 'L', 'R')), 0), bool_or(left(word, 1) not in ('E', 'A', 'K'))
    from ts_stat('select document from services where status = ''published''') where length(word) > 2 and left(word, 1) <> 'S'
    group by 1;
  insert into search_terms (word, services)
    select distinct word, 0 from (select word from synonyms union all select folded from procedure_spellings) given(phrase),
      unnest(string_to_array(phrase, ' ')) word
    where length(word) > 1
    on conflict (word) do update set is_target = true;
  delete from search_phrases;
  insert into search_phrases (kind, code, name, folded, services)
    select 'treatment', i.title ->> 'en', (array_agg(i.title))[1], fold_text(all_texts((array_agg(i.title))[1])),
      count(distinct s.id)
    from treatments i join services s on s.id = i.service_id and s.status = 'published'
    where i.title ? 'en' group by i.title ->> 'en';
  insert into search_phrases (kind, code, name, folded, services)
    select 'category', a.name, a.label, fold_text(all_texts(a.label)), count(*)
    from categories c join services s on s.category_id = c.id and s.status = 'published'
      join categories a on a.id = any(c.branch) group by a.id;
  insert into search_phrases (kind, code, name, folded, services)
    select 'location', y.code, y.name, fold_text(all_texts(y.name)), count(*)
    from cities y join services s on s.city_id = y.id and s.status = 'published' group by y.id;
  insert into search_phrases (kind, code, name, folded, services)
    select 'location', y.code || '/' || s.district, (array_agg(v.district))[1],
      fold_text(all_texts((array_agg(v.district))[1])), count(*)
    from services s join venues v on v.id = s.venue_id join cities y on y.id = s.city_id
    where s.status = 'published' and s.district <> '' group by y.code, s.district
    on conflict do nothing;
end $$;

-- Where else a procedure is offered than in its own category: hairdressers also do nails.
alter table procedures add column also_category_id bigint references categories;

-- As before, with the tree: near is what lies above or below the service's category; what is left is for everything else there.
create or replace function guess_procedure(category bigint, title jsonb) returns bigint language sql stable as $$
  with own as materialized (
    select o.branch, array(select c.id from categories c where c.branch @> array[o.id] or c.id = any(o.branch)) near
    from categories o where o.id = category
  ), texts as materialized (
    select ' ' || fold_text(coalesce(title ->> l, '')) || ' ' text from unnest(array['en', 'ar', 'ckb']) l
  ), named as materialized (
    select distinct s.procedure_id, s.folded, s.is_signal
    from texts t join procedure_spellings s on position(' ' || s.folded || ' ' in t.text) > 0
  )
  select coalesce((
    select p.id from named s join procedures p on p.id = s.procedure_id cross join own,
      lateral (select p.category_id = any(own.near) or coalesce(p.also_category_id = any(own.near), false) is_near) n
    where p.retired_at is null
      and (is_near or s.is_signal or p.licence_class = 'none' or position(' ' in s.folded) > 0)
    order by is_near desc, length(s.folded) desc, p.position limit 1),
    (select p.id from own, categories c join procedures p on p.code = 'other-' || replace(c.name, ' ', '-')
      where c.id = any(own.branch) order by array_position(own.branch, c.id) desc limit 1),
    (select id from procedures where code = 'other-hair'))
$$;
