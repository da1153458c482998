/* An operator reads the dashboard of a venue as the venue sees it (R15.17): a session of its own, of the operator, that came from the
   operator's and ends with it. It is bound to one venue and changes nothing. */
alter table sessions
  drop constraint sessions_audience_check,
  add constraint sessions_audience_check check (audience in ('site', 'vendor_dashboard', 'operator', 'venue_view')),
  add column viewed_venue_id bigint references venues on delete cascade,
  add constraint view_has_venue check ((audience = 'venue_view') = (viewed_venue_id is not null));
create index on sessions (viewed_venue_id) where viewed_venue_id is not null;

alter table hand_offs
  drop constraint hand_offs_audience_check,
  add constraint hand_offs_audience_check check (audience in ('vendor_dashboard', 'operator', 'venue_view')),
  add column viewed_venue_id bigint references venues on delete cascade,
  add constraint hand_off_of_view_has_venue check ((audience = 'venue_view') = (viewed_venue_id is not null));
