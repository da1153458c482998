/* Three Sorani labels of former migrations are not the words of docs/GLOSSARY.md. Where an operator has written another
   one meanwhile, it stays; what the search has read of them is read again. */
do $$
declare
  one bigint;
  mended bigint[];
begin
  with category as (
    update categories set label = jsonb_set(label, '{ckb}', '"کلینیک"')
    where name = 'clinic' and label ->> 'ckb' = 'نۆرینگە' returning id
  ), tag as (
    update tags t set name = jsonb_set(t.name, '{ckb}', to_jsonb(w.now))
    from (values ('Women only', 'تەنها بۆ ژنان', 'تەنیا خانمان'), ('Woman doctor', 'پزیشکی ژن', 'پزیشکی خانم'))
      as w (en, former, now)
    where t.name ->> 'en' = w.en and t.name ->> 'ckb' = w.former returning t.id
  )
  select array_agg(s.id order by s.id) into mended from services s
  where s.category_id in (select id from category)
    or exists (select from service_tags st join tag on tag.id = st.tag_id where st.service_id = s.id);
  if mended is null then return; end if;
  foreach one in array mended loop call refresh_service(one); end loop;
  update search_phrases p set name = c.label, folded = fold_text(all_texts(c.label)) from categories c
  where p.kind = 'category' and p.code = c.name and c.name = 'clinic';
end $$;
