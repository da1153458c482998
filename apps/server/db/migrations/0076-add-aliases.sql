-- A name of the own choice, which everybody sees in place of first name and initial (R13.09): short, without digits, marks of
-- addresses, line breaks or invisible characters, and not that of a venue or of the marketplace.
alter table users add column alias text constraint alias_invalid check (
  char_length(alias) between 2 and 30 and alias = btrim(alias)
  and alias !~ '[0-9٠-٩۰-۹@:/\\<>._#+=|~*(){}\[\]"&%$!?;,\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]');

create function guard_alias() returns trigger language plpgsql as $$
begin
  if fold_text(new.alias) ~ ('^(' || fold_text('TajmeelSpot') || '|' || fold_text('Tajmeel Spot') || '|'
      || fold_text('تجميل سبوت') || '|' || fold_text('تەجمیل سپۆت') || ')( |$)')
    or exists (select from venue_names n join venues v on v.id = n.venue_id
      where n.core = core_of_name(new.alias)
        and fold_text(new.alias) in (select fold_text(t.value) from jsonb_each_text(v.name) t)) then
    raise exception using errcode = 'check_violation', constraint = 'alias_invalid', message = 'an alias is the name of a venue';
  end if;
  return new;
end $$;
create trigger guard_alias before insert or update of alias on users
  for each row when (new.alias is not null) execute function guard_alias();
create index on venue_names (core);
