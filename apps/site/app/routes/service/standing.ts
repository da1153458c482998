import type { StandingAnswer } from '../../standing/standing-answer.ts';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import type { Route } from './+types/standing.ts';

/** Why a service stands where it stands; its messages come along, so that no page carries them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const { data } = await serverApi(context, language).findStanding({ params: { id: params.serviceId } });
  return { messages: messagesOf(language, 'standing'), standing: data };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<StandingAnswer> {
  try {
    return { kind: 'standing', ...(await serverLoader()) };
  } catch {
    return { kind: 'failed' };
  }
}
