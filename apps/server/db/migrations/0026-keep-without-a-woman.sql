-- A booking can also be kept although whoever gives it is no woman, as its guest asked.
alter table bookings
  drop constraint bookings_kept_for_check,
  add constraint bookings_kept_for_check check (
    kept_for in ('closed', 'employee_away', 'women_only', 'employee_left', 'not_on_team', 'not_offered', 'no_woman')
  );
