-- More of what listings are looked for by, derived like the columns before them.
alter table services
  add column is_women_only boolean not null default false,
  add column has_female_staff boolean not null default false,
  add column district text not null default '',
  add column location point;
create index services_near on services using gist (location) where status = 'published';

-- 'Al Mansour' of an address is 'al-mansour' in addresses of pages.
create function district_code(district jsonb) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace(lower(in_language(district, 'en')), '[^a-z0-9]+', '-', 'g'), '-');

create or replace procedure refresh_service(wanted bigint) language sql as $$
  update services s set
    type = e.type, city_id = e.city_id, postcode = e.postcode, is_women_only = e.is_women_only,
    has_female_staff = f.is_there, district = district_code(e.district), location = point(e.longitude, e.latitude),
    from_price_iqd = coalesce(p.lowest, 0), best_discount_percent = coalesce(p.best, 0),
    document =
      setweight(to_tsvector('simple', fold_text(all_words(s.title) || ' ' || all_words(e.name))), 'A') ||
      setweight(to_tsvector('simple', fold_text(concat_ws(' ', all_words(c.label), p.titles, t.names))), 'B') ||
      setweight(to_tsvector('simple', fold_text(concat_ws(' ', all_words(e.district), all_words(y.name),
        all_words(y.governorate), all_words(s.description)))), 'C')
  from services self
    join establishments e on e.id = self.establishment_id
    join cities y on y.id = e.city_id
    join categories c on c.id = self.category_id
    cross join lateral (
      select min(final_price(i.price_iqd, i.discount_percent)) lowest, max(i.discount_percent) best,
        string_agg(all_words(i.title), ' ') titles
      from pricing_items i where i.service_id = self.id
    ) p
    cross join lateral (
      select string_agg(all_words(g.name), ' ') names
      from service_tags st join tags g on g.id = st.tag_id where st.service_id = self.id
    ) t
    cross join lateral (
      select exists (select from service_employees se join employees m on m.id = se.employee_id
        where se.service_id = self.id and m.gender = 'female' and m.is_active) is_there
    ) f
  where self.id = wanted and s.id = self.id
$$;
do $$ declare one bigint; begin
  for one in select id from services order by id loop call refresh_service(one); end loop;
end $$;

-- Every word that a published listing has, as it is folded, and in how many.
create table search_terms (
  word text primary key,
  listings integer not null
);
create index search_terms_prefix on search_terms (word text_pattern_ops);
create index search_terms_alike on search_terms using gin (word gin_trgm_ops);

-- What people say for what listings say; both folded, `means` may be several words.
create table synonyms (
  word text not null,
  means text not null,
  primary key (word, means)
);
create index synonyms_prefix on synonyms (word text_pattern_ops);

-- What is suggested while somebody types: treatments, places and categories.
create table search_phrases (
  kind text not null check (kind in ('treatment', 'place', 'category')),
  code text not null,
  name words not null,
  folded text not null,
  listings integer not null,
  primary key (kind, code)
);
create index search_phrases_alike on search_phrases using gin (folded gin_trgm_ops);

-- Reads words and phrases anew from the published listings; seconds at a million of them, so it is done now and then.
create procedure refresh_search_terms() language plpgsql as $$
begin
  delete from search_terms;
  insert into search_terms (word, listings)
    select word, ndoc from ts_stat('select document from services where status = ''published''') where length(word) > 1;
  delete from search_phrases;
  insert into search_phrases (kind, code, name, folded, listings)
    select 'treatment', i.title ->> 'en', (array_agg(i.title))[1], fold_text(all_words((array_agg(i.title))[1])),
      count(distinct s.id)
    from pricing_items i join services s on s.id = i.service_id and s.status = 'published'
    where i.title ? 'en' group by i.title ->> 'en';
  insert into search_phrases (kind, code, name, folded, listings)
    select 'category', c.name, c.label, fold_text(all_words(c.label)), count(*)
    from categories c join services s on s.category_id = c.id and s.status = 'published' group by c.id;
  insert into search_phrases (kind, code, name, folded, listings)
    select 'place', y.code, y.name, fold_text(all_words(y.name)), count(*)
    from cities y join services s on s.city_id = y.id and s.status = 'published' group by y.id;
  insert into search_phrases (kind, code, name, folded, listings)
    select 'place', y.code || '/' || s.district, (array_agg(e.district))[1], fold_text(all_words((array_agg(e.district))[1])),
      count(*)
    from services s join establishments e on e.id = s.establishment_id join cities y on y.id = s.city_id
    where s.status = 'published' and s.district <> '' group by y.code, s.district
    on conflict do nothing;
end $$;

-- A word of a query as PostgreSQL reads it; several words must all be there.
create function search_part(words text, is_open boolean) returns text language sql immutable strict parallel safe
  return '(' || replace(words, ' ', ' & ') || case when is_open then ':*' else '' end || ')';

/* What somebody typed as a query: each word, or what it means, or, where no listing has it, the words most like it and
   the word without the particles that Arabic writes in front. The last word may be unfinished. */
create function search_query(typed text) returns tsquery language plpgsql stable parallel safe as $$
declare
  folded text := fold_text(typed);
  parts text[] := '{}';
  ways text[];
  likely text[];
  piece text;
  is_last boolean;
  n integer := 0;
  words text[] := string_to_array(folded, ' ');
