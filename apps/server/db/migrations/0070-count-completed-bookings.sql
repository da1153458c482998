/* Whose word counts (R13.07): reviews and recommendations by people with a completed booking at the venue, one a person and
   venue, fading with age, and none by people of the trade. Each review and recommendation says whether it counts and since
   when; each service sums up those that do. Both follow at the end of the transaction that changes what they hang on. */
alter table reviews
  -- 'excluded': somebody of the trade wrote it, or an operator took it out.
  add column voice text not null default 'not_verified' check (voice in ('counted', 'not_verified', 'excluded')),
  -- From when its age is told, and how many reviews at the venue share the voice of its author; null where it weighs nothing.
  add column counts_from timestamptz,
  add column shared_by integer,
  add check ((voice = 'counted') = (counts_from is not null) and (voice = 'counted') = (shared_by is not null));
alter table features
  add column counts_from timestamptz,
  add column shared_by integer,
  add check ((counts_from is null) = (shared_by is null));
drop index reviews_service_id_created_at_id_idx;
create index on reviews (service_id, (voice = 'counted') desc, created_at desc, id desc);
create index on reviews (user_id);

/* A whole voice is 240 parts in its first year, half as many with each year, 30 for ever; shared by the services of the venue that
   it speaks of. Steps of whole years change a service once a year and voice, by the day that stands in its row, so that no
   round has to touch all of them; and everybody can count them on the fingers. */
create function voice_weight(since timestamptz, shared_by integer, today date) returns integer language sql immutable parallel safe
  return (240 >> least(3, greatest(0, (today - (since at time zone 'Asia/Baghdad')::date) / 365))) / shared_by;
-- The day on which a voice weighs less than today; null where it no longer fades.
create function voice_fades_on(since timestamptz, today date) returns date language sql immutable parallel safe
  return case when today - (since at time zone 'Asia/Baghdad')::date < 3 * 365 then (since at time zone 'Asia/Baghdad')::date
    + 365 * (greatest(0, (today - (since at time zone 'Asia/Baghdad')::date) / 365) + 1) end;

/* What the order is made of, as apps/server/src/catalog/standing/rules.ts has it; a test compares them. The mean in thousandths,
   pulled towards 3.5 by five imagined new voices: one review of five stars is not yet the best, and none is not the worst. */
create function pulled_mean(sum bigint, weight bigint) returns integer language sql immutable parallel safe
  return (sum * 1000 + 4200000) / (weight + 1200);
-- Thousandths of a point: 80 points for the mean, up to 20 for recommendations, of which ten new ones earn half.
create function standing_of(sum bigint, weight bigint, features bigint) returns bigint language sql immutable parallel safe
  return (pulled_mean(sum, weight) - 1000) * 20::bigint + 20000 * features / (features + 2400);

drop trigger count_review on reviews;
drop function count_review;
drop trigger count_feature on features;
drop function count_feature;
alter table services drop column standing, drop column rank;
alter table services
  -- In parts of a voice, 240 a whole one, as is the sum: stars by parts.
  add column rating_weight integer not null default 0,
  add column features_weight integer not null default 0,
  -- The day on which the first of its voices fades; null where none does.
  add column fades_on date,
  add column rank integer not null generated always as (pulled_mean(rating_sum, rating_weight)) stored,
  add column standing bigint not null generated always as (standing_of(rating_sum, rating_weight, features_weight)) stored;
create index services_fading on services (fades_on) where fades_on is not null;
create index services_ranked on services (rank desc, id desc) where status = 'published';
create index services_ranked_in_category on services (category_id, rank desc, id desc) where status = 'published';
create index services_ranked_in_city on services (category_id, city_id, rank desc, id desc) where status = 'published';
create index services_recommended on services (standing desc, id desc) include (
  category_id, city_id, district, type, venue_id, rating_sum, rating_weight, is_women_only, has_female_staff,
  from_price_iqd, listed_until
) where status = 'published';
create index services_recommended_in_category on services (category_id, standing desc, id desc) where status = 'published';
create index services_recommended_in_city on services (category_id, city_id, standing desc, id desc) where status = 'published';

-- Voices that an operator has taken out, of a person at a venue.
create table excluded_voices (
  user_id bigint not null references users on delete cascade,
  venue_id bigint not null references venues on delete cascade,
  -- In an operator's words.
  reason text not null,
  excluded_at timestamptz not null,
  primary key (venue_id, user_id)
);
create index on excluded_voices (user_id);

