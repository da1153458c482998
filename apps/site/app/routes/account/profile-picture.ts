import { ApiError } from '@tajmeelspot/contract/client.ts';
import { toLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { notify } from '../../shell/toasts/toast-store.ts';
import type { Route } from './+types/profile-picture.ts';

/** What became of a wish about the picture; the server's reason where it gave one. */
export type PictureSet = { readonly kind: 'set' } | { readonly kind: 'failed'; readonly reason: string | undefined };

/** PUT sets the picture that comes along, DELETE removes the one that is there. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<PictureSet> {
  const language = languageOf(params);
  const api = browserApi(language);
  try {
    const { message } =
      request.method === 'DELETE'
        ? await api.removePicture()
        : await api.setPicture({ upload: (await request.formData()).get('picture') as File });
    notify({ tone: 'good', text: message });
    return { kind: 'set' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', reason: undefined };
    if (error.status === 401) throw toLogIn(language, error.message, inLanguage(language, '/profile'));
    return { kind: 'failed', reason: error.body?.message };
  }
}
