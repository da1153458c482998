import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { addDays, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { QueryKey } from '@tanstack/react-query';
import { reportStored } from './connection.ts';
import { queryClient } from '../query-client.ts';
import { session } from '../session.ts';
import { forgetOtherVenues } from './forget-venues.ts';
import { toCurrentAnswer } from './former-store.ts';
import { put, readAll, remove } from './store.ts';

/** An answer with when it came, milliseconds since 1970. */
type StoredAnswer = { readonly key: QueryKey; readonly data: unknown; readonly at: number };

/** Older ones say nothing of today and tomorrow. */
const maxAgeMs = 2 * 86_400_000;

/** Shows what was known when there was last a connection, until the server answers. */
export async function readAnswers(): Promise<void> {
  const today = inBaghdad(Date.now()).date;
  for (const { key, data, at } of await readAll<StoredAnswer>('answers')) {
    if (Date.now() - at > maxAgeMs) await remove('answers', storeKeyOf(key)).catch(() => undefined);
    else restore(toCurrentAnswer(key, data), at, today);
  }
}

function restore({ key, data }: Pick<StoredAnswer, 'key' | 'data'>, updatedAt: number, today: string): void {
  reportStored(updatedAt);
  const [kind, venue, days, from] = key;
  if (kind !== 'agenda' || days === 'requests') return void queryClient.setQueryData(key, data, { updatedAt });
  // Midnight passes without a connection too: tomorrow is then today.
  const agenda = data as Agenda;
  const isToday = from === today || (from === 'today' && agenda.today === today);
  if (isToday) queryClient.setQueryData(['agenda', venue, days, 'today', false], { ...agenda, today }, { updatedAt });
  if (from !== 'today') queryClient.setQueryData(key, { ...agenda, today }, { updatedAt });
}

/** Keeps today, tomorrow and what goes with them on this device from now on. */
export function storeAnswers(): void {
  queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type !== 'updated' || event.action.type !== 'success' || !isStored(query.queryKey)) return;
    // What was restored is no answer of the server.
    if (query.queryKey[0] === 'venues' && !event.action.manual) {
      void forgetOtherVenues((query.state.data as readonly { id: number }[]).map(({ id }) => id));
    }
    // An answer that comes after the log-out is nobody's.
    if (session.readToken() === undefined) return;
    const answer: StoredAnswer = { key: query.queryKey, data: query.state.data, at: query.state.dataUpdatedAt };
    // A device that keeps nothing shows what it is told, as before.
    void put('answers', storeKeyOf(query.queryKey), answer).catch(() => undefined);
  });
}

const storeKeyOf = (key: QueryKey): string => JSON.stringify(key);

function isStored([kind, , days, from, isAll]: QueryKey): boolean {
  if (kind === 'venues' || kind === 'treatments') return true;
  if (kind !== 'agenda') return false;
  const tomorrow = addDays(inBaghdad(Date.now()).date, 1);
  return days === 'requests' || (days === 1 && isAll === false && (from === 'today' || from === tomorrow));
}
