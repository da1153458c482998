import { type SiteClient, ApiError } from '@tajmeelspot/contract/client.ts';
import type { ChangeWaitlistOutcome, WaitlistChange } from '../../booking/waitlist/waitlist-state.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/answer-waitlist-offer.ts';

/** Answers an offer, or leaves the waiting list. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<ChangeWaitlistOutcome> {
  const language = languageOf(params);
  const change = (await request.json()) as WaitlistChange;
  const { entryId } = change;
  try {
    const { message } = await send(browserApi(language), change);
    return { kind: 'done', message };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', entryId, message: undefined, isOffline: true };
    const { status, body } = error;
    if (!body || status >= 500 || status === 429) {
      return { kind: 'failed', entryId, message: body?.message, isOffline: false };
    }
    if (status === 401) throw redirectToLogIn(language, body.message, inLanguage(language, '/my_booking'));
    if (body.code === 'slot_taken') return { kind: 'taken', entryId };
    return { kind: 'rejected', entryId, message: body.message };
  }
}

function send(api: SiteClient, change: WaitlistChange): Promise<{ message: string }> {
  if (change.verb === 'leave') return api.leaveWaitlist({ params: { id: String(change.entryId) } });
  const params = { id: String(change.offerId) };
  if (change.verb === 'decline') return api.declineWaitlistOffer({ params });
  return api.acceptWaitlistOffer({ params, body: { price: change.price } });
}
