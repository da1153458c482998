import { ApiError } from '@tajmeelspot/contract/client.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { readForm } from '../../shell/read-form.ts';
import type { Route } from './+types/dispute-no-show.ts';

/** What became of a dispute; the reason is the server's, undefined where it gave none. */
export type DisputeNoShowOutcome =
  | { readonly kind: 'disputed' }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string | undefined };

/** Says that a no-show is wrong. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<DisputeNoShowOutcome> {
  const language = languageOf(params);
  const id = (await readForm(request))('booking_id');
  try {
    const { message } = await browserApi(language).disputeNoShow({ params: { id } });
    toast(message);
    return { kind: 'disputed' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw redirectToLogIn(language, error.message, inLanguage(language, '/profile'));
    }
    return { kind: 'failed', id: Number(id), reason: error instanceof ApiError ? error.message : undefined };
  }
}
