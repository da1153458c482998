/* Whoever saves a service waits until it is judged anew (R13.03). Its texts are read as before, all of them at once: what costs time
   is done once for each word, and only for words that can meet something. */

-- As before; not strict, so that the planner writes them into the statement that asks.
create or replace function is_ordinary(word text) returns boolean language sql immutable parallel safe
  return word = any(array['fuller', 'filter', 'filters', 'filtered', 'filled', 'filed', 'files', 'file', 'fillet', 'killer', 'miller', 'tiller', 'taller', 'caller',
    'inspection', 'rejection', 'ejection', 'infection', 'gillet', 'passport']);
create or replace function sound_of(word text) returns text language sql immutable parallel safe
  return regexp_replace(translate(
    replace(replace(replace(replace(replace(replace(replace(lower(word), 'sh', 'c'), 'ch', 'c'), 'kh', 'h'), 'gh', 'g'), 'ph', 'f'), 'x', 'ks'), 'ck', 'k'),
    U&'\0628\062A\062B\062C\062F\0630\0631\0632\0633\0634\0635\0636\0637\0638\063A\0641\0642\0643\0644\0645\0646\067E\0686\0698\06AF\06A4pvqczjaeiouwyh\0627\0647\0648\064A\0639\062D\062E',
    'bttgdsrsscsdtsgfkklmnbcggfbfkksg'), '(.)\1+', '\1', 'g');
create or replace function plain_word(word text) returns text language sql immutable parallel safe
  return regexp_replace(case when word ~ '[0-9]' and word ~ '[a-z]' then translate(word, '013457892', 'oleasthqa') else word end,
    '(.)\1+', '\1', 'g');

-- A name of several words is looked for by its first two.
create index procedure_spellings_first_words on procedure_spellings
  ((split_part(folded, ' ', 1) || ' ' || split_part(folded, ' ', 2))) where folded like '% %';

/* Texts without what procedures that need no licence are called in several words: 'hair botox' is one thing, 'botox' another.
   Between two texts stands a |, which no folded text holds. */
create function without_plain_names(texts text[]) returns text language plpgsql stable parallel safe as $$
declare
  left_over text;
  known text;
begin
  select string_agg(' ' || coalesce(fold_text(given), '') || ' ', '|' order by nth) into left_over
    from unnest(texts) with ordinality t(given, nth);
  for known in
    select s.folded from procedure_spellings s join procedures p on p.id = s.procedure_id
    where p.licence_class = 'none' and s.folded like '% %'
      and split_part(s.folded, ' ', 1) || ' ' || split_part(s.folded, ' ', 2) = any(array(
        select word || ' ' || lead(word) over (order by at) from unnest(string_to_array(left_over, ' ')) with ordinality w(word, at)))
      and position(' ' || s.folded || ' ' in left_over) > 0
    order by length(s.folded) desc, s.folded
  loop
    left_over := replace(left_over, ' ' || known || ' ', ' / ');
  end loop;
  return left_over;
end $$;

/* What each of several texts says of procedures that need a licence: which text, the words as they stand there, and the class.
   Slips, sounds, doubled and spaced letters, digits for letters, joined prefixes and suffixes are seen through. */
