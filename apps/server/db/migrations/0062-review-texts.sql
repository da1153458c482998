/* What texts say of procedures that need a licence, where the venue holds none, is read by an operator before it is shown
   (R13.03). Which treatments may be given now is known to the next migration. */
-- What was found and what the operator has said of it; the hash is that of the text.
create table text_reviews (
  service_id bigint primary key references services on delete cascade,
  text_hash bytea not null,
  -- What was found, as it stands in the text.
  found_words text[] not null,
  classes text[] not null,
  state text not null check (state in ('held', 'approved', 'declined')),
  held_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  -- What the operator has written to the owner.
  reply text,
  check ((state = 'held') = (decided_at is null))
);
create index on text_reviews (held_at) where state = 'held';

-- The last day on which licences allow all that the texts of a service say; derived.
alter table services
  add column texts_until date not null default 'infinity',
  -- When its texts were last read; a registry that changes is read against all of them, some at a time.
  add column texts_read_at timestamptz;
create index services_to_read on services (texts_read_at) where status = 'published';

-- The classes whose words stand under a treatment of a class: a physician's text may speak of what a nurse does.
create function covers(held text, needed text) returns boolean language sql immutable parallel safe
  return held = needed or held = 'physician' and needed in ('nurse', 'beautician') or held = 'nurse' and needed = 'beautician';

-- Everything that is read beside a service: its own texts, its venue's name, its tags, and who gives it.
create function texts_of_service(wanted bigint) returns text language sql stable
  return (
    select concat_ws(E'\n', all_texts(s.title), all_texts(s.description), all_texts(s.full_description),
      all_texts(s.discount_offer), all_texts(s.discount_instructions),
      (select string_agg(all_texts(value), E'\n' order by key) from jsonb_each(s.picture_texts)),
      (select all_texts(v.name) from venues v where v.id = s.venue_id),
      (select string_agg(all_texts(g.name), E'\n' order by g.id) from service_tags st join tags g on g.id = st.tag_id
        where st.service_id = s.id),
      (select string_agg(concat_ws(' ', all_texts(e.name), all_texts(e.job)), E'\n' order by e.id)
        from service_employees se join employees e on e.id = se.employee_id where se.service_id = s.id))
    from services s where s.id = wanted);

/* Reads the texts of a service: those of a treatment against its own procedure, all others against the treatments that may
   be given now. What is found is held until the operator has read exactly this text (R13.03). */
create procedure review_texts(wanted bigint) language plpgsql as $$
declare
  whole text := texts_of_service(wanted);
  lines text;
  found_now text[];
  classes_now text[];
  until_now date;
  hash bytea;
begin
  select string_agg(concat_ws(' ', all_texts(t.title), p.code), E'\n' order by t.id) into lines
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
    select f.word, f.class, (select max(h.until) from held h where covers(h.class, f.class)) until from find_signals(whole) f
    union
    select f.word, f.class, case when p.licence_class <> 'none' then
        (select max(h.until) from held h where covers(h.class, f.class)) end
    from treatments t join procedures p on p.id = t.procedure_id, find_signals(all_texts(t.title)) f
    where t.service_id = wanted and not covers(p.licence_class, f.class)
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
