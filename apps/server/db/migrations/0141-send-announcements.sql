/* Announcements to customers, professionals and subscribers of the newsletter (R15.17; docs/decisions/063): one way of sending for all. */
create table announcements (
  id bigint generated always as identity primary key,
  -- What everybody who is concerned is told, or what only those get who asked for it.
  purpose text not null check (purpose in ('service', 'marketing')),
  recipients text not null check (recipients in ('customers', 'vendors', 'everybody', 'subscribers')),
  -- Of venues there, or with treatments of the category or below it; customers are those who booked with them.
  city_id bigint references cities on delete restrict,
  category_id bigint references categories on delete restrict,
  channels text[] not null check (cardinality(channels) between 1 and 5 and channels <@ '{push,telegram,whatsapp,sms,email}'),
  title jsonb not null,
  -- For channels other than email.
  short_text jsonb not null,
  -- Markdown, for emails.
  email_text jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'sending', 'paused', 'cancelled', 'done')),
  -- Counted up by each change of the draft: what was looked at is what is sent.
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint references users on delete set null,
  started_at timestamptz,
  started_by bigint references users on delete set null,
  ended_at timestamptz,
  -- By channel, of an announcement whose addressees are gone: [{channel, sent, delivered, failed}].
  outcome jsonb,
  constraint marketing_by_email check (purpose = 'service' or channels = '{email}'),
  constraint subscribers_asked check (recipients <> 'subscribers' or purpose = 'marketing' and city_id is null and category_id is null),
  check ((state = 'draft') = (started_at is null)),
  check ((state in ('cancelled', 'done')) = (ended_at is not null))
);
create index announcements_under_way on announcements (id) where state = 'sending';

-- Who gets it: each account and each subscription once, whoever starts it how often.
create table announcement_addressees (
  announcement_id bigint not null references announcements on delete cascade,
  id bigint generated always as identity primary key,
  user_id bigint references users on delete cascade,
  -- Of marketing: the subscription by which it was asked for, and which ends it.
  subscription_id bigint references subscriptions on delete cascade,
  handed_over_at timestamptz,
  -- Of the message that it became; null until then, and where no channel of the announcement was allowed or reached.
  message_id uuid,
  constraint one_announcement_each unique (announcement_id, user_id),
  constraint one_newsletter_each unique (announcement_id, subscription_id),
  check (user_id is not null or subscription_id is not null)
);
create index announcement_addressees_waiting on announcement_addressees (announcement_id, id) where handed_over_at is null;
create index on announcement_addressees (user_id);
create index on announcement_addressees (subscription_id);

-- A draft becomes what is sent once; what is under way is paused, goes on, or ends, and its words stay as they were read.
create function guard_announcement() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    if new.state not in ('draft', 'sending') then
      raise exception 'An announcement is % before it was sent.', new.state using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.purpose, new.recipients, new.city_id, new.category_id, new.channels, new.title, new.short_text, new.email_text, new.version)
    is distinct from (old.purpose, old.recipients, old.city_id, old.category_id, old.channels, old.title, old.short_text, old.email_text, old.version)
    or new.state = 'draft' or old.state in ('cancelled', 'done') and new.state <> old.state then
    raise exception 'An announcement that was sent stays as it is.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_announcement before update on announcements for each row execute function guard_announcement();
