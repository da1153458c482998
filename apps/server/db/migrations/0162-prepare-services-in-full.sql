/* Services in full as visitors get them, ready to be sent (decision 068). */

-- What changes leaves a mark at its venue and at its branch of categories: a row that nobody waits for. All marks of one place
-- together, by xor, are its version: each mark that comes makes it another one, and folding several into one leaves it as it is.
create table document_marks (
  kind text not null constraint document_marks_kind check (kind in ('venue', 'branch')),
  id bigint not null,
  number bigint not null default draw_version()
);
create index document_marks_of_place on document_marks (kind, id) include (number);

create function mark_documents(place_kind text, ids bigint[]) returns void language sql as $$
  insert into document_marks (kind, id) select place_kind, id from unnest(ids) id where id is not null group by id order by id
$$;

-- Whoever folds the same marks meanwhile leaves them to the other one.
create function fold_marks(place_kind text, place bigint) returns void language sql as $$
  with folded as (
    delete from document_marks where ctid = any(array(
      select ctid from document_marks where kind = place_kind and id = place for update skip locked)) returning number)
  insert into document_marks (kind, id, number)
  select place_kind, place, bit_xor(number) from folded having count(*) > 0
$$;

create function mark_documents_of_service() returns trigger language plpgsql as $$
begin
  perform mark_documents('venue', array[case when tg_op <> 'DELETE' then new.venue_id end, case when tg_op <> 'INSERT' then old.venue_id end]);
  perform mark_documents('branch', array(select branch[1] from categories
    where id in (case when tg_op <> 'DELETE' then new.category_id end, case when tg_op <> 'INSERT' then old.category_id end)));
  return null;
end $$;
create trigger mark_documents_of_new after insert on services for each row
  when (new.status = 'published') execute function mark_documents_of_service();
create trigger mark_documents_of_old after delete on services for each row
  when (old.status = 'published') execute function mark_documents_of_service();
-- The version of its card stands for all that this shows, also of treatments and venue.
create trigger mark_documents after update on services for each row
  when ((old.status = 'published' or new.status = 'published')
    and (old.card_version, old.full_description, old.is_at_home, old.picture_texts, old.discount_offer, old.discount_expires_on,
      old.discount_instructions, old.coupon_code, old.standing, old.rank, old.city_id)
    is distinct from (new.card_version, new.full_description, new.is_at_home, new.picture_texts, new.discount_offer,
      new.discount_expires_on, new.discount_instructions, new.coupon_code, new.standing, new.rank, new.city_id))
  execute function mark_documents_of_service();

-- Of rows that belong to a venue.
create function mark_documents_of_venue_row() returns trigger language plpgsql as $$
begin
  perform mark_documents('venue', array[case when tg_op <> 'DELETE' then new.venue_id end, case when tg_op <> 'INSERT' then old.venue_id end]);
  return null;
end $$;
create trigger mark_documents after insert or update or delete on licences for each row execute function mark_documents_of_venue_row();
create trigger mark_documents after insert or update or delete on opening_hours for each row execute function mark_documents_of_venue_row();
create trigger mark_documents after update on employees for each row
  when ((old.name, old.job, old.gender, old.portrait, old.is_active, old.position)
    is distinct from (new.name, new.job, new.gender, new.portrait, new.is_active, new.position))
  execute function mark_documents_of_venue_row();
-- A review says whether its author has been there.
create trigger mark_documents_of_completed after insert on bookings for each row
  when (new.status = 'completed') execute function mark_documents_of_venue_row();
create trigger mark_documents_of_deleted after delete on bookings for each row
  when (old.status = 'completed') execute function mark_documents_of_venue_row();
create trigger mark_documents after update of status, customer_id, venue_id on bookings for each row
  when ((old.status = 'completed' or new.status = 'completed')
    and (old.status, old.customer_id, old.venue_id) is distinct from (new.status, new.customer_id, new.venue_id))
  execute function mark_documents_of_venue_row();

create function mark_documents_of_venue() returns trigger language plpgsql as $$
begin
  perform mark_documents('venue', array[new.id]);
  return null;
