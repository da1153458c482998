import { ApiError, type SiteClient } from '@tajmeelspot/contract/client.ts';
import type { ChannelSettings } from '@tajmeelspot/contract/messages/channels.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import type { ChannelChoice } from '../../channels/channels-editor.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { allowPasses } from '../../shell/device/pass-store.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import type { Route } from './+types/channels-data.ts';

/** How messages reach the signed-in user, or that this did not arrive. */
export type ChannelsAnswer =
  | { readonly kind: 'settings'; readonly settings: ChannelSettings }
  | { readonly kind: 'failed' };

/** A change of the channels. */
export type ChannelsChange =
  | { readonly verb: 'choose'; readonly choice: ChannelChoice }
  | { readonly verb: 'connect_telegram' }
  | { readonly verb: 'disconnect_telegram' };

/** What became of a change; the message is the server's, undefined where it gave none. */
export type ChannelsOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** The channels of the signed-in user. Throws a redirect to the login where the session is over. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<ChannelsAnswer> {
  const language = languageOf(params);
  try {
    const { data } = await browserApi(language).findChannels({ signal: request.signal });
    return { kind: 'settings', settings: data };
  } catch (error) {
    redirectWhenOver(error, params);
    return { kind: 'failed' };
  }
}

/** Changes the channels. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<ChannelsOutcome> {
  try {
    return await change(browserApi(languageOf(params)), (await request.json()) as ChannelsChange);
  } catch (error) {
    redirectWhenOver(error, params);
    return { kind: 'failed', message: toFormErrors(error, '').message || undefined };
  }
}

async function change(api: SiteClient, input: ChannelsChange): Promise<ChannelsOutcome> {
  if (input.verb === 'connect_telegram') return { kind: 'link', url: (await api.createTelegramLink()).data.url };
  if (input.verb === 'disconnect_telegram') {
    toast((await api.removeTelegramChat()).message);
    return { kind: 'changed' };
  }
  const { message, data } = await api.changeChannels({ body: input.choice });
  // A user who wants messages to name nothing wants no booking on a phone that others hold.
  if (data.is_discreet) allowPasses(false);
  toast(message);
  return { kind: 'changed' };
}

function redirectWhenOver(error: unknown, params: Route.ClientLoaderArgs['params']): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  const language = languageOf(params);
  throw redirectToLogIn(language, error.message, inLanguage(language, '/channels'));
}
