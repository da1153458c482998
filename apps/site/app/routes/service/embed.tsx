import { ApiError } from '@tajmeelspot/contract/client.ts';
import { servicePath } from '../../catalog/service-card-view.ts';
import { EmbeddedService } from '../../service/embedded-service.tsx';
import { apiContext, serverApi } from '../../shell/api.ts';
import { basePath, originOf } from '../../shell/head/site-address.server.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { textOf } from '../../shell/messages/compiled-messages.server.ts';
import { toServiceCards } from '../service-cards.server.ts';
import type { Route } from './+types/embed.ts';
import { answerFrame, renderFrame } from './frame.server.tsx';

/** A service for an <iframe> of somebody else's page. It has no scripts and knows nobody. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  try {
    const api = serverApi(context, language);
    const service = await api.findService({ params: { id: params.serviceId } });
    const [card] = await toServiceCards(api, language, [service]);
    if (!card) throw new Error('a listing without its card');
    const base = originOf(context) + basePath();
    const addressOf = (at?: { date: string; time: string }) => base + inLanguage(language, servicePath(card.id, at));
    const path = inLanguage(language, servicePath(card.id));
    const frame = { title: card.title, path, namespaces: ['shell', 'card', 'service'] as const };
    return answerFrame(200, renderFrame(language, frame, <EmbeddedService service={card} addressOf={addressOf} />));
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status < 500;
    if (!isMissing) context.get(apiContext).report(error);
    return answerFrame(isMissing ? 404 : 503, textOf(language, 'service', isMissing ? 'missing.title' : 'failed'));
  }
}
