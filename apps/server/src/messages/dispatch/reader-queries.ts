import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Where a reader gets messages; null or empty where not. */
export type ReaderAddresses = {
  readonly email: string | null;
  /** E.164, confirmed with a code. */
  readonly number: string | null;
  readonly chatId: string | null;
  /** Subscriptions of devices, as JSON. */
  readonly subscriptions: readonly string[];
};

/** What a reader has chosen. */
type PreferenceRow = { channels: MessageChannel[]; has_quiet_hours: boolean; is_discreet: boolean };

/** The addresses and preferences (undefined: none chosen) of an account; undefined where it does not exist any more. */
export async function findReader(
  db: Database,
  userId: number,
): Promise<{ addresses: ReaderAddresses; preferences: PreferenceRow | undefined } | undefined> {
  const found = await sql<ReaderAddressRow>`
    select u.email, u.proven_phone as number, t.chat_id as "chatId",
      coalesce((select json_agg(json_build_object('endpoint', p.endpoint,
        'keys', json_build_object('p256dh', p.p256dh, 'auth', p.auth)) order by p.created_at desc)
        from push_subscriptions p where p.user_id = u.id), '[]') as subscriptions,
      m.channels, m.has_quiet_hours, m.is_discreet
    from users u left join telegram_chats t on t.user_id = u.id left join message_preferences m on m.user_id = u.id
    where u.id = ${userId} and u.erased_at is null`.execute(db);
  const [row] = found.rows;
  if (!row) return undefined;
  const { channels, has_quiet_hours, is_discreet, subscriptions, ...addresses } = row;
  return {
    addresses: { ...addresses, subscriptions: subscriptions.map((one) => JSON.stringify(one)) },
    preferences:
      channels === null || has_quiet_hours === null || is_discreet === null
        ? undefined
        : { channels, has_quiet_hours, is_discreet },
  };
}

type ReaderAddressRow = Omit<ReaderAddresses, 'subscriptions'> & {
  subscriptions: unknown[];
  channels: MessageChannel[] | null;
  has_quiet_hours: boolean | null;
  is_discreet: boolean | null;
};
