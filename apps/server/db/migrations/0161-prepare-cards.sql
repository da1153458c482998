/* Cards of services as visitors get them, ready to be sent: filled by whoever reads a service without one (decision 068). */

-- Drawn anew with each change of what a card shows. It is no count: what was lost with a database that failed, or came back
-- with a backup, never bears the number of something else.
alter table services add column card_version bigint not null default 0;

create function draw_version() returns bigint language sql volatile parallel safe return random(1, 9007199254740991);

create function version_card() returns trigger language plpgsql as $$
begin
  new.card_version := draw_version();
  return new;
end $$;
create trigger version_card before update on services for each row
  when ((old.title, old.description, old.images, old.status, old.listed_until, old.from_price_iqd, old.rating_count, old.rating_sum,
      old.rating_weight, old.category_id, old.venue_id)
    is distinct from (new.title, new.description, new.images, new.status, new.listed_until, new.from_price_iqd, new.rating_count,
      new.rating_sum, new.rating_weight, new.category_id, new.venue_id))
  execute function version_card();

-- Venues before services, and both in the order of ids, as everything that judges them: who meets another waits, and ends.
create function renew_cards(wanted bigint[]) returns void language sql as $$
  select from venues where id in (select venue_id from services where id = any(wanted)) order by id for key share;
  update services s set card_version = draw_version()
  from (select id from services where id = any(wanted) order by id for no key update) locked
  where s.id = locked.id
$$;

create function renew_cards_of_treatments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform renew_cards(array(select distinct service_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform renew_cards(array(select distinct service_id from old_rows));
  else
    perform renew_cards(array(
      select o.service_id from old_rows o left join new_rows n on n.id = o.id where (o.*) is distinct from (n.*)
      union select n.service_id from new_rows n left join old_rows o on o.id = n.id where (o.*) is distinct from (n.*)));
  end if;
  return null;
end $$;
create trigger renew_cards_of_new after insert on treatments referencing new table as new_rows
  for each statement execute function renew_cards_of_treatments();
create trigger renew_cards after update on treatments referencing old table as old_rows new table as new_rows
  for each statement execute function renew_cards_of_treatments();
create trigger renew_cards_of_old after delete on treatments referencing old table as old_rows
  for each statement execute function renew_cards_of_treatments();

-- A venue that changes renews the services which it sees: one that comes to it meanwhile waits, and shows what has changed.
create function await_venue() returns trigger language plpgsql as $$
begin
  perform from venues where id = new.venue_id for share;
  return new;
end $$;
create trigger await_venue before insert on services for each row execute function await_venue();
create trigger await_new_venue before update of venue_id on services for each row
  when (old.venue_id <> new.venue_id) execute function await_venue();

create function renew_cards_of_venue() returns trigger language plpgsql as $$
begin
  perform renew_cards(array(select id from services where venue_id = new.id));
  return null;
end $$;
create trigger renew_cards after update on venues for each row
  when ((old.slug, old.name, old.type, old.district, old.city_id, old.is_women_only)
    is distinct from (new.slug, new.name, new.type, new.district, new.city_id, new.is_women_only))
  execute function renew_cards_of_venue();

-- The names of categories and cities stand on all cards and change once a year: one version for all of them.
create table card_terms (
  is_only boolean primary key default true constraint card_terms_are_one check (is_only),
  version bigint not null
);
insert into card_terms (version) values (draw_version());

create function renew_card_terms() returns trigger language plpgsql as $$
begin
  update card_terms set version = draw_version();
  return null;
end $$;
create trigger renew_card_terms after insert or update or delete or truncate on categories
  for each statement execute function renew_card_terms();
create trigger renew_card_terms after insert or update or delete or truncate on cities
  for each statement execute function renew_card_terms();

create table service_cards (
  service_id bigint not null references services on delete cascade,
  language text not null,
  -- Of the service and of all terms when the card was made; another one there makes it void.
  version bigint not null,
  terms_version bigint not null,
  -- Digest of how the program that made it writes cards.
  form text not null,
  -- Days in Asia/Baghdad, both included: licences end.
  made_on date not null,
  valid_until date not null,
  body text not null,
  primary key (service_id, language)
);
