/* What is in the drawer of a venue at the end of a day: what was counted when a day was last sealed by then, and what moved since.
   So a till of many years is summed as fast as one of a week. */
create function drawer_at(venue bigint, until date) returns bigint language sql stable as $$
  with sealed as (
    select coalesce(max(s.day), '-infinity') as day from till_seals s where s.venue_id = venue and s.day <= until
  )
  select coalesce((select s.counted_iqd from till_seals s, sealed where s.venue_id = venue and s.day = sealed.day), 0)
    + coalesce((select sum(e.amount_iqd) from sealed, ledger_transactions t
        join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id and e.account = 'cash'
        where t.venue_id = venue and t.day > sealed.day and t.day <= until), 0)::bigint
$$;

create or replace function seal_till() returns trigger language plpgsql as $$
declare
  sealed date;
  drawer bigint;
begin
  insert into tills (venue_id) values (new.venue_id) on conflict do nothing;
  select sealed_through into sealed from tills where venue_id = new.venue_id for update;
  if new.day <= sealed then
    raise exception 'The day % is sealed.', new.day using errcode = '23514', constraint = 'day_sealed';
  end if;
  drawer := drawer_at(new.venue_id, new.day);
  if drawer <> new.counted_iqd or worth_of(new.counts) <> new.counted_iqd then
    raise exception 'The drawer holds %, not %.', drawer, new.counted_iqd using errcode = '23514', constraint = 'drawer_counted';
  end if;
  if new.expected_iqd <> new.counted_iqd and new.reason is null then
    raise exception 'A difference has a reason.' using errcode = '23514', constraint = 'difference_explained';
  end if;
  update tills set sealed_through = new.day where venue_id = new.venue_id;
  return new;
end $$;