end $$;
create trigger mark_documents after update on venues for each row
  when ((old.slug, old.name, old.type, old.address, old.district, old.city_id, old.postcode, old.latitude, old.longitude,
      old.is_women_only, old.phone, old.email, old.website, old.social)
    is distinct from (new.slug, new.name, new.type, new.address, new.district, new.city_id, new.postcode, new.latitude,
      new.longitude, new.is_women_only, new.phone, new.email, new.website, new.social))
  execute function mark_documents_of_venue();

-- The lock is that of a foreign key: a service that moves to another venue waits, or is found there.
create function mark_documents_of_services(wanted bigint[]) returns void language sql as $$
  select mark_documents('venue', array(select distinct venue_id from
    (select venue_id from services where id = any(wanted) order by id for key share) found))
$$;
create function mark_documents_of_service_row() returns trigger language plpgsql as $$
begin
  perform mark_documents_of_services(
    array[case when tg_op <> 'DELETE' then new.service_id end, case when tg_op <> 'INSERT' then old.service_id end]);
  return null;
end $$;
create trigger mark_documents after insert or update or delete on service_tags
  for each row execute function mark_documents_of_service_row();
create trigger mark_documents after insert or update or delete on service_employees
  for each row execute function mark_documents_of_service_row();
create trigger mark_documents after insert or update or delete on reviews
  for each row execute function mark_documents_of_service_row();

create function mark_documents_of_review_row() returns trigger language plpgsql as $$
begin
  perform mark_documents_of_services(array(select service_id from reviews
    where id in (case when tg_op <> 'DELETE' then new.review_id end, case when tg_op <> 'INSERT' then old.review_id end)));
  return null;
end $$;
create trigger mark_documents after insert or update or delete on review_replies
  for each row execute function mark_documents_of_review_row();
create trigger mark_documents after insert or update or delete on review_pictures
  for each row execute function mark_documents_of_review_row();

-- An author who changes her name marks what she reviewed; a review that she writes meanwhile waits, and has the new one.
create function await_author() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for share;
  return new;
end $$;
create trigger await_author before insert or update of user_id on reviews for each row execute function await_author();
create function mark_documents_of_author() returns trigger language plpgsql as $$
begin
  perform mark_documents_of_services(array(select service_id from reviews where user_id = new.id));
  return null;
end $$;
create trigger mark_documents after update on users for each row
  when ((old.name, old.alias, old.image) is distinct from (new.name, new.alias, new.image))
  execute function mark_documents_of_author();

create trigger renew_card_terms after insert or update or delete or truncate on tags
  for each statement execute function renew_card_terms();
create trigger renew_card_terms after insert or update or delete or truncate on procedures
  for each statement execute function renew_card_terms();
create trigger renew_card_terms after insert or update or delete or truncate on licence_rules
  for each statement execute function renew_card_terms();

create table service_details (
  service_id bigint not null references services on delete cascade,
  locale text not null,
  venue_id bigint not null,
  category_id bigint not null,
  city_id bigint not null,
  -- The top of its category.
  branch bigint not null,
  version bigint not null,
  terms_version bigint not null,
  form text not null,
  made_on date not null,
  valid_until date not null,
  made_at timestamptz not null default now(),
  -- Names by which caches drop it.
  tags text not null,
  -- What comes before and after the similar services.
  head text not null,
  tail text not null,
  primary key (service_id, locale)
);
create index service_details_by_age on service_details (made_at);

-- What services of a category and a city show as similar: those of a branch change often, and are the same for all of them.
create table similar_services (
  category_id bigint not null references categories on delete cascade,
  city_id bigint not null references cities on delete cascade,
  language text not null,
  version bigint not null,
  terms_version bigint not null,
  form text not null,
  made_on date not null,
  valid_until date not null,
  -- Joined by blanks and by line breaks, of which JSON has none: the driver takes longer for a list than for the rest.
  ids text not null,
  bodies text not null,
  primary key (category_id, city_id, language)
);
