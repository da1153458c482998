/* Owner and manager place bookings over hours, breaks and the team's list after a warning. The step says over what, and so does the
   booking until it is moved within the rules again. */
create function is_override(kinds text[]) returns boolean language sql immutable
  return cardinality(kinds) > 0 and kinds <@ array['closed', 'employee_away', 'not_on_team'];
alter table bookings add column overrode text[] check (is_override(overrode));
alter table booking_events add column overrode text[]
  check (overrode is null or is_override(overrode) and verb in ('move', 'reassign', 'walk_in', 'delay'));
