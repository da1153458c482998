/* Whoever is being erased leaves nothing new behind: a request that was under way waits for the erasure here, and its row
   is not inserted. */
create function refuse_erased_user() returns trigger language plpgsql as $$
declare
  author constant bigint := coalesce((to_jsonb(new) ->> 'customer_id')::bigint, (to_jsonb(new) ->> 'user_id')::bigint);
begin
  perform from users where id = author and erased_at is null for share;
  if found then
    return new;
  end if;
  return null;
end $$;
create trigger refuse_erased_user before insert on bookings for each row
  when (new.customer_id is not null) execute function refuse_erased_user();
create trigger refuse_erased_user before insert on waitlist_entries for each row execute function refuse_erased_user();
create trigger refuse_erased_user before insert on reviews for each row execute function refuse_erased_user();

-- What has an end is found by its time.
create index audit_entries_by_time on audit_entries (created_at);
create index schedule_changes_by_time on schedule_changes (created_at);