-- Whoever owns or works in a venue, or has an account for that, reviews nobody.
create function is_of_trade(author bigint) returns boolean language sql stable
  return exists (select from users where id = author and role = 'vendor')
    or exists (select from memberships where user_id = author);

/* Sums a service up. Its row is locked first: a sum of what was there before a lock would lose what another transaction
   adds meanwhile. */
create function weigh_service(wanted bigint) returns void language plpgsql as $$
declare
  today date := baghdad_today();
begin
  perform from services where id = wanted for no key update;
  update services s set rating_count = r.n, rating_sum = r.sum, rating_weight = r.weight,
      features_count = f.n, features_weight = f.weight, fades_on = least(r.fades_on, f.fades_on)
    from (select count(*) n, coalesce(sum(rating * voice_weight(counts_from, shared_by, today)), 0) sum,
        coalesce(sum(voice_weight(counts_from, shared_by, today)), 0) weight, min(voice_fades_on(counts_from, today)) fades_on
      from reviews where service_id = wanted and voice = 'counted') r,
      (select count(*) n, coalesce(sum(voice_weight(counts_from, shared_by, today)), 0) weight, min(voice_fades_on(counts_from, today)) fades_on
      from features where service_id = wanted and counts_from is not null) f
    where s.id = wanted and (s.rating_count, s.rating_sum, s.rating_weight, s.features_count, s.features_weight, s.fades_on)
      is distinct from (r.n, r.sum, r.weight, f.n, f.weight, least(r.fades_on, f.fades_on));
end $$;

/* Says which words of a person at a venue count, then sums up the services whose words have changed, and those that `also` names.
   A voice is as old as the last visit before it: writing it again does not make it younger. One transaction a person at a time:
   a visit that is completed while its review is written is seen by the later of the two. */
create function weigh_voice(author bigint, venue bigint, also bigint[] default '{}') returns void language plpgsql as $$
declare
  completed_at timestamptz;
  is_excluded boolean;
  reviewed bigint[];
  featured bigint[];
  changed bigint;
begin
  perform pg_advisory_xact_lock(70, (author % 2147483647)::integer);
  select max(lower(during)) into completed_at from bookings
    where venue_id = venue and customer_id = author and status = 'completed';
  is_excluded := is_of_trade(author)
    or exists (select from excluded_voices x where x.venue_id = venue and x.user_id = author);
  with own as (
    select r.id, case when completed_at is null then 'not_verified' when is_excluded then 'excluded' else 'counted' end voice,
      case when completed_at is not null and not is_excluded then least(r.created_at, completed_at) end since,
      case when completed_at is not null and not is_excluded then count(*) over () end parts
    from reviews r join services s on s.id = r.service_id where r.user_id = author and s.venue_id = venue
  ), told as (
    update reviews r set voice = o.voice, counts_from = o.since, shared_by = o.parts from own o
    where r.id = o.id and (r.voice, r.counts_from, r.shared_by) is distinct from (o.voice, o.since, o.parts)
    returning r.service_id
  ) select array_agg(service_id) into reviewed from told;
  with own as (
    select f.service_id, case when completed_at is not null and not is_excluded then least(f.created_at, completed_at) end since,
      case when completed_at is not null and not is_excluded then count(*) over () end parts
    from features f join services s on s.id = f.service_id where f.user_id = author and s.venue_id = venue
  ), told as (
    update features f set counts_from = o.since, shared_by = o.parts from own o
    where f.user_id = author and f.service_id = o.service_id
      and (f.counts_from, f.shared_by) is distinct from (o.since, o.parts)
    returning f.service_id
  ) select array_agg(service_id) into featured from told;
  for changed in select distinct id from unnest(reviewed || featured || also) id order by id loop
    perform weigh_service(changed);
  end loop;
end $$;

-- All words of a person, venue by venue.
create function weigh_voices(author bigint) returns void language plpgsql as $$
declare
  venue bigint;
begin
  for venue in
    select distinct s.venue_id from services s where s.id in (
      select service_id from reviews where user_id = author union select service_id from features where user_id = author)
    order by s.venue_id
  loop
    perform weigh_voice(author, venue);
  end loop;
end $$;

-- A word that is new, changed or gone: of a review or a recommendation.
create function weigh_word() returns trigger language plpgsql as $$
declare
  word record;
