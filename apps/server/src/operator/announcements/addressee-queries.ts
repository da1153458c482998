import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import type { AnnouncementDraft } from '@tajmeelspot/contract/operator/announcements.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Database, takesLong } from '#app/database/connection.ts';
import { rowsOf } from '../list-queries.ts';

/** Whom an announcement is for. */
export type RecipientFilter = Pick<AnnouncementDraft, 'purpose' | 'recipients' | 'city_id' | 'category_id'>;

/** Venues there, with treatments of the category or below it. */
const venuesOf = ({ city_id: city, category_id: category }: RecipientFilter) => sql`
  select v.id from venues v where ${city === null ? sql`true` : sql`v.city_id = ${city}`}
    and ${
      category === null
        ? sql`true`
        : sql`exists (select from services s join categories c on c.id = s.category_id
            where s.venue_id = v.id and s.status = 'published' and c.branch @> array[${category}::bigint])`
    }`;

function concerns(filter: RecipientFilter): RawBuilder<unknown> {
  if (filter.city_id === null && filter.category_id === null) return sql`true`;
  const venues = venuesOf(filter);
  return sql`case u.role
    when 'vendor' then exists (select from venues o where o.owner_id = u.id and o.id in (${venues}))
      or exists (select from memberships m where m.user_id = u.id and m.role = 'manager' and m.venue_id in (${venues}))
    else exists (select from bookings b where b.customer_id = u.id and b.status <> 'held' and b.venue_id in (${venues})) end`;
}

const roles = { customers: ['customer'], vendors: ['vendor'], everybody: ['customer', 'vendor'], subscribers: [] };

/** Accounts and subscriptions that an announcement is for: marketing goes to nobody without a confirmed subscription. */
function recipientsOf(filter: RecipientFilter): RawBuilder<unknown> {
  if (filter.recipients === 'subscribers')
    return sql`select null::bigint as user_id, s.id as subscription_id from subscriptions s where s.status = 'confirmed'`;
  const subscribed = sql`join subscriptions s on lower(s.email) = lower(u.email) and s.status = 'confirmed'`;
  const isMarketing = filter.purpose === 'marketing';
  return sql`select u.id as user_id, ${isMarketing ? sql`s.id` : sql`null::bigint`} as subscription_id
    from users u ${isMarketing ? subscribed : sql``}
    where u.role = any(${roles[filter.recipients]}) and u.erased_at is null and u.blocked_at is null and ${concerns(filter)}`;
}

/** Enters everybody whom an announcement is for now; gives how many. */
export async function insertAddressees(db: Database, id: number, filter: RecipientFilter): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(db);
  const inserted =
    await sql`${sql.raw(takesLong)} insert into announcement_addressees (announcement_id, user_id, subscription_id)
    select ${id}, a.user_id, a.subscription_id from (${recipientsOf(filter)}) a`.execute(db);
  return Number(inserted.numAffectedRows ?? 0);
}

/** How many an announcement would be for now, and how many of them each of its channels would be tried for first. */
export async function countAddressees(
  db: Database,
  filter: RecipientFilter,
  channels: readonly MessageChannel[],
  usualOrder: readonly MessageChannel[],
): Promise<{ addressees: number; by_channel: { channel: MessageChannel; addressees: number }[] }> {
  const rows = await rowsOf(
    db,
    sql<{ channel: MessageChannel | null; addressees: number }>`
      select first.channel, count(*)::int as addressees
      from (${recipientsOf(filter)}) a left join users u on u.id = a.user_id
        left join message_preferences p on p.user_id = a.user_id
        left join lateral (
          select o.channel from unnest(coalesce(p.channels, ${usualOrder}::text[])) with ordinality o(channel, place)
          where o.channel = any(${channels}) and case o.channel
            when 'email' then a.subscription_id is not null or u.email is not null
            when 'push' then exists (select from push_subscriptions w where w.user_id = u.id)
            when 'telegram' then exists (select from telegram_chats g where g.user_id = u.id)
            else u.proven_phone is not null end
          order by o.place limit 1) first on true
      group by first.channel order by addressees desc`,
  );
  return {
    addressees: rows.reduce((sum, row) => sum + row.addressees, 0),
    by_channel: rows.flatMap(({ channel, addressees }) => (channel === null ? [] : [{ channel, addressees }])),
  };
}

/** Some who did not get an announcement so far. */
export const listWaiting = (db: Database, id: number, limit: number) =>
  db
    .selectFrom('announcement_addressees')
    .select(['id', 'user_id'])
    .where('announcement_id', '=', id)
    .where('handed_over_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Notes that an announcement was handed over for some, and the messages that it becomes. */
export const markHandedOver = (db: Database, messages: readonly { id: number; messageId: string }[], now: Date) =>
  sql`update announcement_addressees d set handed_over_at = ${now}, message_id = h.message_id
    from unnest(${messages.map(({ id }) => id)}::bigint[], ${messages.map(({ messageId }) => messageId)}::uuid[]) h (id, message_id)
    where d.id = h.id`.execute(db);
