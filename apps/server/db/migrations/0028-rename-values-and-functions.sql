-- The values and functions that belong to the names of 0027, and the events that wait for delivery.
-- Values that name things too.
alter table bookings drop constraint bookings_origin_check, drop constraint bookings_check, drop constraint bookings_retained_for_check;
update bookings set origin = 'venue' where origin = 'house';
update bookings set retained_for = 'not_published' where retained_for = 'not_offered';
alter table bookings
  rename constraint bookings_check1 to bookings_walk_in_phone_check;
alter table bookings
  add constraint bookings_origin_check check (origin in ('site', 'venue')),
  add constraint bookings_walk_in_check check (customer_id is not null or origin = 'venue'),
  add constraint bookings_retained_for_check check (
    retained_for in ('closed', 'employee_away', 'women_only', 'employee_left', 'not_on_team', 'not_published', 'no_woman')
  );
update booking_events set verb = case verb
    when 'accept' then 'accept_proposal' when 'refuse' then 'decline_proposal' when 'confirm_coming' then 'confirm_attendance'
    when 'keep' then 'retain' end
  where verb in ('accept', 'refuse', 'confirm_coming', 'keep');
alter table proposals drop constraint proposals_state_check;
update proposals set state = 'declined' where state = 'refused';
alter table proposals
  add constraint proposals_state_check check (state in ('open', 'accepted', 'declined', 'replaced', 'lapsed'));
alter table waitlist_offers drop constraint waitlist_offers_state_check;
update waitlist_offers set state = 'declined' where state = 'refused';
alter table waitlist_offers
  add constraint waitlist_offers_state_check check (state in ('open', 'accepted', 'declined', 'lapsed', 'lost'));
alter table search_phrases drop constraint search_phrases_kind_check;
update search_phrases set kind = 'location' where kind = 'place';
alter table search_phrases
  add constraint search_phrases_kind_check check (kind in ('treatment', 'location', 'category'));
alter table sessions drop constraint sessions_audience_check, drop constraint operator_needs_second_factor;
alter table hand_offs drop constraint hand_offs_audience_check;
update sessions set audience = 'operator' where audience = 'operator_console';
update hand_offs set audience = 'operator' where audience = 'operator_console';
alter table sessions
  add constraint sessions_audience_check check (audience in ('site', 'vendor_dashboard', 'operator')),
  add constraint operator_needs_second_factor check (audience <> 'operator' or second_factor_at is not null);
alter table hand_offs add constraint hand_offs_audience_check check (audience in ('vendor_dashboard', 'operator'));

-- Functions whose bodies are text name what they read and write.
alter function all_words(jsonb) rename to all_texts;
create or replace procedure refresh_service(wanted bigint) language sql as $$
  update services s set
    type = v.type, city_id = v.city_id, postcode = v.postcode, is_women_only = v.is_women_only,
    has_female_staff = f.exists, district = district_code(v.district), location = point(v.longitude, v.latitude),
    from_price_iqd = coalesce(p.lowest, 0), best_discount_percent = coalesce(p.best, 0),
    document = strip(to_tsvector('simple', fold_text(concat_ws(' ', all_texts(s.title), all_texts(v.name),
      all_texts(c.label), p.titles, t.names, all_texts(v.district), all_texts(y.name), all_texts(y.governorate),
      all_texts(s.description)))))
  from services self
    join venues v on v.id = self.venue_id
    join cities y on y.id = v.city_id
    join categories c on c.id = self.category_id
    cross join lateral (
      select min(final_price(i.price_iqd, i.discount_percent)) lowest, max(i.discount_percent) best,
        string_agg(all_texts(i.title), ' ') titles
      from treatments i where i.service_id = self.id
    ) p
    cross join lateral (
      select string_agg(all_texts(g.name), ' ') names
      from service_tags st join tags g on g.id = st.tag_id where st.service_id = self.id
    ) t
    cross join lateral (
      select exists (select from service_employees se join employees m on m.id = se.employee_id
        where se.service_id = self.id and m.gender = 'female' and m.is_active)
    ) f
  where self.id = wanted and s.id = self.id
