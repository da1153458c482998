-- Every account can have a second factor. A login that waits for a code is of the operator's application or of the site.
alter table operator_logins rename to pending_logins;
alter index operator_logins_pkey rename to pending_logins_pkey;
alter table pending_logins rename constraint operator_logins_user_id_fkey to pending_logins_user_id_fkey;
alter table pending_logins
  add column audience text not null default 'operator' check (audience in ('site', 'operator')),
  add constraint site_login_enrols_nothing check (audience = 'operator' or sealed_secret is null);
alter table pending_logins alter column audience drop default;
create index on pending_logins (user_id);

-- An app that is shown to the user of an account, until a code of it comes back.
create table second_factor_setups (
  user_id bigint primary key references users on delete cascade,
  sealed_secret bytea not null,
  expires_at timestamptz not null
);

/* Whatever enrols an app uses up what allows it, in the same statement: an operator's link of the command, anybody else's
   set-up. From then on no session of the account is left that has not been opened with a code. */
create or replace function use_up_enrolment() returns trigger language plpgsql as $$
begin
  if (select role from users where id = new.user_id for share) = 'operator' then
    delete from operator_enrolments where user_id = new.user_id;
  else
    delete from second_factor_setups where user_id = new.user_id;
  end if;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'enrolment_needs_link',
      message = 'an app for codes is enrolled with a set-up of the account, an operator''s with the link of the command';
  end if;
  delete from sessions where user_id = new.user_id and second_factor_at is null;
  return new;
end $$;

/* No session of an account that has a second factor is opened without it, by whichever way. The account is locked as by
   whatever opens or ends access, so that of a login and an enrolment at once the later one sees the other. */
create function require_second_factor() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for share;
  if exists (select from second_factors where user_id = new.user_id) then
    raise exception using errcode = 'check_violation', constraint = 'session_needs_second_factor',
      message = 'this account logs in with a code, too';
  end if;
  return new;
end $$;
create trigger require_second_factor before insert on sessions for each row
  when (new.second_factor_at is null) execute function require_second_factor();

-- Sessions of operators on the site, from before it asked for a code.
delete from sessions where second_factor_at is null and user_id in (select user_id from second_factors);
