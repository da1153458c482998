import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { User } from '@tajmeelspot/contract/identity/profile.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/profile-data.ts';

/** Who somebody is, or that it did not arrive. */
export type ProfileAnswer = { readonly kind: 'profile'; readonly user: User } | { readonly kind: 'failed' };

/** The profile of whoever is signed in. Throws a redirect to the login where the session is over. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<ProfileAnswer> {
  const language = languageOf(params);
  try {
    const { data } = await browserApi(language).findProfile({ signal: request.signal });
    return { kind: 'profile', user: data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw redirectToLogIn(language, error.message, inLanguage(language, '/profile'));
    }
    return { kind: 'failed' };
  }
}
