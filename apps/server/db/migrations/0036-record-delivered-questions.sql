-- Time that runs against somebody runs from the moment at which the question has left: "will you take this booking?" to
-- the venue, "are you coming?" to the customer. Null: it has not left yet.
alter table bookings
  add column venue_asked_at timestamptz,
  add column attendance_asked_at timestamptz;
-- A former version did not record it: the time of what waits for an answer begins anew with the upgrade.
update bookings set venue_asked_at = now() where status = 'pending';