begin
  if folded = '' then return null; end if;
  foreach piece in array words loop
    n := n + 1;
    is_last := n = cardinality(words);
    ways := array[search_part(piece, is_last)];
    likely := array[piece];
    if not exists (select from search_terms t where t.word ~>=~ piece
        and t.word ~<=~ case when is_last then piece || chr(1114111) else piece end)
      and not exists (select from synonyms y where y.word = piece)
    then
      likely := likely || array(
        select bare from unnest(array[regexp_replace(piece, U&'^(\0648|\0628|\0641|\0643|\0644)?(\0627\0644|\0644\0644|\0644|\0628|\0648)', ''),
          regexp_replace(piece, U&'^[\0648\0628\0644\0643]', '')]) bare
        where bare <> piece and length(bare) > 2 and exists (select from search_terms t where t.word = bare));
      if length(piece) >= 3 then
        likely := likely || array(
          select t.word from search_terms t where t.word % piece
          order by similarity(t.word, piece) desc, t.listings desc limit 3);
        likely := likely || array(
          select y.word from synonyms y where similarity(y.word, piece) >= 0.4 order by similarity(y.word, piece) desc limit 2);
      end if;
      ways := ways || array(select search_part(l, false) from unnest(likely[2:]) l);
    end if;
    ways := ways || array(
      select distinct search_part(y.means, false) from synonyms y
      where y.word = any(likely) or is_last and length(piece) > 3 and y.word ~>=~ piece and y.word ~<~ (piece || chr(1114111)));
    parts := parts || ('(' || array_to_string(ways, ' | ') || ')');
  end loop;
  return to_tsquery('simple', array_to_string(parts, ' & '));
end $$;

insert into synonyms (word, means)
select fold_text(w), fold_text(m) from (values
  ('salon', 'hair'), ('saloon', 'hair'), ('صالون', 'شعر'), ('كوافير', 'شعر'), ('hairdresser', 'hair'), ('hairdresser', 'hair cut'),
  ('barber', 'men cut'), ('barber', 'beard'), ('حلاق', 'رجالي'), ('حلاق', 'لحية'), ('حلاقة', 'رجالي'), ('سەرتاش', 'پیاوان'), ('دەلاک', 'پیاوان'),
  ('haircut', 'hair cut'), ('trim', 'cut'), ('قصه', 'قص'), ('حلاقه', 'قص'), ('dye', 'color'), ('dye', 'colour'), ('color', 'colour'), ('colour', 'color'),
  ('صبغه', 'صبغ'), ('صباغ', 'صبغ'), ('لون', 'صبغ'), ('سيشوار', 'سشوار'), ('استشوار', 'سشوار'), ('blowdry', 'blow dry'), ('blowout', 'blow dry'),
  ('straightening', 'keratin'), ('تمليس', 'كيراتين'), ('فرد', 'كيراتين'), ('بروتين', 'protein'),
  ('lazer', 'laser'), ('ليزر', 'laser'), ('لايزر', 'laser'), ('لەیزەر', 'laser'), ('laser', 'ليزر'),
  ('epilation', 'hair removal'), ('depilation', 'hair removal'), ('waxing', 'wax'), ('واكس', 'شمع'), ('wax', 'شمع'),
  ('sugaring', 'sugar'), ('حلاوه', 'شيرة'), ('سكر', 'شيرة'), ('halawa', 'sugar'), ('threading', 'thread'), ('خيط', 'thread'), ('حف', 'خيط'), ('fatla', 'thread'),
  ('eyebrow', 'eyebrows'), ('eyebrow', 'brow'), ('brows', 'eyebrows'), ('حاجب', 'حواجب'),
  ('spa', 'massage'), ('spa', 'hammam'), ('سبا', 'massage'), ('سبا', 'hammam'), ('تدليك', 'مساج'), ('مساج', 'massage'), ('masaj', 'massage'), ('مەساج', 'massage'),
  ('bath', 'hammam'), ('hamam', 'hammam'), ('سونا', 'hammam'), ('sauna', 'hammam'), ('گەرماو', 'hammam'),
  ('makeup', 'make up'), ('ميكب', 'مكياج'), ('ميك', 'مكياج'), ('مكياج', 'make up'), ('ارايش', 'ئارایشت'), ('maquillage', 'make up'),
  ('bride', 'bridal'), ('wedding', 'bridal'), ('عروسه', 'عروس'), ('عرايس', 'عروس'), ('زفاف', 'عروس'), ('groom', 'men cut'), ('عريس', 'عريس'),
  ('dentist', 'dental'), ('teeth', 'dental'), ('tooth', 'dental'), ('سنان', 'اسنان'), ('سن', 'اسنان'), ('ددان', 'dental'), ('whitening', 'تبييض'), ('bleaching', 'whitening'),
  ('botox', 'بوتوكس'), ('بوتكس', 'بوتوكس'), ('filler', 'فيلر'), ('dermatologist', 'skin'), ('جلديه', 'skin'), ('بشره', 'skin'), ('facial', 'skin'), ('تنظيف', 'facial'),
  ('manicure', 'nails'), ('pedicure', 'nails'), ('مانيكير', 'اظافر'), ('بديكير', 'اظافر'), ('اظافر', 'nails'),
  ('kids', 'children'), ('child', 'children'), ('اطفال', 'children'), ('ladies', 'women'), ('نسائي', 'women'), ('نسائيه', 'women'),
  ('arbil', 'erbil'), ('hawler', 'erbil'), ('irbil', 'erbil'), ('bagdad', 'baghdad'), ('basrah', 'basra'), ('slemani', 'sulaymaniyah'), ('sulaimani', 'sulaymaniyah'),
  ('sulaimaniya', 'sulaymaniyah'), ('mosel', 'mosul'), ('musil', 'mosul'), ('nejaf', 'najaf')
) as given (w, m)
on conflict do nothing;

call refresh_search_terms();
