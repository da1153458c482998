/* What a word says depends on where it stands (R14.04). Each word of a service's document bears a mark of one letter:
   - E, A, K: somewhere in its English, Arabic or Sorani texts; F, B, L: in the names of its treatments, its category or its
     title; U, V, W: in its title;
   - N: in the venue's name; M: in the name of somebody who gives it; P: in the district, city or governorate;
   - R and a number: a treatment is of this procedure or of this group; S: the title says so, too.
   Words are folded and therefore small, marks are capital letters: neither is taken for the other. */
create extension if not exists fuzzystrmatch;

-- A folded word and what is left of it without particles and endings: 'with laser' is one word in Arabic.
create function word_forms(word text) returns text[] language sql immutable strict parallel safe
  return array(select distinct form from (values (word),
    (regexp_replace(word, U&'^\0648?(\0628\0627\0644|\0643\0627\0644|\0644\0644|\0627\0644)(?=...)', '')),
    (regexp_replace(word, U&'^\0648(?=...)', '')),
    (regexp_replace(word, U&'(?<=...)\0627\062A$', U&'\0647')),
    (regexp_replace(word, U&'(?<=...)(\064A+|\064A\0646)$', '')),
    (regexp_replace(word, '(?<=[a-z]{2}[^s])s$', ''))) v(form));

create function document_of(wanted bigint) returns tsvector language sql stable parallel safe as $$
  with texts (kind, given) as (
    select unnest(array['U', 'D']), unnest(array[s.title, s.description]) from services s where s.id = wanted
    union all
    select 'F', c.label from services s join categories c on c.id = s.category_id where s.id = wanted
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

create or replace procedure refresh_service(wanted bigint) language sql as $$
  update services s set
    type = v.type, city_id = v.city_id, postcode = v.postcode, is_women_only = v.is_women_only,
    has_female_staff = f.exists, district = district_code(v.district), location = point(v.longitude, v.latitude),
    from_price_iqd = coalesce(p.lowest, 0), best_discount_percent = coalesce(p.best, 0), document = document_of(wanted)
  from services self
    join venues v on v.id = self.venue_id
    cross join lateral (
      select min(final_price(i.price_iqd, i.discount_percent)) lowest, max(i.discount_percent) best
      from treatments i where i.service_id = self.id and i.licensed_until >= baghdad_today()
    ) p
    cross join lateral (
      select exists (select from service_employees se join employees m on m.id = se.employee_id
        where se.service_id = self.id and m.gender = 'female' and m.is_active)
    ) f
  where self.id = wanted and s.id = self.id
$$;

/* A Latin word as it is spoken: one letter for what two or a digit write, three vowels, nothing doubled. Arabizi writes 3 and
   2 for letters that Latin has not, 7 and 5 for two kinds of h, 6, 8 and 9 for the letters that look like them. */
create function latin_sound(word text) returns text language sql immutable strict parallel safe
  return regexp_replace(translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(word,
    'sh', 'S'), 'kh', '5'), 'zh', 'j'), 'ch', 'j'), 'gh', 'k'), 'th', 't'), 'dh', 'd'), 'ph', 'f'), 'ks', 'x'),
    'oweycqgpv5768932', 'uuiikkkbfxhtks'), '(.)\1+', '\1', 'g');

-- Letters of an Arabic or Sorani word, doubled ones once; the two that Latin has one letter for are one.
create function arabic_letters(word text) returns text language sql immutable strict parallel safe
  return regexp_replace(replace(word, U&'\0643\0633', 'x'), '(.)\1+', '\1', 'g');

-- How such a word may be written in Latin letters, as latin_sound reads it: a pattern for the whole word.
create function latin_pattern(word text) returns text language sql immutable strict parallel safe
  return '^' || (
    select string_agg(case
        when letter = U&'\0627' then case at when 1 then '[aiu]+' else 'a[ai]?' end
        when letter = U&'\064A' then 'a?i+' when letter = U&'\0648' then 'a?[ub]+'
        when letter = U&'\0639' then '[aiu]{0,2}' when letter = U&'\0621' then '' when letter = U&'\0647' then '[ahi]{0,2}'
        when letter in (U&'\0630', U&'\0638') then '[dzt]' when letter = U&'\062B' then '[ts]'
        else translate(letter,
          U&'\0628\062A\062C\062D\062E\062F\0631\0632\0633\0634\0635\0636\0637\063A\0641\0642\0643\0644\0645\0646\067E\0686\0698\06AF\06A4',
          'btjhxdrzsSsdtkfkklmnbjjkf') end
      -- A short vowel, which only Latin letters write, stands before another letter.
      || case when at < count and letter !~ U&'[\0627\064A\0648\0639\0621\0647]' then '[aiu]?' else '' end, '' order by at)
    from (select letter, at, count(*) over () count
      from unnest(regexp_split_to_array(arabic_letters(word), '')) with ordinality l(letter, at)) letters
  ) || 'h?$';

