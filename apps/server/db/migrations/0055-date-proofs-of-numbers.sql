-- When a number was last proven: operators of networks give numbers that nobody uses to somebody else.
alter table users add column number_proven_at timestamptz;
update users set number_proven_at = now() where proven_phone is not null;
