/* What a booking must wait for before it is entered, in one round trip. Each statement of a volatile function sees what
   was committed before it began, so the count knows the bookings for whose end the lock of the customer has waited. */
create function lock_for_booking(
  house bigint, customer bigint, request_key text, at timestamptz,
  -- Version of the house's schedule, which stays what it is until the transaction ends.
  out version integer,
  -- False, without waiting, where another request with the same key is under way.
  out is_free boolean,
  -- Bookings of the customer: unanswered ones, and all that are still to come.
  out pending integer, out all_open integer,
  -- The booking that the key has made, and the hash of its request.
  out twin bigint, out twin_hash bytea
) language plpgsql as $$
begin
  -- Before anything else is locked: whoever changes the schedule locks the house first, too.
  select schedule_version into version from establishments where id = house for key share;
  is_free := request_key is null or pg_try_advisory_xact_lock(hashtextextended(customer || ' ' || request_key, 0));
  if not is_free then
    return;
  end if;
  perform from users where id = customer for no key update;
  select count(*) filter (where is_open and status = 'pending'), count(*) filter (where is_open),
    max(id) filter (where is_twin), (array_agg(request_hash) filter (where is_twin))[1]
  into pending, all_open, twin, twin_hash
  from (
    select b.id, b.status, b.request_hash, b.idempotency_key = request_key as is_twin,
      lower(b.during) > at and (b.basket_id is null or b.basket_id = b.id)
        and (b.status = 'confirmed' or b.status = 'pending' and b.answer_by > at) as is_open
    from bookings b where b.customer_id = customer) own;
end $$;
