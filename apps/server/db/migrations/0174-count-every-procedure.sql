/* The shortest words were left out, and with them procedures whose number has one digit: nobody knew how many services have them, so that
   those of the most common ones were all found and sorted for each search. */
create or replace procedure refresh_search_terms() language plpgsql as $$
begin
  delete from search_terms;
  insert into search_terms (word, services, named, treated, is_target)
    select case left(word, 1) when 'R' then word else substr(word, 2) end, max(ndoc),
      coalesce(max(ndoc) filter (where left(word, 1) = 'N'), 0),
      coalesce(max(ndoc) filter (where left(word, 1) in ('F', 'B', 'L', 'R')), 0), bool_or(left(word, 1) not in ('E', 'A', 'K'))
    from ts_stat('select document from services where status = ''published''')
    where (length(word) > 2 or word ~ '^R[0-9]$') and left(word, 1) <> 'S'
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
