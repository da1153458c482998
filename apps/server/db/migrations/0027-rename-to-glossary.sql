/* One name for each thing, as docs/GLOSSARY.md has it: establishments and houses are venues, lines of price lists are
   treatments, waits are entries of the waitlist, starts that are kept ready are ranges of slots. No row is lost or read
   anew; names of constraints, indexes and sequences follow their tables and columns. */
alter domain words rename to localized_text;
alter domain localized_text rename constraint words_check to localized_text_check;

alter table establishments rename to venues;
alter table house_members rename to memberships;
alter table house_invitations rename to invitations;
alter table weekly_hours rename to opening_hours;
alter table pricing_items rename to treatments;
alter table booking_proposals rename to proposals;
alter table waits rename to waitlist_entries;
alter table wait_offers rename to waitlist_offers;
alter table openings rename to slot_ranges;
alter table opened_houses rename to slot_horizons;
alter table stale_openings rename to stale_slots;
alter table customer_notes rename to client_notes;
alter table console_logins rename to operator_logins;
alter table kept_mails rename to stored_emails;
alter table contents rename to page_texts;

do $$ declare found record; begin
  for found in select c.table_name, c.column_name, n.new_name
    from information_schema.columns c
      join (values
        ('establishment_id', 'venue_id'), ('pricing_item_id', 'treatment_id'), ('pricing_title', 'treatment_title'),
        ('basket_id', 'first_item_id'), ('coming_token_hash', 'attendance_token_hash'),
        ('confirmed_coming_at', 'attendance_confirmed_at'), ('kept_for', 'retained_for'), ('settled_at', 'agreed_at'),
        ('guest_note', 'arrival_note'), ('mail_requests', 'wants_request_emails'), ('mail_tomorrow', 'wants_day_summary'),
        ('told_of', 'day_summary_on'), ('buffer_minutes', 'buffer_after_minutes'), ('picture_words', 'picture_texts'),
        ('known_starts', 'known_slots'), ('looked_at', 'checked_at'), ('why', 'end_reason'), ('wait_id', 'entry_id'),
        ('listings', 'services'), ('asked_at', 'requested_at')
      ) n (old_name, new_name) on n.old_name = c.column_name
    where c.table_schema = 'public'
  loop
    execute format('alter table %I rename column %I to %I', found.table_name, found.column_name, found.new_name);
  end loop;
end $$;
comment on column bookings.blocked is
  'What nobody else can book of this employee: the time with its buffers, without the processing time.';

-- Names of constraints, indexes and sequences follow those of their tables and columns.
create function pg_temp.renamed(name text) returns text language plpgsql as $$
declare pair record; begin
  for pair in select * from (values
    ('establishment_id', 'venue_id'), ('establishments', 'venues'), ('house_members', 'memberships'),
    ('house_invitations', 'invitations'), ('weekly_hours', 'opening_hours'), ('pricing_items', 'treatments'),
    ('pricing_item_id', 'treatment_id'), ('booking_proposals', 'proposals'), ('wait_offers', 'waitlist_offers'),
    ('wait_id', 'entry_id'), ('one_open_wait', 'one_open_entry'), ('waits_of_house', 'waitlist_entries_of_venue'),
    ('waits_by_look', 'waitlist_entries_by_check'), ('waits', 'waitlist_entries'), ('opened_houses', 'slot_horizons'),
    ('openings', 'slot_ranges'), ('customer_notes', 'client_notes'), ('console_logins', 'operator_logins'),
    ('kept_mails', 'stored_emails'), ('contents', 'page_texts'), ('guest_note', 'arrival_note'), ('kept_for', 'retained_for'),
    ('buffer_minutes', 'buffer_after_minutes'), ('picture_words', 'picture_texts'), ('of_basket', 'by_first_item'),
    ('of_house', 'of_venue'), ('coming_token', 'attendance_token'), ('bookings_kept', 'bookings_completed'),
    ('pricing_title', 'treatment_title'), ('basket_id', 'first_item_id'), ('mail_requests', 'wants_request_emails'),
    ('mail_tomorrow', 'wants_day_summary'), ('looked_at', 'checked_at'), ('known_starts', 'known_slots'),
    ('_listings_', '_services_'), ('asked_at', 'requested_at'), ('_why_', '_end_reason_'), ('console_needs_second_factor', 'operator_needs_second_factor')
  ) as pairs (old_part, new_part) loop
    name := replace(name, pair.old_part, pair.new_part);
  end loop;
  return name;
end $$;
do $$ declare found record; begin
  for found in select conrelid::regclass as owner, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0 and pg_temp.renamed(conname) <> conname
  loop
    execute format('alter table %s rename constraint %I to %I', found.owner, found.name, pg_temp.renamed(found.name));
  end loop;
  for found in select relname as name, relkind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('i', 'S') and pg_temp.renamed(relname) <> relname
  loop
    execute format('alter %s %I rename to %I', case found.relkind when 'i' then 'index' else 'sequence' end,
      found.name, pg_temp.renamed(found.name));
  end loop;
end $$;