/* By what the words are found that a word may sound like, in either script: the consonants, the dentals as one.
   latin_pattern then decides. */
create function sound_key(word text) returns text language sql immutable strict parallel safe
  return regexp_replace(case when word ~ '[a-z]' then translate(latin_sound(word), 'dzaiuh', 'tt') else translate(arabic_letters(word),
    U&'\0628\062A\062B\062C\062E\062F\0630\0631\0632\0633\0634\0635\0636\0637\0638\063A\0641\0642\0643\0644\0645\0646\067E\0686\0698\06AF\06A4\0627\0648\064A\0639\0621\0647\062D',
    'bttjxttrtsSstttkfkklmnbjjkf') end, '(.)\1+', '\1', 'g');

-- A word of either script in letters of latin_sound, as well as can be without a vowel that nobody wrote.
create function spoken(word text) returns text language sql immutable strict parallel safe
  return case when word ~ '[a-z]' then latin_sound(word) else translate(arabic_letters(word),
    U&'\0628\062A\062B\062C\062D\062E\062F\0630\0631\0632\0633\0634\0635\0636\0637\0638\063A\0641\0642\0643\0644\0645\0646\067E\0686\0698\06AF\06A4\0627\0648\064A\0639\0647\0621',
    'bttjhxddrzsSsdtdkfkklmnbjjkfauiaa') end;

-- Whether two words may be one in two scripts, or in two spellings of Latin letters.
create function sound_alike(one text, other text) returns boolean language sql immutable strict parallel safe
  return case
    when one ~ '[a-z]' and other ~ '[a-z]' then levenshtein_less_equal(latin_sound(one), latin_sound(other), 1) <= 1
    when one ~ '[a-z]' then latin_sound(one) ~ latin_pattern(other) and (one !~ '3' or other ~ U&'\0639')
    when other ~ '[a-z]' then latin_sound(other) ~ latin_pattern(one) and (other !~ '3' or one ~ U&'\0639')
    else false end;

-- How far two words that sound alike are from each other, letter by letter.
create function sound_distance(one text, other text) returns integer language sql immutable strict parallel safe
  return levenshtein(spoken(one), spoken(other));

-- How many slips lie between two words, counted up to three: a letter too many, missing, another one, or two exchanged.
create function slips_between(one text, other text) returns integer language sql immutable strict parallel safe
  return (select least(levenshtein_less_equal(one, other, 3), 1 + min(levenshtein_less_equal(
      overlay(one placing reverse(substr(one, at, 2)) from at for 2), other, 2)))
    from generate_series(1, length(one) - 1) at);

-- How many slips a word of so many letters is forgiven.
create function forgiven_slips(word text) returns integer language sql immutable strict parallel safe
  return case when length(word) <= 4 then 0 when length(word) <= 7 then 1 else 2 end;

alter table search_terms
  -- How many services have it in their venue's name, and in the names of their treatments.
  add column named integer not null default 0,
  add column treated integer not null default 0,
  -- Whether it says what is done, by whom or where, so that slips may lead to it; words of descriptions alone do not.
  add column is_target boolean not null default true,
  add column sound text generated always as (sound_key(word)) stored;
create index search_terms_sound on search_terms (sound);
create index procedure_spellings_folded on procedure_spellings (folded);
create index procedures_code_folded on procedures (fold_text(code));

/* Every word that services, synonyms or spellings of procedures have, those of services with their number; `R` and a number:
   a procedure. Phrases to suggest as before. */
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
    select 'category', c.name, c.label, fold_text(all_texts(c.label)), count(*)
    from categories c join services s on s.category_id = c.id and s.status = 'published' group by c.id;
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

