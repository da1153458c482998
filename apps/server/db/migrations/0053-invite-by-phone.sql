-- An invitation goes to an address or to a phone; one to a phone is open once for each phone and venue.
alter table invitations
  alter column email drop not null,
  -- E.164: only the account that has proven it joins.
  add column phone text,
  add constraint invitation_phone_shape check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add constraint invitation_has_one_recipient check (num_nonnulls(email, phone) = 1);
create unique index one_invitation_to_phone on invitations (venue_id, phone);
create index on invitations (phone);
