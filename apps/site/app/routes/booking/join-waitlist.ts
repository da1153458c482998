import { ApiError } from '@tajmeelspot/contract/client.ts';
import { partHours, type WaitAnswer, type WaitWish } from '../../booking/waitlist/waitlist-state.ts';
import { toLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { toRefused } from '../../shell/to-form-errors.ts';
import type { Route } from './+types/join-waitlist.ts';

/** What the action is sent. */
export type WaitRequest = { readonly wish: WaitWish; readonly page: string };

/** Waits for a time of a service. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<WaitAnswer> {
  const language = languageOf(params);
  const { wish, page } = (await request.json()) as WaitRequest;
  try {
    const answer = await browserApi(language).joinWaitlist({ params: { id: params.serviceId }, body: toBody(wish) });
    return { kind: 'waiting', message: answer.message, free: answer.free };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', message: undefined, isOffline: true };
    const { status, body } = error;
    if (!body || status >= 500 || status === 429) return { kind: 'failed', message: body?.message, isOffline: false };
    if (status === 401) throw toLogIn(language, body.message, page);
    return { kind: 'refused', ...toRefused(error, body.message) };
  }
}

/** Waiting changes nothing of the service. */
export const shouldRevalidate = (): boolean => false;

const toBody = (wish: WaitWish) => ({
  treatment_id: wish.itemId,
  employee_id: wish.personId,
  ...(wish.isForWoman ? { for_woman: true } : {}),
  ...(wish.isByWoman ? { female_staff: true } : {}),
  customer_name: wish.name,
  from: wish.from,
  to: wish.to,
  ...partHours[wish.part],
});