-- What a phrase means besides itself: other words, or a procedure, by synonyms and by the registry.
create function meanings_of(phrase text) returns table (words text, procedure_id bigint) language sql stable parallel safe as $$
  select case when p.id is null then y.means end, p.id
  from synonyms y left join procedures p on fold_text(p.code) = y.means where y.word = phrase
  union
  select null, s.procedure_id from procedure_spellings s where s.folded = phrase
$$;

/* The known words that a word without any meaning may be: those that sound alike, the nearest first, or that slips lead to.
   What finds something by itself comes before a mere part of phrases. */
create function likely_words(typed text) returns table (word text, slips integer, class integer) language sql stable parallel safe
  set enable_seqscan = off set pg_trgm.similarity_threshold = 0.2 as $$
  with found as (
    select t.word, 0 slips, sound_distance(t.word, typed) distance, t.services from search_terms t
    where length(typed) > 3 and t.sound = sound_key(typed) and t.is_target and t.word !~ '^R'
      and (t.word ~ '[a-z]') <> (typed ~ '[a-z]') and sound_alike(t.word, typed)
    union all
    select t.word, d.slips, 10, t.services from search_terms t, lateral (select slips_between(t.word, typed) slips) d
    where length(typed) > 3 and t.sound = sound_key(typed) and t.is_target and t.word ~ '^[a-z]' and typed ~ '[a-z]'
      and t.word <> typed and d.slips <= 1 + forgiven_slips(typed) and sound_alike(t.word, typed)
    union all
    select t.word, d.slips, 10, t.services from (
      select t.word, t.services from search_terms t
      where forgiven_slips(typed) > 0 and spell_out(t.word) % spell_out(typed) and t.is_target and t.word !~ '^R'
        -- A letter more or less makes another word of a short one.
        and abs(length(t.word) - length(typed)) <= case when length(typed) <= 5 then 0 else forgiven_slips(typed) end
      order by similarity(spell_out(t.word), spell_out(typed)) desc limit 40
    ) t, lateral (select slips_between(t.word, typed) slips) d
    where d.slips between 1 and forgiven_slips(typed)
  )
  select word, min(slips), min(slips) + case when max(services) > 0 or exists (select from meanings_of(word)) then 0 else 3 end class
  from found group by word order by class, min(distance), max(services) desc, word limit 3
$$;

-- Other spellings of a Latin word that are spoken like it: Noor and Nour.
create function spoken_alike(typed text) returns setof text language sql stable parallel safe as $$
  select t.word from search_terms t
  where length(typed) > 3 and typed ~ '[a-z]' and t.sound = sound_key(typed) and t.word ~ '^[a-z]' and t.is_target
    and t.services > 0 and t.word <> typed and latin_sound(t.word) = latin_sound(typed)
  order by t.services desc, t.word limit 3
$$;

-- Words that ask for nothing beside others.
create function is_filler(word text) returns boolean language sql immutable strict parallel safe
  return word = any(array['in', 'at', 'the', 'of', 'for', 'and', 'a', 'an', 'near', 'me', 'best', 'price', 'prices', 'with', 'my', 'i', 'want',
    U&'\0641\064A', U&'\0645\0646', U&'\0645\0639', U&'\0633\0639\0631', U&'\0627\0633\0639\0627\0631', U&'\0627\062D\0633\0646',
    U&'\0627\0641\0636\0644', U&'\0642\0631\064A\0628', U&'\0627\0631\064A\062F', U&'\0645\062D\0644', U&'\0628\0648',
    U&'\0644\0647']);

-- The mark of the language that a text is typed in: by its script, by letters that one language alone has, else the reader's.
create function language_mark(typed text, reader text) returns text language sql immutable parallel safe
  return case when typed ~* '[a-z]' then 'E'
    when typed ~ U&'[\067E\0686\0698\06AF\06A4\0695\06B5\06C6\06CE\06D5\06A9\06CC]' then 'K'
    when typed ~ U&'[\062B\0630\0635\0636\0637\0638\0629\0623\0625\0622\0643\064A\0649]' then 'A'
    when reader = 'ckb' then 'K' else 'A' end;

do $$ declare one bigint; begin
  for one in select id from services order by id loop call refresh_service(one); end loop;
end $$;