$$;
create or replace procedure refresh_search_terms() language plpgsql as $$
begin
  delete from search_terms;
  insert into search_terms (word, services)
    select word, ndoc from ts_stat('select document from services where status = ''published''') where length(word) > 1;
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
create or replace function alike_terms(typed text) returns setof search_terms
  language sql stable parallel safe set enable_seqscan = off as $$
  select t from search_terms t where spell_out(t.word) % spell_out(typed)
  order by similarity(spell_out(t.word), spell_out(typed)) desc, t.services desc limit 3
$$;
create or replace function phrases_beginning(typed text) returns setof search_phrases
  language sql stable parallel safe set enable_seqscan = off as $$
  select p from search_phrases p
  where (spell_out(p.folded) like spell_out(typed) || '%' or spell_out(p.folded) like '% ' || spell_out(typed) || '%')
    and (p.folded like typed || '%' or p.folded like '% ' || typed || '%')
  order by p.services desc, p.code limit 30
$$;
create or replace function read_search(typed text, out narrowing tsquery, out besides tsquery, out at_least integer, out are_few boolean)
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
    select sum(services), max(services), count(*) into beginning, known, begun from (
      select services from search_terms t where t.word ~>=~ piece
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
      select coalesce(sum(o.services), 0) from unnest(meant) m, lateral (
        select min(t.services) services from search_terms t where t.word = any(string_to_array(m, ' '))) o) end;
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

drop function lock_for_booking;
/* What a booking must wait for before it is entered, in one round trip. Each statement of a volatile function sees what
   was committed before it began, so the count includes the bookings that the lock of the customer has waited for. */
create function lock_for_booking(
  venue bigint, customer bigint, request_key text, at timestamptz,
  -- Version of the venue's schedule, which stays what it is until the transaction ends.
  out version integer,
  -- False, without waiting, where another request with the same key is under way.
  out is_free boolean,
  -- Bookings of the customer: unanswered ones, and all that are still to come.
  out pending integer, out all_open integer,
  -- The booking that the key has made, and the hash of its request.
  out twin bigint, out twin_hash bytea
) language plpgsql as $$
begin
  -- Before anything else is locked: a change of the schedule locks the venue first, too.
  select schedule_version into version from venues where id = venue for key share;
  is_free := request_key is null or pg_try_advisory_xact_lock(hashtextextended(customer || ' ' || request_key, 0));
  if not is_free then
    return;
  end if;
  perform from users where id = customer for no key update;
  select count(*) filter (where is_open and status = 'pending'), count(*) filter (where is_open),
    max(id) filter (where is_twin), (array_agg(request_hash) filter (where is_twin))[1]
  into pending, all_open, twin, twin_hash
  from (
    select b.id, b.status, b.request_hash, b.idempotency_key = request_key as is_twin,
      lower(b.during) > at and (b.first_item_id is null or b.first_item_id = b.id)
        and (b.status = 'confirmed' or b.status = 'pending' and b.answer_by > at) as is_open
    from bookings b where b.customer_id = customer) own;
end $$;

alter function enter_owner() rename to insert_owner;
alter trigger enter_owner on venues rename to insert_owner;
create or replace function insert_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from memberships where venue_id = new.id and role = 'owner';
  end if;
  insert into memberships (venue_id, user_id, role, created_at)
  values (new.id, new.owner_id, 'owner', new.created_at)
  on conflict (venue_id, user_id) do update set role = 'owner', employee_id = null;
  return null;
end $$;

-- Guards publishing: asked by its name and its parameters, which are renamed.
drop function licence_allows;
create function licence_allows(venue bigint, category bigint, day date default (now() at time zone 'Asia/Baghdad')::date)
  returns boolean language sql stable parallel safe
  return not exists (
    select from licence_rules r where r.category_id = category and not exists (
      select from licences l where l.venue_id = venue and l.class = r.class and l.expires_on >= day));
