-- Messages, feeds and calendar files are written for their reader: the language, digits and clock of the last signed-in
-- call, unless the reader has chosen a language of messages in the profile.
alter table users
  add column digits text not null default 'latn' check (digits in ('latn', 'arab')),
  add column clock text not null default 'h12' check (clock in ('h12', 'h23')),
  add column message_language text check (message_language in ('en', 'ar', 'ckb'));
comment on column users.language is 'The language of the last signed-in call.';
comment on column users.message_language is 'Chosen in the profile; null: messages follow users.language.';
