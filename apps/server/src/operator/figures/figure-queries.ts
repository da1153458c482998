import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { rowsOf } from '../list-queries.ts';

/** Days in a row (YYYY-MM-DD), divided: the first of each part, and the day after the last. Before them lie as many others. */
export type FigureRange = { readonly before: string; readonly starts: readonly string[]; readonly until: string };

/** A row of figures and what it is of: a part by its place from 1, all of them ('all'), or the days before ('before'). */
export type FigureRow<Figures> = Figures & { readonly part: string };

const instantOf = (day: string): RawBuilder<Date> => sql<Date>`(${day}::timestamp at time zone 'Asia/Baghdad')`;

const instantsOf = ({ starts }: FigureRange) => sql`(select array_agg(d at time zone 'Asia/Baghdad' order by d)
  from unnest(${starts}::timestamp[]) d)`;

/** The place of an instant among the parts; 0: before them. */
const placeOf = (range: FigureRange, moment: RawBuilder<unknown>) => sql`width_bucket(${moment}, ${instantsOf(range)})`;

const isWithin = (range: FigureRange, moment: RawBuilder<unknown>) =>
  sql`${moment} >= ${instantOf(range.before)} and ${moment} < ${instantOf(range.until)}`;

/** Names a group of `byPart`. */
const part = sql`coalesce(place::text, case when place > 0 then 'all' else 'before' end) as part`;

/** Every part, and all of them as one beside the days before. */
const groupsOf = (isAfter: RawBuilder<unknown>) => sql`group by grouping sets ((place), (${isAfter}))`;

/** Accounts by the day on which they were opened. */
export const countSignUps = (db: Database, range: FigureRange) =>
  byPart<{ customers: number; vendors: number }>(
    db,
    sql`select ${placeOf(range, sql`u.created_at`)} as place, u.role from users u
      where u.role in ('customer', 'vendor') and ${isWithin(range, sql`u.created_at`)}`,
    sql`(count(*) filter (where role = 'customer'))::int as customers, (count(*) filter (where role = 'vendor'))::int as vendors`,
  );

/** Venues by their approval, and services by their first publication. */
export const countPublications = (db: Database, range: FigureRange) =>
  byPart<{ venues: number; services: number }>(
    db,
    sql`select ${placeOf(range, sql`v.approved_at`)} as place, true as is_venue from venues v
      where ${isWithin(range, sql`v.approved_at`)}
      union all
      select ${placeOf(range, sql`s.published_at`)}, false from services s where ${isWithin(range, sql`s.published_at`)}`,
    sql`(count(*) filter (where is_venue))::int as venues, (count(*) filter (where not is_venue))::int as services`,
  );

/** What customers asked for, and how venues answered. */
export type RequestFigures = {
  requested: number;
  confirmed: number;
  answerable: number;
  answered_in_time: number;
  answer_minutes: number | null;
};

/** Bookings by the day on which customers asked for them. The first answer is the first step of somebody else after the request. */
export const countRequests = (db: Database, range: FigureRange, now: Date) =>
  byPart<RequestFigures>(
    db,
    sql`select r.*, waited and (answered_at is not null or status = 'expired' or status = 'pending' and answer_by <= ${now}) as is_answerable
      from (
        select ${placeOf(range, sql`b.created_at`)} as place, b.status, b.answer_by, b.created_at,
          coalesce(bool_or(coalesce(e.verb, 'place') = 'place' and e.status = 'pending'), false) as waited,
          bool_or(e.status = 'confirmed') as was_confirmed,
          min(e.created_at) filter (where e.actor_id is distinct from b.customer_id and e.actor_id is not null
            and (e.verb in ('confirm', 'decline', 'propose', 'cancel')
              or e.verb is null and e.status in ('confirmed', 'declined', 'cancelled'))) as answered_at
        from bookings b left join booking_events e on e.venue_id = b.venue_id and e.booking_id = b.id
          and (e.verb is null or e.verb in ('place', 'confirm', 'decline', 'propose', 'cancel'))
        where b.origin = 'site' and (b.first_item_id is null or b.first_item_id = b.id) and b.status <> 'held'
          and ${isWithin(range, sql`b.created_at`)}
        group by b.venue_id, b.id) r`,
    sql`count(*)::int as requested, (count(*) filter (where was_confirmed))::int as confirmed,
      (count(*) filter (where is_answerable))::int as answerable,
      (count(*) filter (where is_answerable and answered_at <= answer_by))::int as answered_in_time,
      round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 60)
        filter (where is_answerable and answered_at is not null))::numeric)::int as answer_minutes`,
  );

/** Bookings by the day on which they begin, and what became of them. */
export const countOutcomes = (db: Database, range: FigureRange) =>
  byPart<{ completed: number; no_shows: number; cancelled: number }>(
    db,
    sql`select ${placeOf(range, sql`lower(b.during)`)} as place, b.status from bookings b
      where (b.first_item_id is null or b.first_item_id = b.id) and b.status in ('completed', 'no_show', 'cancelled')
        and ${isWithin(range, sql`lower(b.during)`)}`,
    sql`(count(*) filter (where status = 'completed'))::int as completed,
      (count(*) filter (where status = 'no_show'))::int as no_shows,
      (count(*) filter (where status = 'cancelled'))::int as cancelled`,
  );

/** What all tills say that customers paid and were given back, by their days. */
export const sumPaid = (db: Database, range: FigureRange) =>
  byPart<{ paid_iqd: number }>(
    db,
    sql`select ${placeOfDay(range, sql`t.day`)} as place, e.amount_iqd
      from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
      where num_nonnulls(t.booking_id, t.course_id) > 0 and t.day >= ${range.before} and t.day < ${range.until}
        and e.account in ('cash', 'card', 'wallet')`,
    sql`sum(amount_iqd)::bigint as paid_iqd`,
  );

/** What became of messages by a channel. */
export type ChannelRow = { channel: MessageChannel; sent: number; delivered: number; failed: number };

/** Tries by the day on which they were made, those that are stored and those that are gone. */
export const countMessages = (db: Database, range: FigureRange) =>
  rowsOf(
    db,
    sql<FigureRow<ChannelRow>>`
      select ${part}, channel, sum(sent)::int as sent, sum(delivered)::int as delivered, sum(failed)::int as failed
      from (
        select ${placeOf(range, sql`t.created_at`)} as place, t.channel, count(*) filter (where t.state in ('sent', 'delivered', 'read')) as sent,
          count(*) filter (where t.state in ('delivered', 'read')) as delivered, count(*) filter (where t.state = 'failed') as failed
        from message_tries t where ${isWithin(range, sql`t.created_at`)} group by 1, 2
        union all
        select ${placeOfDay(range, sql`d.day`)}, d.channel, d.sent, d.delivered, d.failed from message_days d
        where d.day >= ${range.before} and d.day < ${range.until}
      ) counted group by grouping sets ((place, channel), (place > 0, channel))`,
  );

const placeOfDay = ({ starts }: FigureRange, day: RawBuilder<unknown>) => sql`width_bucket(${day}, ${starts}::date[])`;

const byPart = <Figures>(db: Database, rows: RawBuilder<unknown>, figures: RawBuilder<unknown>) =>
  rowsOf(db, sql<FigureRow<Figures>>`select ${part}, ${figures} from (${rows}) counted ${groupsOf(sql`place > 0`)}`);
