import { type Client, Refusal } from '@tajmeelspot/contract/client.ts';
import type { OfferAnswer, OfferChange } from '../../booking/waiting/wait-answer.ts';
import { toLogIn } from '../../shell/account/to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/answer-offer.ts';

/** Answers an offer, or leaves the list. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<OfferAnswer> {
  const language = languageOf(params);
  const change = (await request.json()) as OfferChange;
  const { waitId } = change;
  try {
    const { message } = await send(browserApi(language), change);
    return { kind: 'done', message };
  } catch (error) {
    if (!(error instanceof Refusal)) return { kind: 'failed', waitId, message: undefined, isOffline: true };
    const { status, body } = error;
    if (!body || status >= 500 || status === 429) {
      return { kind: 'failed', waitId, message: body?.message, isOffline: false };
    }
    if (status === 401) throw toLogIn(language, body.message, inLanguage(language, '/my_booking'));
    if (body.code === 'slot_taken') return { kind: 'taken', waitId };
    return { kind: 'refused', waitId, message: body.message };
  }
}

function send(api: Client, change: OfferChange): Promise<{ message: string }> {
  if (change.verb === 'leave') return api.leaveWaitlist({ params: { id: String(change.waitId) } });
  const params = { id: String(change.offerId) };
  if (change.verb === 'refuse') return api.refuseOffer({ params });
  return api.acceptOffer({ params, body: { price: change.price } });
}