create function find_signals_in(texts text[]) returns table (nth bigint, word text, procedure_id bigint, class text)
  -- Planning for the texts at hand costs more than reading them.
  language plpgsql stable parallel safe rows 3 set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with tokens as materialized (
    select nth, at, word from unnest(string_to_array(without_plain_names(texts), '|')) with ordinality t(given, nth),
      unnest(string_to_array(btrim(given), ' ')) with ordinality w(word, at) where word <> ''
  ), forgiving as materialized (
    select right(key, -1) plain from signal_keys where is_forgiving and key like 'e%'
  ), joined as materialized (
    -- Letters one by one, and a word torn in two, where they begin and end like a word that is put together.
    select nth, at, word from (
      select nth, min(at) at, string_agg(word, '' order by at) word from (
        select nth, at, word, at - row_number() over (partition by nth order by at) run
        from tokens where length(word) = 1 and word <> '/') single
      group by nth, run having count(*) >= 3
      union all
      select nth, at, word || next from (
        select nth, at, word, lead(at) over following next_at, lead(word) over following next
        from tokens window following as (partition by nth order by at)) pair
      where next_at = at + 1 and word <> '/' and next <> '/' and length(word || next) between 5 and 14) j
    where left(word, 1) || right(word, 1) in (select left(plain, 1) || right(plain, 1) from forgiving) or word ~ '^[0-9]|[0-9]$'
  ), bare as materialized (
    select distinct word from tokens where word <> '/' and not is_ordinary(word)
  ), begun as materialized (
    select word, word form from bare
    -- Arabic: and, with, so, for, like, the; English: the article of Arabizi.
    union all select word, regexp_replace(word, U&'^[\0648\0641]?[\0628\0644\0643]?(\0627\0644)?(?=..)', '') from bare
      where word ~ U&'^[\0648\0641\0628\0644\0643\0627]..'
    union all select word, regexp_replace(word, U&'^[\0648\0641]?\0644\0644(?=..)', '') from bare where word ~ U&'^[\0648\0641]?\0644\0644..'
    union all select word, regexp_replace(word, '^(al|el|il|bil|bel|lil|wal|wel)(?=...)', '') from bare
      where word ~ '^(al|el|il|bil|bel|lil|wal|wel)...'
  ), forms as (
    select word, form, false is_joined from begun
    union all
    select word, ended, false from (
      select word, regexp_replace(form, U&'(\0627\062A|\0647\0627|\0643|\0647|\064A|\064A\0646|\0627\0646|\0643\0627\0646|\0643\0647|\064A\0647|\0643\0631\062F\0646)$', '')
        ended from begun where form ~ U&'[\062A\0627\0643\0647\064A\0646]$'
      union all select word, regexp_replace(form, '(s|es|ed|ing|ers?)$', '') from begun where form ~ '(s|ed|ing|er)$') e
    where length(ended) >= 3
    union all select word, word, true from joined
  ), plain as materialized (
    select word, form, is_joined, plain_word(form) plain from forms where not is_ordinary(form)
  ), near as materialized (
    -- One slip leaves the first two letters of a word as they are, or its last three.
    select word, plain from plain where not is_joined and length(form) >= 5
      and (left(plain, 2) in (select left(plain, 2) from forgiving) or right(plain, 3) in (select right(plain, 3) from forgiving))
  ), keys as materialized (
    select word, is_joined, 'e' || plain key from plain
    union all select word, false, key from near, keys_of(plain, null, true, true) key
    union all select word, false, 's' || sound from (
      select word, sound_of(form) sound from plain where not is_joined and length(form) >= 5 offset 0) heard where length(sound) >= 4
  ), hits as materialized (
    -- Nearly no key is in the index: as an array the keys are looked up there, whatever the planner thinks of their number.
    select word, is_joined, k.procedure_id, k.folded, k.place, k.words from keys join signal_keys k using (key)
    where k.key = any(array(select key from keys)) and (not is_joined or k.is_forgiving)
  ), complete as materialized (
    select procedure_id, folded, p.licence_class class from hits join procedures p on p.id = procedure_id
    where p.licence_class <> 'none' group by procedure_id, folded, words, class having count(distinct place) = words
  ), met as materialized (
    select distinct on (h.procedure_id, h.folded, h.place, s.nth, s.at)
      s.word, s.nth, s.at, h.procedure_id, h.folded, h.place, h.words, class
    from complete join hits h using (procedure_id, folded), lateral (
      select nth, at, word from tokens where not h.is_joined and word = h.word
      union all select nth, at, word from joined where h.is_joined and word = h.word
      offset 0) s
    where not is_ordinary(s.word)
    order by h.procedure_id, h.folded, h.place, s.nth, s.at, h.is_joined, s.word
  )
  select distinct m.nth, m.word, m.procedure_id, m.class from met m
  where m.place = 1 and (m.words = 1 or m.words = 1 + (
    select count(distinct o.place) from met o
    where o.procedure_id = m.procedure_id and o.folded = m.folded and o.place > 1
      and o.nth = m.nth and o.at <> m.at and abs(o.at - m.at) <= m.words));
