-- What a walk in an order reads of every listing stands in its row, and without what no search uses: the places of the
-- words. Reading it from elsewhere costs ten times as much.
alter table services
  alter column document set storage main,
  alter column document type tsvector using strip(document);
-- Every plan of a search reads the list of frequent words; two thousand of them tell common from rare.
alter table services alter column document set statistics 200;

-- What the filters count of the best listings stands in the index, so that none of their rows is read.
drop index services_recommended;
create index services_recommended on services (standing desc, id desc) include (
  category_id, city_id, district, type, establishment_id, rating_sum, rating_count, is_women_only, has_female_staff,
  from_price_iqd
) where status = 'published';

-- A sixty-fourth of everything: where as many of it match as make a thousand sure, nobody has to count the rest.
create index services_document_sample on services using gin (document) where status = 'published' and id % 64 = 0;

create or replace procedure refresh_service(wanted bigint) language sql as $$
  update services s set
    type = e.type, city_id = e.city_id, postcode = e.postcode, is_women_only = e.is_women_only,
    has_female_staff = f.is_there, district = district_code(e.district), location = point(e.longitude, e.latitude),
    from_price_iqd = coalesce(p.lowest, 0), best_discount_percent = coalesce(p.best, 0),
    document = strip(to_tsvector('simple', fold_text(concat_ws(' ', all_words(s.title), all_words(e.name),
      all_words(c.label), p.titles, t.names, all_words(e.district), all_words(y.name), all_words(y.governorate),
      all_words(s.description)))))
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

/* Folded words with a Latin letter or a digit for each other letter, one for one. Trigrams know only what the locale calls
   letters, and under the locale that is alike everywhere those are the Latin ones: without this no Arabic or Kurdish
   word is like another. */
create function spell_out(folded text) returns text language sql immutable strict parallel safe
  return translate(folded, U&'\0627\0628\062A\062B\062C\062D\062E\062F\0630\0631\0632\0633\0634\0635\0636\0637\0638\0639\063A\0641\0642\0643\0644\0645\0646\0647\0648\064A\0621\067E\0686\0698\06AF\06A4', 'abt0jhxd1rzsc2345egfqklmn6wy7p89ov');

drop index search_terms_alike;
create index search_terms_alike on search_terms using gin (spell_out(word) gin_trgm_ops);
drop index search_phrases_alike;
create index search_phrases_alike on search_phrases using gin (spell_out(folded) gin_trgm_ops);

-- The counted words most like one, the most alike first. The planner takes the index of trigrams for dearer than it is.
create function alike_terms(typed text) returns setof search_terms
  language sql stable parallel safe set enable_seqscan = off as $$
  select t from search_terms t where spell_out(t.word) % spell_out(typed)
  order by similarity(spell_out(t.word), spell_out(typed)) desc, t.listings desc limit 3
$$;

-- Phrases that have a word which begins so. The planner takes reading them all for cheaper than their index.
create function phrases_beginning(typed text) returns setof search_phrases
  language sql stable parallel safe set enable_seqscan = off as $$
  select p from search_phrases p
  where (spell_out(p.folded) like spell_out(typed) || '%' or spell_out(p.folded) like '% ' || spell_out(typed) || '%')
    and (p.folded like typed || '%' or p.folded like '% ' || typed || '%')
  order by p.listings desc, p.code limit 30
$$;

/* search_query, which it replaces, in two parts, as listings must have both: `narrowing` is for the index, `besides` is
   not: the beginning of a frequent word costs an index far more than reading the few listings that have another one. It
   is null where there is no such word. `at_least` so many listings match, as of when the words were counted last; they
   `are_few` where finding and sorting all of them is cheaper than looking for twenty in the sorted list of everything. */
create function read_search(typed text, out narrowing tsquery, out besides tsquery, out at_least integer, out are_few boolean)
  language plpgsql stable parallel safe as $$
declare
  folded text := fold_text(typed);
  pieces text[] := string_to_array(folded, ' ');
  parts text[] := '{}';
  ways text[];
  likely text[];
  meant text[];
  lowest integer := 1;
  piece text;
  is_last boolean;
  n integer := 0;
  beginning bigint;
  begun integer;
  known integer;
  bound bigint;
  at_most bigint;
begin
  at_least := 0;
  are_few := true;
  if folded = '' then return; end if;
  foreach piece in array pieces loop
    n := n + 1;
    is_last := n = cardinality(pieces);
    ways := array[search_part(piece, is_last)];
    likely := array[piece];
    -- More than two hundred words that begin so are not worth their adding.
    select sum(listings), max(listings), count(*) into beginning, known, begun from (
      select listings from search_terms t where t.word ~>=~ piece
        and t.word ~<=~ case when is_last then piece || chr(1114111) else piece end limit 200) t;
    if begun = 0 and not exists (select from synonyms y where y.word = piece) then
      likely := likely || array(
        select bare from unnest(array[regexp_replace(piece, U&'^(\0648|\0628|\0641|\0643|\0644)?(\0627\0644|\0644\0644|\0644|\0628|\0648)', ''),
          regexp_replace(piece, U&'^[\0648\0628\0644\0643]', '')]) bare
        where bare <> piece and length(bare) > 2 and exists (select from search_terms t where t.word = bare));
      if length(piece) >= 3 then
        likely := likely || array(select t.word from alike_terms(piece) t);
        likely := likely || array(
          select y.word from synonyms y, similarity(spell_out(y.word), spell_out(piece)) likeness
          where likeness >= 0.4 order by likeness desc limit 2);
      end if;
    end if;
    meant := likely[2:] || array(
      select distinct y.means from synonyms y
      where y.word = any(likely) or is_last and length(piece) > 3 and y.word ~>=~ piece and y.word ~<~ (piece || chr(1114111)));
    ways := ways || array(select distinct search_part(o, false) from unnest(meant) o);
    parts := parts || ('(' || array_to_string(ways, ' | ') || ')');
    bound := case when begun = 200 then 2000000000 else coalesce(beginning, 0) + (
      select coalesce(sum(o.listings), 0) from unnest(meant) m, lateral (
        select min(t.listings) listings from search_terms t where t.word = any(string_to_array(m, ' '))) o) end;
    if at_most is null or bound < at_most then
      at_most := bound;
      lowest := n;
    end if;
    at_least := case when cardinality(pieces) = 1 then coalesce(known, 0) else 0 end;
  end loop;
  -- Here bound is the last word's, the only one that may be unfinished.
  if lowest < n and bound > 20000 then
    besides := to_tsquery('simple', parts[n]);
    parts := parts[:n - 1];
  end if;
  are_few := at_most <= (select sqrt(20 * greatest(reltuples, 0)) from pg_class where oid = 'services'::regclass);
  narrowing := to_tsquery('simple', array_to_string(parts, ' & '));
end $$;
drop function search_query(text);
