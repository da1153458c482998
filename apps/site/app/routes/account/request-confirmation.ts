import { ApiError } from '@tajmeelspot/contract/client.ts';
import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import type { Route } from './+types/request-confirmation.ts';

/** The outcome of asking for the email once more. `reason` is the server's sentence. */
export type RequestConfirmationOutcome =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/** Has the email that confirms the reader's address sent once more. */
export async function clientAction({ params }: Route.ClientActionArgs): Promise<RequestConfirmationOutcome> {
  try {
    const { message } = await browserApi(languageOf(params)).requestConfirmation();
    return { kind: 'sent', message };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof ApiError ? error.message : undefined };
  }
}
