import type { ApprovalEntry } from '@tajmeelspot/contract/operator/approvals.ts';
import type { ApprovalKind } from '@tajmeelspot/contract/operator/kinds.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { rowsOf } from '../list-queries.ts';

/** What waits: its kind and id, its venue, what it is about, since when. */
const waiting = sql`(
  select 'venue' as kind, a.venue_id as id, a.venue_id, array[a.cause] as about, a.requested_at as since
    from venue_approvals a where a.state = 'waiting'
  union all
  select 'licence', a.id, a.venue_id, array[a.class], a.handed_in_at from licence_applications a where a.state = 'waiting'
  union all
  select 'text', r.service_id, s.venue_id, r.found_words, r.held_at
    from text_reviews r join services s on s.id = r.service_id where r.state = 'held' and s.status = 'published'
  union all
  select 'work_picture', w.id, w.venue_id, array[w.subject], w.sent_at from work_pictures w where w.state = 'waiting'
  union all
  select 'review_picture', i.id, s.venue_id, '{}', i.sent_at from review_pictures i join reviews r on r.id = i.review_id
    join services s on s.id = r.service_id where i.state = 'waiting'
  union all
  select 'portrait', p.id, p.venue_id, '{}', p.stated_at from portraits p where p.state = 'waiting')`;

const entryColumns = (language: Language, answerHours: number): RawBuilder<unknown> => sql`
  w.kind, w.id, w.about, to_json(w.since) #>> '{}' as waiting_since,
  to_json(w.since + make_interval(hours => ${answerHours})) #>> '{}' as due_at,
  jsonb_build_object('id', v.id, 'name', in_language(v.name, ${language}), 'city', in_language(y.name, ${language}),
    'owner_id', v.owner_id) as venue`;

const entryJoins = sql`join venues v on v.id = w.venue_id join cities y on y.id = v.city_id`;

/** What waits, what has waited longest first; at most 200. */
export const listWaiting = (db: Database, language: Language, kind: ApprovalKind | undefined, answerHours: number) =>
  rowsOf(
    db,
    sql<ApprovalEntry>`select ${entryColumns(language, answerHours)} from ${waiting} w ${entryJoins}
      where ${kind ?? null}::text is null or w.kind = ${kind ?? null} order by w.since, w.kind, w.id limit 200`,
  );

/** How many of each kind wait. */
export async function countWaiting(db: Database): Promise<Record<ApprovalKind, number>> {
  const rows = await rowsOf(
    db,
    sql<{ kind: ApprovalKind; n: number }>`select w.kind, count(*)::int as n from ${waiting} w group by 1`,
  );
  return {
    venue: 0,
    licence: 0,
    text: 0,
    work_picture: 0,
    review_picture: 0,
    portrait: 0,
    ...Object.fromEntries(rows.map(({ kind, n }) => [kind, n])),
  };
}

/** One of what waits. */
export type ApprovalKey = { readonly kind: ApprovalKind; readonly id: number };

/** One that waits. */
export async function findWaiting(db: Database, language: Language, { kind, id }: ApprovalKey, answerHours: number) {
  const rows = await rowsOf(
    db,
    sql<ApprovalEntry>`select ${entryColumns(language, answerHours)} from ${waiting} w ${entryJoins}
      where w.kind = ${kind} and w.id = ${id}`,
  );
  return rows[0];
}

type NewDecision = { readonly state: string; readonly reply: string | null; readonly by: number; readonly now: Date };

/** Decides about a venue that waits; false where it does not. */
export async function decideVenue(db: Database, id: number, { state, reply, by, now }: NewDecision): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql<{ id: number }>`
      update venue_approvals set state = ${state}, reply = ${reply}, decided_by = ${by}, decided_at = ${now}
      where venue_id = ${id} and state = 'waiting' returning venue_id as id`,
  );
  return found.length > 0;
}

/** Lets everybody see a venue from now on. */
export const approveVenue = (db: Database, id: number, now: Date) =>
  db.updateTable('venues').set({ approved_at: now }).where('id', '=', id).execute();

/** Decides about an application that waits; undefined where it does not. */
export async function decideApplication(db: Database, id: number, { state, reply, by, now }: NewDecision) {
  const found = await rowsOf(
    db,
    sql<{ venue_id: number; class: string; number: string; holder: string; expires_on: string }>`
      update licence_applications set state = ${state}, reply = ${reply}, decided_by = ${by}, decided_at = ${now}
      where id = ${id} and state = 'waiting'
      returning venue_id, class, number, holder, expires_on::text as expires_on`,
  );
  return found[0];
}

/** Decides about texts that are held; undefined where they are not. */
export async function decideText(db: Database, serviceId: number, { state, reply, by, now }: NewDecision) {
  const found = await rowsOf(
    db,
    sql<{ found_words: string[]; classes: string[] }>`
      update text_reviews set state = ${state}, reply = ${reply}, decided_by = ${by}, decided_at = ${now}
      where service_id = ${serviceId} and state = 'held' returning found_words, classes`,
  );
  return found[0];
}

/** The name of the document of an application. */
export async function findDocument(db: Database, id: number): Promise<string | undefined> {
  const found = await db.selectFrom('licence_applications').select('document').where('id', '=', id).executeTakeFirst();
  return found?.document ?? undefined;
}
