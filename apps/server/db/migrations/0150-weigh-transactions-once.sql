/* How the ledger admits and weighs transactions, those of courses too. A transaction was weighed once for itself and once more for each of its entries. Its entries have the places 0 to
   entry_count - 1, each once by their key: one weighing finds all of them taken, and none can be added later. */
drop trigger weigh_entry on ledger_entries;
drop function weigh_entry();

create function place_entry() returns trigger language plpgsql as $$
begin
  if new.position < 0 or new.position >= coalesce((
    select entry_count from ledger_transactions where venue_id = new.venue_id and id = new.transaction_id), 0) then
    raise exception 'The transaction % has no place %.', new.transaction_id, new.position
      using errcode = '23514', constraint = 'ledger_balance';
  end if;
  return new;
end $$;
create trigger place_entry before insert on ledger_entries for each row execute function place_entry();

drop trigger weigh_transaction on ledger_transactions;
drop function weigh_transaction();
drop function weigh_ledger_transaction(bigint, bigint);

/* At the commit: entries sum to zero and are all there, a reversal is the mirror of what it takes back, nobody owes less than
   nothing, no more is given back than came, no more sessions are given than sold. */
create function weigh_transaction() returns trigger language plpgsql as $$
declare
  entries integer;
  total bigint;
  gives_back boolean;
begin
  select count(*), coalesce(sum(amount_iqd), 0), bool_or(amount_iqd < 0 and account in ('debt', 'cash', 'card', 'wallet'))
    into entries, total, gives_back from ledger_entries
    where venue_id = new.venue_id and transaction_id = new.id;
  if total <> 0 or entries <> new.entry_count then
    raise exception 'The entries of % do not balance.', new.id using errcode = '23514', constraint = 'ledger_balance';
  end if;
  if new.kind = 'reversal' then
    if exists (
      (select account, -amount_iqd, item_id, employee_id, product_id, -pieces from ledger_entries
        where venue_id = new.venue_id and transaction_id = new.reverses_id)
      except all (select account, amount_iqd, item_id, employee_id, product_id, pieces from ledger_entries
        where venue_id = new.venue_id and transaction_id = new.id)
    ) then
      raise exception '% is no reversal.', new.id using errcode = '23514', constraint = 'ledger_mirror';
    end if;
  end if;
  -- What only comes makes nothing less.
  if new.booking_id is not null and gives_back then
    if exists (
      select from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
      where t.venue_id = new.venue_id and t.booking_id = new.booking_id
      having sum(e.amount_iqd) filter (where e.account = 'debt') < 0
        or sum(e.amount_iqd) filter (where e.account in ('cash', 'card', 'wallet')) < 0
    ) then
      raise exception 'The booking % would be owed.', new.booking_id
        using errcode = '23514', constraint = 'ledger_booking_balance';
    end if;
  end if;
  if new.course_id is not null then
    if exists (
      select from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
      where t.venue_id = new.venue_id and t.course_id = new.course_id
      having sum(e.amount_iqd) filter (where e.account = 'debt') < 0
        or sum(e.amount_iqd) filter (where e.account in ('cash', 'card', 'wallet')) < 0
        or sum(e.amount_iqd) filter (where e.account = 'courses') > 0
    ) then
      raise exception 'The course % would be owed.', new.course_id using errcode = '23514', constraint = 'ledger_course_balance';
    end if;
  end if;
  if new.kind = 'session' then
    if not exists (select from course_uses where venue_id = new.venue_id and transaction_id = new.id)
      and not exists (select from ledger_transactions where venue_id = new.venue_id and reverses_id = new.id) then
      raise exception '% takes no session.', new.id using errcode = '23514', constraint = 'course_session';
    end if;
  end if;
  return null;
end $$;
create constraint trigger weigh_transaction after insert on ledger_transactions
  deferrable initially deferred for each row execute function weigh_transaction();

/* The lock of a course puts its payments and sessions in a row, after that of the booking. The row of the till is there after the
   first payment: only then it is looked for twice. */
create or replace function admit_ledger_transaction() returns trigger language plpgsql as $$
declare
  sealed date;
  former ledger_transactions;
begin
  if new.booking_id is not null then
    perform from bookings where venue_id = new.venue_id and id = new.booking_id for no key update;
  end if;
  if new.course_id is not null then
    perform from courses where venue_id = new.venue_id and id = new.course_id for no key update;
  end if;
  select sealed_through into sealed from tills where venue_id = new.venue_id for share;
  if not found then
    insert into tills (venue_id) values (new.venue_id) on conflict do nothing;
    select sealed_through into sealed from tills where venue_id = new.venue_id for share;
  end if;
  if new.day <= sealed then
    raise exception 'The day % is sealed.', new.day using errcode = '23514', constraint = 'day_sealed';
  end if;
  if new.kind = 'refund' and new.course_id is not null then
    update courses set ended_at = new.entered_at where venue_id = new.venue_id and id = new.course_id and ended_at is null;
    if not found then
      raise exception 'The course % has ended.', new.course_id using errcode = '23514', constraint = 'course_over';
    end if;
  end if;
  if new.kind = 'reversal' then
    select * into former from ledger_transactions where venue_id = new.venue_id and id = new.reverses_id;
    if former.kind in ('reversal', 'difference') or former.booking_id is distinct from new.booking_id
      or former.course_id is distinct from new.course_id then
      raise exception 'Not to be reversed.' using errcode = '23514', constraint = 'reversible';
    end if;
    if former.kind = 'sale' then
      delete from bills where venue_id = new.venue_id and booking_id = former.booking_id and transaction_id = former.id;
      update courses set ended_at = new.entered_at where venue_id = new.venue_id and id = former.course_id and ended_at is null;
    elsif former.kind = 'refund' then
      update courses set ended_at = null where venue_id = new.venue_id and id = former.course_id;
    elsif former.kind = 'session' then
      -- A visit whose bill is closed would be given for nothing.
      if exists (select from bills l join bookings b on b.venue_id = l.venue_id and b.id = l.booking_id
          where l.venue_id = new.venue_id and l.booking_id = former.booking_id and b.status = 'completed') then
        raise exception 'The bill of % is closed.', former.booking_id using errcode = '23514', constraint = 'session_billed';
      end if;
      delete from course_uses where venue_id = new.venue_id and transaction_id = former.id;
    end if;
  end if;
  return new;
end $$;

-- The till says that the venue exists, and most transactions take nothing back.
alter table ledger_transactions drop constraint ledger_transactions_venue_id_fkey;
alter table ledger_transactions drop constraint ledger_transactions_venue_id_reverses_id_key;
create unique index ledger_reversed_once on ledger_transactions (venue_id, reverses_id) where reverses_id is not null;
