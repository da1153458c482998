-- A phrase in Latin letters is known by its sound, whichever vowels somebody writes: 'qas sha3er' is 'qas sha3r' (R14.07).
create function phrase_sound(phrase text) returns text language sql immutable strict parallel safe
  return (select string_agg(sound_key(word), ' ' order by n) from unnest(string_to_array(phrase, ' ')) with ordinality w(word, n));
create index synonyms_sound on synonyms (phrase_sound(word)) where word like '% %';
create index procedure_spellings_sound on procedure_spellings (phrase_sound(folded)) where folded like '% %';

/* What a phrase means that sounds like a known one. In all its words together one vowel may be another one: two would make 'hair cut'
   of 'her cat'. */
create function meanings_by_sound(phrase text) returns table (words text, procedure_id bigint) language sql stable parallel safe as $$
  select distinct m.words, m.procedure_id
  from (
    select y.word from synonyms y where y.word like '% %' and phrase_sound(y.word) = phrase_sound(phrase)
    union select s.folded from procedure_spellings s where s.folded like '% %' and phrase_sound(s.folded) = phrase_sound(phrase)
  ) known, lateral (
    select coalesce(sum(case when one = other then 0
        when one ~ '[a-z]' and other ~ '[a-z]' then levenshtein(latin_sound(one), latin_sound(other))
        when sound_alike(one, other) then 0 else 2 end), 2) as distance
    from unnest(string_to_array(known.word, ' '), string_to_array(phrase, ' ')) w(one, other)) compared,
    lateral meanings_of(known.word) m
  where phrase ~ '[a-z]' and phrase like '% %' and compared.distance <= 1
$$;

create or replace function read_search(typed text, reader text) returns jsonb language sql stable parallel safe as $$
  with given as materialized (
    select string_to_array(nullif(fold_text(typed), ''), ' ') all_words
  ), chosen as materialized (
    select coalesce((select array_agg(w order by n) from unnest(all_words) with ordinality t(w, n) where not is_filler(w)), all_words) pieces
    from given
  ), pieces as materialized (
    select piece, n::integer, n = cardinality(pieces) is_last from chosen, unnest(pieces) with ordinality p(piece, n) where n <= 12
  ), typed_phrases as materialized (
    select p.n, size from pieces p, generate_series(2, 4) size, lateral (
      select string_agg(o.piece, ' ' order by o.n) phrase, count(*) words from pieces o where o.n between p.n and p.n + size - 1) t
    where t.words = size and (exists (select from meanings_of(t.phrase)) or exists (select from meanings_by_sound(t.phrase)))
  ), read as materialized (
    select p.*, r.words, r.how, r.slips from pieces p, lateral read_word(p.piece, p.is_last,
      exists (select from typed_phrases t where p.n between t.n and t.n + t.size - 1)) r
  ), phrases as (
    select r.n, size, phrase from read r, generate_series(1, 4) size, lateral (
      select unnest(array[string_agg(o.words[1], ' ' order by o.n), string_agg(o.piece, ' ' order by o.n)]) phrase, count(*) words
      from read o where o.n between r.n and r.n + size - 1) p
    where p.words = size
  ), meanings as materialized (
    select distinct p.n, size, m.words, m.procedure_id from phrases p, lateral meanings_of(p.phrase) m
    union select p.n, size, m.words, m.procedure_id from phrases p, lateral meanings_by_sound(p.phrase) m
      where not exists (select from meanings_of(p.phrase))
  ), begun as materialized (
    select r.piece, (select jsonb_build_object('services', coalesce(sum(services), 0), 'most', coalesce(max(services), 0), 'words', count(*),
        'is_generic', coalesce(sum(treated) > 0 and 2 * sum(treated) >= sum(named), false)) from (
        -- More than two hundred words that begin so are not worth their adding.
        select * from search_terms t where t.word ~>=~ r.piece and t.word ~<~ (r.piece || chr(1114111)) limit 200) t) counts,
      array(select distinct m.procedure_id from (
          select word from search_terms t where t.word ~>=~ r.piece and t.word ~<~ (r.piece || chr(1114111)) limit 20) t,
        lateral meanings_of(t.word) m where length(r.piece) > 2 and m.procedure_id is not null) procedures
    from read r where r.how = 'begun'
  ), asked as (
    select unnest(words) word from read union select unnest(string_to_array(words, ' ')) from meanings
    union select 'R' || procedure_id from meanings union select 'R' || unnest(procedures) from begun
  )
  select jsonb_build_object(
    'mark', language_mark(typed, reader),
    'pieces', (select coalesce(jsonb_agg(jsonb_build_object('typed', piece, 'words', words, 'how', how, 'slips', slips) order by n), '[]') from read),
    'meanings', (select coalesce(jsonb_agg(jsonb_build_object('at', n - 1, 'size', size, 'words', words, 'procedure', procedure_id)), '[]') from meanings),
    'begun', (select counts || jsonb_build_object('procedures', procedures) from begun),
    'terms', (select coalesce(jsonb_object_agg(t.word, jsonb_build_array(t.services, t.named, t.treated)), '{}')
      from asked a join search_terms t on t.word = a.word),
    'few', (select greatest(300, floor(sqrt(20 * greatest(reltuples, 0)))) from pg_class where oid = 'services'::regclass))
$$;

create or replace function read_word(piece text, is_last boolean, is_of_phrase boolean, out words text[], out how text, out slips integer)
  language plpgsql stable parallel safe as $$
begin
  words := array[piece];
  how := 'known';
  slips := 0;
  if is_of_phrase or exists (select from search_terms t where t.word = piece and t.services > 0)
    or exists (select from meanings_of(piece)) then
    words := words || array(select form from unnest(word_forms(piece)) form join search_terms t on t.word = form
        where form <> piece and length(form) > 2 and t.is_target and t.services > 0)
      || array(select spoken_alike(piece));
    return;
  end if;
  words := array(
    select form from unnest(word_forms(piece) || word_forms(regexp_replace(piece, U&'^[\0648\0628\0644\0641\0643](?=...)', ''))
      || regexp_replace(piece, U&'(?<=....)(\0647\0627|\0643|\0647|\0646\0627)$', '') || regexp_replace(piece, '^[aeiu]l(?=...)', '')
      || (piece || 's')) form
    where form <> piece and length(form) > 2
      and (exists (select from search_terms t where t.word = form and t.services > 0 and t.is_target) or exists (select from meanings_of(form)))
    order by length(form) desc limit 1);
  if cardinality(words) > 0 then how := 'bare'; return; end if;
  words := array[piece] || array(select spoken_alike(piece));
  if is_last and length(piece) > 1
    and exists (select from search_terms t where t.word ~>=~ piece and t.word ~<~ (piece || chr(1114111)) and t.services > 0) then
    how := 'begun';
    return;
  end if;
  if cardinality(words) > 1 then words := words[2:]; how := 'bare'; return; end if;
  -- Known to a service that is younger than the counted words. Counted, for the planner would look for one through all services.
  if (select count(*) from services s where s.status = 'published'
    and s.document @@ format('%L | %L | %L', 'E' || piece, 'A' || piece, 'K' || piece)::tsquery) > 0 then return; end if;
  select array_agg(l.word order by n), min(l.slips) into words, slips
  from (select *, min(l.class) over () best, row_number() over () n from likely_words(piece) l) l where l.class = l.best;
  how := 'likely';
  if words is null then
    words := array[piece];
    -- Part of a phrase that means something, or of none.
    how := case when exists (select from search_terms t where t.word = piece) then 'known' else 'unknown' end;
    slips := 0;
  end if;
end $$;
