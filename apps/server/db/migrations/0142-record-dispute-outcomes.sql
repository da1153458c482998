/* What came of a dispute, each time (R15.17): a dispute can be opened again, and what was said before stays. Its state follows from
   the last of these alone. */
create table no_show_decisions (
  venue_id bigint not null,
  booking_id bigint not null,
  id bigint generated always as identity primary key,
  outcome text not null check (outcome in ('upheld', 'dismissed', 'reopened')),
  -- Null: the venue corrected the booking itself, and an operator before this table gave a reason that the log has lost.
  reason text check (btrim(reason) <> '' and length(reason) <= 500),
  decided_by bigint references users on delete set null,
  decided_at timestamptz not null,
  foreign key (venue_id, booking_id) references no_show_disputes on delete cascade
);
create index on no_show_decisions (venue_id, booking_id, id);
create index on no_show_decisions (decided_by) where decided_by is not null;

insert into no_show_decisions (venue_id, booking_id, outcome, reason, decided_by, decided_at)
select d.venue_id, d.booking_id, d.state,
  (select nullif(btrim(left(a.detail ->> 'reason', 500)), '') from audit_entries a where a.kind = 'operator.no_show_' || d.state
    and (a.detail ->> 'on') = d.booking_id::text order by a.id desc limit 1), d.decided_by, d.decided_at
from no_show_disputes d where d.state <> 'open';

create function decide_dispute() returns trigger language plpgsql as $$
declare
  former text;
begin
  select state into former from no_show_disputes where venue_id = new.venue_id and booking_id = new.booking_id for update;
  if (former = 'open') = (new.outcome = 'reopened') then
    raise exception 'The dispute about % is % already.', new.booking_id, former using errcode = '23514', constraint = 'dispute_decided';
  end if;
  update no_show_disputes set state = case new.outcome when 'reopened' then 'open' else new.outcome end,
    decided_by = case when new.outcome <> 'reopened' then new.decided_by end,
    decided_at = case when new.outcome <> 'reopened' then new.decided_at end
  where venue_id = new.venue_id and booking_id = new.booking_id;
  return new;
end $$;
create trigger decide_dispute before insert on no_show_decisions for each row execute function decide_dispute();

create function guard_dispute() returns trigger language plpgsql as $$
begin
  raise exception 'The state of a dispute follows from its decisions.' using errcode = 'restrict_violation';
end $$;
create trigger guard_dispute before update of state on no_show_disputes for each row
  when (old.state <> new.state and pg_trigger_depth() = 0) execute function guard_dispute();

-- A decision stays as it was said; only its words and who said it can be forgotten, where somebody's account is erased.
create function guard_decision() returns trigger language plpgsql as $$
begin
  raise exception 'A decision stays as it was.' using errcode = 'restrict_violation';
end $$;
create trigger guard_decision before update on no_show_decisions for each row
  when ((old.outcome, old.decided_at) is distinct from (new.outcome, new.decided_at)
    or new.reason is distinct from old.reason and new.reason is not null or new.decided_by is distinct from old.decided_by and new.decided_by is not null)
  execute function guard_decision();

create or replace function log_no_show_dispute() returns trigger language plpgsql as $$
begin
  perform write_trust_log('no_show_' || case when new.state <> 'open' then new.state when tg_op = 'INSERT' then 'disputed' else 'reopened' end,
    'booking', new.booking_id, new.venue_id, jsonb_build_object('by', new.decided_by));
  return null;
end $$;
