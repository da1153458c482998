-- From when an operator may take its phone from an account: its owner has until then to log in, which ends the release.
alter table users add column number_release_at timestamptz;
