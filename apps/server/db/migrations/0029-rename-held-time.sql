-- A booking holds time of its employee; "blocked" means the time that the venue blocks (hours_exceptions, kind 'blocked').
alter table bookings rename column blocked to held;
alter table bookings rename constraint bookings_blocked_check to bookings_held_check;
