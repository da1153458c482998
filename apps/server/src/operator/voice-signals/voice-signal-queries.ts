import type { VoiceSignal } from '@tajmeelspot/contract/operator/voice-signals.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { below, rowsOf } from '../list-queries.ts';

type SignalPage = { cursor: number | undefined; limit: number; state: string | undefined };

/** Signals in a state, or all, with their accounts and what these say of the venue; the newest first. */
export const listVoiceSignals = (db: Database, language: Language, { cursor, limit, state }: SignalPage) =>
  rowsOf(
    db,
    sql<VoiceSignal>`
      select g.id, g.kind, g.state, g.figures,
        jsonb_build_object('id', v.id, 'name', in_language(v.name, ${language}), 'city', in_language(y.name, ${language})) as venue,
        coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'since', u.created_at,
            'completed', (select count(*) from bookings b where b.venue_id = v.id and b.customer_id = u.id and b.status = 'completed'),
            'reviews', coalesce((select jsonb_agg(jsonb_build_object('service', in_language(s.title, ${language}),
                'rating', r.rating, 'comment', r.comment, 'voice', r.voice, 'at', r.created_at) order by r.created_at, r.id)
              from reviews r join services s on s.id = r.service_id where r.user_id = u.id and s.venue_id = v.id), '[]'),
            'recommendations', (select count(*) from features f join services s on s.id = f.service_id
              where f.user_id = u.id and s.venue_id = v.id)) order by u.id)
          from voice_signal_accounts a join users u on u.id = a.user_id where a.signal_id = g.id), '[]') as accounts,
        to_json(g.first_seen_at) #>> '{}' as first_seen_at, to_json(g.last_seen_at) #>> '{}' as last_seen_at,
        case when g.decided_at is not null then
          jsonb_build_object('at', g.decided_at, 'by', coalesce(o.name, '—'), 'reason', g.reason) end as decided
      from voice_signals g join venues v on v.id = g.venue_id join cities y on y.id = v.city_id
        left join users o on o.id = g.decided_by
      where ${state === undefined ? sql`true` : sql`g.state = ${state}`} ${below(sql`g.id`, cursor)}
      order by g.id desc limit ${limit}`,
  );

type SignalDecisionRow = { state: 'counted' | 'excluded'; reason: string; by: number; now: Date };

/** Decides about a signal; gives its venue and the state before, undefined where there is none. */
export async function decideSignal(db: Database, id: number, { state, reason, by, now }: SignalDecisionRow) {
  const rows = await rowsOf(
    db,
    sql<{ venueId: number; before: string }>`
      with former as (select id, state from voice_signals where id = ${id} for update)
      update voice_signals g set state = ${state}, reason = ${reason}, decided_by = ${by}, decided_at = ${now}
      from former where g.id = former.id returning g.venue_id as "venueId", former.state as before`,
  );
  return rows[0];
}

/** Takes the voices of a signal's accounts out of what its venue is rated by. */
export const insertExcludedVoices = (db: Database, id: number, reason: string, now: Date) =>
  sql`insert into excluded_voices (user_id, venue_id, reason, excluded_at)
    select a.user_id, g.venue_id, ${reason}, ${now} from voice_signal_accounts a join voice_signals g on g.id = a.signal_id
    where g.id = ${id} order by a.user_id on conflict do nothing`.execute(db);

/** Lets the voices of a signal's accounts count again, but for those that another signal took out. */
export const deleteExcludedVoices = (db: Database, id: number) =>
  sql`delete from excluded_voices x using voice_signals g, voice_signal_accounts a
    where g.id = ${id} and a.signal_id = g.id and x.venue_id = g.venue_id and x.user_id = a.user_id
      and not exists (select from voice_signals o join voice_signal_accounts b on b.signal_id = o.id
        where o.id <> g.id and o.venue_id = g.venue_id and o.state = 'excluded' and b.user_id = x.user_id)`.execute(db);

/** The services that some accounts of a signal speak of. */
export const listServicesOfSignal = (db: Database, id: number) =>
  rowsOf(
    db,
    sql<{ id: number }>`
      select s.id from voice_signals g join services s on s.venue_id = g.venue_id where g.id = ${id}`,
  );
