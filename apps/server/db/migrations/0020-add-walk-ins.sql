-- Guests who come without an account, who has arrived, and hours that somebody's chair is blocked.

alter table bookings
  -- null: a guest without an account, whom the house has entered itself.
  alter column customer_id drop not null,
  add column origin text not null default 'site' check (origin in ('site', 'house')),
  -- E.164, of a guest without an account alone.
  add column customer_phone text,
  -- Since when the guest is there; a step, not a state.
  add column checked_in_at timestamptz,
  add check (customer_id is not null or origin = 'house'),
  add check (customer_phone is null or customer_id is null);
-- Of bookings without an account the key is the house's.
create unique index walk_in_key on bookings (establishment_id, idempotency_key) where customer_id is null;

-- Blocked time is one person's, for some hours, beside whatever else holds on the day.
alter table hours_exceptions
  drop constraint hours_exceptions_kind_check,
  add constraint hours_exceptions_kind_check check (kind in ('closed', 'open', 'women_only', 'blocked')),
  add check (kind <> 'blocked' or (employee_id is not null and opens_minute is not null));
