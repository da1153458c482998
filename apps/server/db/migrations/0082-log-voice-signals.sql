-- Voices that an operator takes out of the order of results, and takes back into it, stand in the trust log (R13.14).
create function log_voice_signal() returns trigger language plpgsql as $$
begin
  if new.state = 'excluded' then
    perform write_trust_log('voices_discounted', 'voice_signal', new.id, new.venue_id,
      jsonb_build_object('kind', new.kind, 'by', new.decided_by));
  elsif old.state = 'excluded' then
    perform write_trust_log('voices_restored', 'voice_signal', new.id, new.venue_id,
      jsonb_build_object('kind', new.kind, 'by', new.decided_by));
  end if;
  return null;
end $$;
create constraint trigger log_voice_signal after update of state on voice_signals
  deferrable initially deferred for each row when (old.state <> new.state) execute function log_voice_signal();
