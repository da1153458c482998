/* What typed texts are read by, words, phrases, synonyms and procedures, has a version like that of a venue (decision 068): while it stays,
   a process need not read the same text again (decision 071). */
alter table document_marks drop constraint document_marks_kind;
alter table document_marks add constraint document_marks_kind check (kind in ('venue', 'branch', 'words'));
insert into document_marks (kind, id) values ('words', 0);

create function mark_words() returns trigger language plpgsql as $$
begin
  perform mark_documents('words', array[0]);
  perform fold_marks('words', 0);
  return null;
end $$;
create trigger mark_words after insert or update or delete or truncate on search_terms for each statement execute function mark_words();
create trigger mark_words after insert or update or delete or truncate on search_phrases for each statement execute function mark_words();
create trigger mark_words after insert or update or delete or truncate on synonyms for each statement execute function mark_words();
create trigger mark_words after insert or update or delete or truncate on procedures for each statement execute function mark_words();
create trigger mark_words after insert or update or delete or truncate on procedure_spellings for each statement execute function mark_words();