end $$;

-- What one text says.
create or replace function find_signals(given text) returns table (word text, procedure_id bigint, class text)
  language sql stable parallel safe rows 3
  begin atomic
    select f.word, f.procedure_id, f.class from find_signals_in(array[given]) f;
  end;
drop function without_plain_names(text);

/* Reads the texts of a service: those of a treatment against its own procedure, all others against the treatments that may
   be given now. What is found is held until the operator has read exactly this text (R13.03). */
create or replace procedure review_texts(wanted bigint) language plpgsql as $$
declare
  whole text := texts_of_service(wanted);
  lines text;
  titles text[];
  title_classes text[];
  found_now text[];
  classes_now text[];
  until_now date;
  hash bytea;
begin
  select string_agg(concat_ws(' ', all_texts(t.title), p.code), E'\n' order by t.id),
    array_agg(all_texts(t.title) order by t.id), array_agg(p.licence_class order by t.id)
    into lines, titles, title_classes
    from treatments t join procedures p on p.id = t.procedure_id where t.service_id = wanted;
  with own as (
    select distinct p.licence_class class, t.licensed_until until from treatments t join procedures p on p.id = t.procedure_id
    where t.service_id = wanted and p.licence_class <> 'none' and t.licensed_until >= baghdad_today()
  ), held as (
    -- Beside a treatment that needs a licence, a venue may speak of all that its licences allow, as long as they last.
    select class, until from own union
    select l.class, l.expires_on from licences l join services s on s.venue_id = l.venue_id
    where s.id = wanted and l.expires_on >= baghdad_today() and exists (select from own)
  ), signals as (
    select f.word, f.class, case when f.nth = 1 or title_classes[f.nth - 1] <> 'none' then
      (select max(h.until) from held h where covers(h.class, f.class)) end until
    from find_signals_in(whole || titles) f
    where f.nth = 1 or not covers(title_classes[f.nth - 1], f.class)
  )
  select array_agg(distinct word order by word) filter (where until is null),
    array_agg(distinct class order by class) filter (where until is null), coalesce(min(until), 'infinity')
    into found_now, classes_now, until_now from signals;
  update services set texts_until = until_now, texts_read_at = current_moment() where id = wanted;
  if found_now is null then
    delete from text_reviews where service_id = wanted;
    return;
  end if;
  hash := sha256(convert_to(concat_ws(E'\n', whole, lines, array_to_string(classes_now, ' ')), 'UTF8'));
  insert into text_reviews as r (service_id, text_hash, found_words, classes, state, held_at)
    values (wanted, hash, found_now, classes_now, 'held', current_moment())
    on conflict (service_id) do update
      set text_hash = excluded.text_hash, found_words = excluded.found_words, classes = excluded.classes,
        state = 'held', held_at = excluded.held_at, decided_at = null, decided_by = null, reply = null
      where r.text_hash <> excluded.text_hash;
end $$;

-- A judgement nearly always leaves the treatments as they are, and so their cards.
create or replace function renew_cards(wanted bigint[]) returns void language plpgsql as $$
begin
  if cardinality(wanted) = 0 then return; end if;
  perform from venues where id in (select venue_id from services where id = any(wanted)) order by id for key share;
  update services s set card_version = draw_version()
    from (select id from services where id = any(wanted) order by id for no key update) locked
    where s.id = locked.id;
end $$;
create or replace function renew_cards_of_treatments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform renew_cards(array(select distinct service_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform renew_cards(array(select distinct service_id from old_rows));
  elsif exists (select from new_rows) then
    perform renew_cards(array(
      select o.service_id from old_rows o left join new_rows n on n.id = o.id where (o.*) is distinct from (n.*)
      union select n.service_id from new_rows n left join old_rows o on o.id = n.id where (o.*) is distinct from (n.*)));
  end if;
  return null;
end $$;
