/* The trust log (R13.14): what was decided about venues, licences, texts, services, reviews and the order of results. It names
   nobody: things and people stand in it by number. Each entry has the hash of the one before, so that a changed, lost or
   reordered entry is found by whoever reckons the hashes again. */
create table trust_log_entries (
  position bigint primary key,
  kind text not null,
  -- What it is about: a venue, a licence, a service, a review, an account …
  subject text not null,
  subject_id bigint,
  venue_id bigint,
  -- Codes, numbers and days alone; no words of anybody.
  detail jsonb not null,
  recorded_at timestamptz not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index on trust_log_entries (kind, position);

-- The last entry, by which lost entries at the end are found; its lock puts entries of several connections in a row.
create table trust_log_head (
  is_only boolean primary key default true check (is_only),
  position bigint not null,
  hash bytea not null
);
insert into trust_log_head (position, hash) values (0, sha256(''));

-- What the hash of an entry is reckoned from, beside the hash before it.
create function trust_log_text(entry trust_log_entries) returns text language sql immutable
  return concat_ws(E'\n', entry.kind, entry.subject, coalesce(entry.subject_id::text, ''), coalesce(entry.venue_id::text, ''),
    entry.detail::text, to_char(entry.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'));

create function chain_trust_log() returns trigger language plpgsql as $$
begin
  select h.position + 1, h.hash into new.position, new.previous_hash from trust_log_head h for update;
  new.recorded_at := current_moment();
  new.hash := sha256(new.previous_hash || convert_to(trust_log_text(new), 'UTF8'));
  update trust_log_head set position = new.position, hash = new.hash;
  return new;
end $$;
create trigger chain_trust_log before insert on trust_log_entries for each row execute function chain_trust_log();

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'The trust log is only added to.' using errcode = 'restrict_violation';
end $$;
create trigger refuse_log_change before update or delete or truncate on trust_log_entries
  for each statement execute function refuse_log_change();
create trigger refuse_log_change before insert or delete or truncate on trust_log_head
  for each statement execute function refuse_log_change();
create trigger refuse_head_change before update on trust_log_head for each statement
  when (pg_trigger_depth() = 0) execute function refuse_log_change();

create function write_trust_log(kind text, subject text, subject_id bigint, venue_id bigint, detail jsonb) returns void
  language sql as $$
    insert into trust_log_entries (kind, subject, subject_id, venue_id, detail)
      values (kind, subject, subject_id, venue_id, jsonb_strip_nulls(detail))
  $$;

/* Each table tells of its own changes, whoever makes them. The triggers fire at the commit, so that the lock of the head is the
   last that a transaction takes: two that decide at once never wait for each other. */
create function log_licence() returns trigger language plpgsql as $$
declare
  -- Who removes a row is unknown to the row.
  licence licences := coalesce(new, old);
begin
  perform write_trust_log(case tg_op when 'INSERT' then 'licence_entered' when 'UPDATE' then 'licence_changed' else 'licence_removed' end,
    'venue', licence.venue_id, licence.venue_id, jsonb_build_object('class', licence.class, 'until', licence.expires_on,
      'number_hash', encode(sha256(convert_to(licence_key(licence.number), 'UTF8')), 'hex'),
      'former_until', case when tg_op = 'UPDATE' then old.expires_on end));
  return null;
end $$;
create constraint trigger log_licence after insert or update or delete on licences
  deferrable initially deferred for each row execute function log_licence();

create function log_licence_application() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state or new.state = 'incomplete' then return null; end if;
  perform write_trust_log('licence_' || case new.state when 'waiting' then 'handed_in' else new.state end, 'licence_application',
    new.id, new.venue_id, jsonb_build_object('class', new.class, 'until', new.expires_on, 'by', new.decided_by));
  return null;
end $$;
create constraint trigger log_licence_application after insert or update of state on licence_applications
  deferrable initially deferred for each row execute function log_licence_application();

create function log_venue_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.state, new.requested_at) = (old.state, old.requested_at) then return null; end if;
  perform write_trust_log('venue_' || new.state, 'venue', new.venue_id, new.venue_id,
    jsonb_build_object('cause', new.cause, 'by', new.decided_by));
  return null;
end $$;
create constraint trigger log_venue_approval after insert or update on venue_approvals
  deferrable initially deferred for each row execute function log_venue_approval();

create function log_text_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.state, new.text_hash) = (old.state, old.text_hash) then return null; end if;
  perform write_trust_log('text_' || new.state, 'service', new.service_id,
    (select venue_id from services where id = new.service_id),
    jsonb_build_object('classes', to_jsonb(new.classes), 'text_hash', encode(new.text_hash, 'hex'), 'by', new.decided_by));
  return null;
end $$;
create constraint trigger log_text_review after insert or update on text_reviews
  deferrable initially deferred for each row execute function log_text_review();

create function log_suspension() returns trigger language plpgsql as $$
begin
  perform write_trust_log(case new.status when 'suspended' then 'service_suspended' else 'service_reinstated' end, 'service', new.id,
    new.venue_id, jsonb_build_object('with_vendor', new.is_suspended_with_vendor or old.is_suspended_with_vendor));
  return null;
end $$;
create constraint trigger log_suspension after update of status on services
  deferrable initially deferred for each row
  when ((old.status = 'suspended') <> (new.status = 'suspended')) execute function log_suspension();

create function log_account_state() returns trigger language plpgsql as $$
begin
  if (old.suspended_at is null) <> (new.suspended_at is null) then
    perform write_trust_log(case when new.suspended_at is null then 'vendor_reinstated' else 'vendor_suspended' end, 'account', new.id,
      null, '{}');
  end if;
  if (old.blocked_at is null) <> (new.blocked_at is null) then
    perform write_trust_log(case when new.blocked_at is null then 'account_unblocked' else 'account_blocked' end, 'account', new.id,
      null, '{}');
  end if;
  return null;
end $$;
create constraint trigger log_account_state after update of suspended_at, blocked_at on users
  deferrable initially deferred for each row
  when (old.suspended_at is distinct from new.suspended_at or old.blocked_at is distinct from new.blocked_at)
  execute function log_account_state();

/* Who takes a review away is said by the verb that does it, for the rest of its transaction: its author, the erasure of an
   account, or an operator. A review that goes in any other way says so. */
create function log_review_removal() returns trigger language plpgsql as $$
begin
  perform write_trust_log('review_removed', 'review', old.id, (select venue_id from services where id = old.service_id),
    jsonb_build_object('by', coalesce(nullif(current_setting('trust_log.removed_by', true), ''), 'unknown'),
      'rating', old.rating));
  return null;
end $$;
create constraint trigger log_review_removal after delete on reviews
  deferrable initially deferred for each row execute function log_review_removal();

create function log_review_report() returns trigger language plpgsql as $$
begin
  perform write_trust_log('report_' || new.status, 'review', coalesce(new.review_id, old.review_id),
    (select s.venue_id from services s left join reviews r on r.id = old.review_id
      where s.id = coalesce(new.service_id, r.service_id)), jsonb_build_object('reason', new.reason));
  return null;
end $$;
create constraint trigger log_review_report after update of status on review_reports
  deferrable initially deferred for each row when (old.status <> new.status) execute function log_review_report();

create function log_procedure() returns trigger language plpgsql as $$
declare
  one procedures := coalesce(new, old);
begin
  perform write_trust_log(case tg_op when 'INSERT' then 'procedure_added' when 'UPDATE' then 'procedure_changed' else 'procedure_removed' end,
    'procedure', one.id, null, jsonb_build_object('code', one.code, 'class', one.licence_class,
      'former_class', case when tg_op = 'UPDATE' then old.licence_class end));
  return null;
end $$;
create constraint trigger log_procedure after insert or update of licence_class or delete on procedures
  deferrable initially deferred for each row execute function log_procedure();

-- Where the log begins, and with how much that had been decided before.
do $$ begin
  perform write_trust_log('log_begun', 'log', null, null, jsonb_build_object(
    'licences', (select count(*) from licences), 'venues', (select count(*) from venues where approved_at is not null),
    'suspended_services', (select count(*) from services where status = 'suspended'),
    'blocked_accounts', (select count(*) from users where blocked_at is not null)));
end $$;
