import { ApiError } from '@tajmeelspot/contract/client.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import type { Route } from './+types/profile-picture.ts';

/** What became of a wish about the picture; the server's reason where it gave one. */
export type SetPictureOutcome =
  | { readonly kind: 'set' }
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/** PUT sets the picture that comes along, DELETE removes the one that is there. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<SetPictureOutcome> {
  const language = languageOf(params);
  const api = browserApi(language);
  try {
    const { message } =
      request.method === 'DELETE'
        ? await api.removePicture()
        : await api.setPicture({ upload: (await request.formData()).get('picture') as File });
    toast(message);
    return { kind: 'set' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', reason: undefined };
    if (error.status === 401) throw redirectToLogIn(language, error.message, inLanguage(language, '/profile'));
    return { kind: 'failed', reason: error.body?.message };
  }
}
