-- The first app for codes of an operator is set with the link that the command at the server prints, and with nothing else.
create table operator_enrolments (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
-- Logins that were shown a secret before links were needed.
delete from operator_logins where sealed_secret is not null;

/* Whatever enrols an app uses such a link up, in the same statement; who has none cannot enrol. */
create function use_up_enrolment() returns trigger language plpgsql as $$
begin
  delete from operator_enrolments where user_id = new.user_id;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'enrolment_needs_link',
      message = 'an app for codes is enrolled with the link of the command alone';
  end if;
  return new;
end $$;
-- After, so that of two apps that are enrolled at once the second finds the first and gives way.
create trigger use_up_enrolment after insert on second_factors for each row execute function use_up_enrolment();

-- The session of the site that a session of a dashboard came from; it ends with it.
alter table sessions add column origin_hash bytea references sessions on delete set null;
create index on sessions (origin_hash);