create or replace function guard_publishing() returns trigger language plpgsql as $$
begin
  if exists (select from venues v join users u on u.id = v.owner_id
      where v.id = new.venue_id and u.suspended_at is not null) then
    raise exception using errcode = 'check_violation', constraint = 'vendor_suspended', message = 'the vendor is suspended';
  end if;
  if not licence_allows(new.venue_id, new.category_id) then
    raise exception using errcode = 'check_violation', constraint = 'licence_missing', message = 'a licence is missing';
  end if;
  return new;
end $$;

alter function mark_openings() rename to mark_slots;
alter function mark_openings_of_service() rename to mark_slots_of_service;
alter function mark_openings_of_house() rename to mark_slots_of_venue;
do $$ declare found record; begin
  for found in select tgrelid::regclass as owner from pg_trigger where tgname = 'mark_openings' loop
    execute format('alter trigger mark_openings on %s rename to mark_slots', found.owner);
  end loop;
end $$;
create or replace function mark_slots() returns trigger language plpgsql as $$
begin
  insert into stale_slots values (coalesce(new.venue_id, old.venue_id));
  return null;
end $$;
create or replace function mark_slots_of_service() returns trigger language plpgsql as $$
begin
  insert into stale_slots
  select venue_id from services where id = coalesce(new.service_id, old.service_id);
  return null;
end $$;
create or replace function mark_slots_of_venue() returns trigger language plpgsql as $$
begin
  insert into stale_slots values (new.id);
  return null;
end $$;

-- Events that wait for delivery name what they carry as the program does now.
do $$ begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  update pgboss.job set data = jsonb_set(data, '{event}',
      (data -> 'event') - 'establishmentId'
      || case when data -> 'event' ? 'establishmentId'
        then jsonb_build_object('venueId', data -> 'event' -> 'establishmentId') else '{}' end
      || case when data -> 'event' ->> 'to' = 'house' then '{"to": "venue"}' else '{}'::jsonb end
      || jsonb_build_object('kind', coalesce((
        select pair.new_kind from (values
          ('booking.refused', 'booking.proposal_declined'), ('waiting.taken', 'waitlist.slot_taken'),
          ('waiting.offered', 'waitlist.slot_offered'), ('waiting.lost', 'waitlist.slot_lost'),
          ('console.term_changed', 'operator.term_changed'), ('identity.reset_asked', 'identity.reset_requested')
        ) as pair (old_kind, new_kind) where pair.old_kind = data -> 'event' ->> 'kind'), data -> 'event' ->> 'kind')))
    where name in ('events', 'failed_events') and data ? 'event';
end $$;

-- What was done and changed is told by the names of today; what such an entry holds stays as it was written.
update audit_entries a set kind = pair.new_kind from (values
    ('console_opened', 'operator_signed_in'), ('console_refused', 'operator_sign_in_refused'),
    ('console_code_refused', 'operator_code_refused'), ('reset_asked', 'reset_requested'),
    ('operator.listing_suspended', 'operator.service_suspended'),
    ('operator.listing_reinstated', 'operator.service_reinstated'),
    ('operator.message_marked', 'operator.contact_message_marked'),
    ('operator.person_blocked', 'operator.user_blocked'), ('operator.person_unblocked', 'operator.user_unblocked'),
    ('operator.person_erased', 'operator.user_erased'), ('operator.person_exported', 'operator.user_exported')
  ) as pair (old_kind, new_kind) where pair.old_kind = a.kind;
update schedule_changes c set verb = pair.new_verb from (values
    ('addListingPicture', 'addServicePicture'), ('changeHouse', 'changeVenue'), ('changeListing', 'changeService'),
    ('changeListingPictures', 'changeServicePictures'), ('changeMessages', 'changeMessageSettings'),
    ('changeOffer', 'changePublication'), ('changePrices', 'changeTreatments'), ('createListing', 'createService')
  ) as pair (old_verb, new_verb) where pair.old_verb = c.verb;
