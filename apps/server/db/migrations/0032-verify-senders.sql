-- Accounts from before could cause messages without a verified address, and keep what they could.
alter table users add column must_verify_email boolean not null default false;
alter table users alter column must_verify_email set default true;

-- The link of an email that proves that its reader has the account's address.
create table email_confirmations (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Messages to others that an account has caused before its address was verified; they leave with it, or never.
create table held_events (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  booking_id bigint not null,
  event jsonb not null,
  created_at timestamptz not null
);
create index on held_events (user_id, id);

-- How many invitations a venue has sent on a day (Asia/Baghdad), also those that were taken back.
create table invitation_days (
  venue_id bigint not null references venues on delete cascade,
  date date not null,
  sent integer not null,
  primary key (venue_id, date)
);

create function count_invitation() returns trigger language plpgsql as $$
declare
  total integer;
begin
  insert into invitation_days as d (venue_id, date, sent)
    values (new.venue_id, (new.created_at at time zone 'Asia/Baghdad')::date, 1)
    on conflict (venue_id, date) do update set sent = d.sent + 1 returning sent into total;
  if total > 20 then
    raise exception using errcode = 'check_violation', constraint = 'too_many_invitations',
      message = 'a venue sends at most 20 invitations a day';
  end if;
  return new;
end $$;
create trigger count_invitation before insert on invitations for each row execute function count_invitation();

-- What a caller makes up stays small, whoever writes it down. Former rows stay as they are.
alter table audit_entries
  add constraint audit_kind_length check (length(kind) <= 100) not valid,
  add constraint audit_address_length check (length(address) <= 100) not valid,
  add constraint audit_request_length check (length(request_id) <= 100) not valid,
  add constraint audit_detail_length check (octet_length(detail::text) <= 16000) not valid;
alter table sessions
  add constraint session_agent_length check (length(user_agent) <= 300) not valid,
  add constraint session_address_length check (length(address) <= 100) not valid;