begin
  for word in
    select c.user_id, s.venue_id, array_agg(s.id) services
    from (values (new.user_id, new.service_id), (old.user_id, old.service_id)) c (user_id, service_id)
      join services s on s.id = c.service_id group by c.user_id, s.venue_id order by c.user_id, s.venue_id
  loop
    perform weigh_voice(word.user_id, word.venue_id, word.services);
  end loop;
  return null;
end $$;
create constraint trigger weigh_word after insert or delete or update of service_id, user_id, rating, created_at on reviews
  deferrable initially deferred for each row execute function weigh_word();
create constraint trigger weigh_word after insert or delete or update of service_id, user_id, created_at on features
  deferrable initially deferred for each row execute function weigh_word();

create function weigh_booking() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.customer_id is not null then perform weigh_voice(old.customer_id, old.venue_id); end if;
  if tg_op <> 'DELETE' and new.customer_id is not null then perform weigh_voice(new.customer_id, new.venue_id); end if;
  return null;
end $$;
create constraint trigger weigh_new_booking after insert on bookings deferrable initially deferred
  for each row when (new.status = 'completed') execute function weigh_booking();
create constraint trigger weigh_lost_booking after delete on bookings deferrable initially deferred
  for each row when (old.status = 'completed') execute function weigh_booking();
create constraint trigger weigh_changed_booking after update on bookings deferrable initially deferred
  for each row when ((old.status = 'completed' or new.status = 'completed')
    and (old.status, old.customer_id, old.venue_id, old.during) is distinct from (new.status, new.customer_id, new.venue_id, new.during))
  execute function weigh_booking();

-- Who joins the trade, and who leaves it.
create function weigh_author() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform weigh_voices(new.id);
  else
    if tg_op <> 'INSERT' then perform weigh_voices(old.user_id); end if;
    if tg_op <> 'DELETE' then perform weigh_voices(new.user_id); end if;
  end if;
  return null;
end $$;
create constraint trigger weigh_author after insert or delete or update of user_id on memberships
  deferrable initially deferred for each row execute function weigh_author();
create constraint trigger weigh_author after update of role on users
  deferrable initially deferred for each row when (old.role <> new.role) execute function weigh_author();

create function weigh_excluded() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform weigh_voice(old.user_id, old.venue_id); end if;
  if tg_op <> 'DELETE' then perform weigh_voice(new.user_id, new.venue_id); end if;
  return null;
end $$;
create constraint trigger weigh_excluded after insert or delete or update on excluded_voices
  deferrable initially deferred for each row execute function weigh_excluded();

-- A service that changes hands takes its words along.
create function weigh_moved_service() returns trigger language plpgsql as $$
declare
  author bigint;
begin
  for author in select user_id from reviews where service_id = new.id union select user_id from features where service_id = new.id order by 1
  loop
    perform weigh_voice(author, old.venue_id);
    perform weigh_voice(author, new.venue_id, array[new.id]);
  end loop;
  return null;
end $$;
create constraint trigger weigh_moved_service after update of venue_id on services
  deferrable initially deferred for each row when (old.venue_id <> new.venue_id) execute function weigh_moved_service();

-- What stands already is judged like what comes.
update services set rating_sum = 0, rating_count = 0, features_count = 0 where rating_count > 0 or features_count > 0;
with word as (
  select r.id, count(*) over (partition by r.user_id, s.venue_id) parts, is_of_trade(r.user_id) is_excluded, (
    select max(lower(b.during)) from bookings b
    where b.venue_id = s.venue_id and b.customer_id = r.user_id and b.status = 'completed') completed_at
  from reviews r join services s on s.id = r.service_id
)
update reviews r set voice = case when is_excluded then 'excluded' else 'counted' end,
    counts_from = case when not is_excluded then least(r.created_at, completed_at) end, shared_by = case when not is_excluded then parts end
  from word w where w.id = r.id and completed_at is not null;
with word as (
  select f.service_id, f.user_id, count(*) over (partition by f.user_id, s.venue_id) parts, (
    select max(lower(b.during)) from bookings b
    where b.venue_id = s.venue_id and b.customer_id = f.user_id and b.status = 'completed') completed_at
  from features f join services s on s.id = f.service_id
)
update features f set counts_from = least(f.created_at, completed_at), shared_by = parts
  from word w where w.service_id = f.service_id and w.user_id = f.user_id and completed_at is not null and not is_of_trade(f.user_id);
select weigh_service(id) from (
  select service_id id from reviews where voice = 'counted' union select service_id from features where counts_from is not null) counted
  order by id;
