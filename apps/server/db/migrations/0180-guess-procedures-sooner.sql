/* Each title was compared with everything that procedures are called: 1.3 ms for each of a thousand imported treatments. A text that has a
   name has its first word. */
create index procedure_spellings_first_word on procedure_spellings ((split_part(folded, ' ', 1)));

create or replace function guess_procedure(category bigint, title jsonb) returns bigint language sql stable as $$
  with own as materialized (
    select o.branch, array(select c.id from categories c where c.branch @> array[o.id] or c.id = any(o.branch)) near
    from categories o where o.id = category
  ), texts as materialized (
    select ' ' || fold_text(coalesce(title ->> l, '')) || ' ' text from unnest(array['en', 'ar', 'ckb']) l
  ), named as materialized (
    select distinct s.procedure_id, s.folded, s.is_signal
    from texts t cross join unnest(string_to_array(btrim(t.text), ' ')) word
    join procedure_spellings s on split_part(s.folded, ' ', 1) = word and position(' ' || s.folded || ' ' in t.text) > 0
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
