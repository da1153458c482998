/* The short address of a venue's page (R14.01): /v/noor-salon. An address that a venue has had stays its own, so that a link in
   somebody's profile never leads to another venue. The primary key of venue_slugs is the referee of every race: whoever
   comes second waits for the first and then sees whose it is. */

-- Arabic and Kurdish letters as Latin ones, small; short vowels, which the script leaves out, stay out.
create function in_latin(name text) returns text language sql immutable strict parallel safe as $$
  select case when bare ~ '[\u0600-\u06ff]'
    -- Between consonants waw and ya are the vowels u and i.
    then regexp_replace(regexp_replace(translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(bare,
        'وو', 'u'), 'ث', 'th'), 'خ', 'kh'), 'ذ', 'dh'), 'ش', 'sh'), 'غ', 'gh'), 'چ', 'ch'), 'ژ', 'zh'), 'ة', 'a'),
      'اأإآىبپتجحدرڕزسصضطظعفڤقكکگلڵمنهھەويیێۆؤئء', 'aaaaabptjhdrrzssdtzafvqkkgllmnhhewyyeow'),
      '([bcdfghjklmnpqrstvxz])w(?![aeiouwy])', '\1u', 'g'), '([bcdfghjklmnpqrstvxz])y(?![aeiouwy])', '\1i', 'g')
    else bare end
  from (select lower(regexp_replace(normalize(name, nfkc), '[\u0640\u064b-\u0655\u0670\u200b-\u200f''’ʼ‘`]', '', 'g')) bare) n $$;

-- A name as part of an address: words of Latin letters and digits with hyphens, about thirty characters; '' for one without.
create function slug_of(name text) returns text language sql immutable strict parallel safe as $$
  select case when length(slug) > 32 then coalesce(nullif(regexp_replace(left(slug, 33), '-[^-]*$', ''), ''), left(slug, 32)) else slug end
  from (select btrim(regexp_replace(public.unaccent('public.unaccent'::regdictionary, in_latin(name)), '[^a-z0-9]+', '-', 'g'), '-') slug) s $$;

-- What no venue may be called: parts of the site's own addresses, and what sounds like the marketplace itself.
create function is_reserved_slug(slug text) returns boolean language sql immutable strict parallel safe as $$
  select slug ~ '^(the-)?tajmeel-?spot(-|$)' or slug = any (array['about', 'account', 'admin', 'api', 'app', 'assets', 'book', 'booking',
    'bookings', 'business', 'career', 'careers', 'clinic', 'contact', 'dashboard', 'demo', 'dental', 'edit', 'embed', 'error', 'hair',
    'help', 'home', 'iraq', 'listing', 'login', 'logout', 'map', 'massage', 'new', 'null', 'official', 'operator', 'password', 'pay',
    'poster', 'preview', 'pricing', 'privacy', 'profile', 'public', 'qr', 'query', 'saloon', 'search', 'security', 'service', 'services',
    'settings', 'share', 'signup', 'sitemap', 'spa', 'static', 'status', 'support', 'system', 'team', 'terms', 'test', 'undefined',
    'user', 'vendor', 'venue', 'venues', 'verify', 'wishlist', 'www']) $$;

create function is_slug(slug text) returns boolean language sql immutable strict parallel safe
  return slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug ~ '[a-z]' and char_length(slug) between 3 and 40;

-- Every address that a venue has or has had.
create table venue_slugs (
  slug text primary key constraint slug_invalid check (is_slug(slug) and not is_reserved_slug(slug)),
  -- The address of a new venue is taken in the moment before its row is written.
  venue_id bigint not null references venues on delete cascade deferrable initially deferred,
  taken_at timestamptz not null default current_moment(),
  unique (venue_id, slug)
);

-- Takes an address for a venue: true where it is the venue's own afterwards.
create function take_slug(venue bigint, wanted text) returns boolean language plpgsql as $$
begin
  if not is_slug(wanted) or is_reserved_slug(wanted) then return false; end if;
  insert into venue_slugs (slug, venue_id) values (wanted, venue) on conflict (slug) do nothing;
  return exists (select from venue_slugs where slug = wanted and venue_id = venue);
end $$;

-- '' asks for an address of the venue's name: the name, with its city, with its number.
alter table venues add column slug text not null default '';
create function name_venue_page() returns trigger language plpgsql as $$
declare
  name text := slug_of(coalesce(new.name ->> 'en', new.name ->> 'ar', new.name ->> 'ckb'));
  city text := (select slug_of(code) from cities where id = new.city_id);
  candidate text;
begin
  if new.slug <> '' then
    if take_slug(new.id, new.slug) then return new; end if;
    raise exception using errcode = 'unique_violation', constraint = 'slug_in_use', message = 'the address is not free';
  end if;
  if name !~ '[a-z]' or name ~ '^(the-)?tajmeel-?spot(-|$)' then name := btrim('venue-' || regexp_replace(name, '[a-z-]+', '', 'g'), '-'); end if;
  foreach candidate in array array[name, left(name || '-' || city, 40), name || '-' || new.id, 'venue-' || new.id, 'v-' || new.id || '-' || md5(random()::text)] loop
    candidate := left(btrim(candidate, '-'), 40);
    if take_slug(new.id, candidate) then
      new.slug := candidate;
      return new;
    end if;
  end loop;
  raise exception using errcode = 'unique_violation', constraint = 'slug_in_use', message = 'no address is free';
end $$;
create trigger name_venue_page before insert or update of slug on venues for each row execute function name_venue_page();

-- Of venues that are called alike, the one that has been there longest has the plain name.
do $$ declare one bigint; begin
  for one in select id from venues order by approved_at is null, created_at, id loop
    update venues set slug = '' where id = one;
  end loop;
end $$;
set constraints all immediate;
alter table venues add constraint venues_slug_fkey foreign key (id, slug) references venue_slugs (venue_id, slug) deferrable initially deferred;
