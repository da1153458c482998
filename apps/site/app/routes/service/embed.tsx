import { ApiError } from '@tajmeelspot/contract/client.ts';
import { directionOf } from '@tajmeelspot/language/languages.ts';
import { intlLocaleOf, localeOf } from '@tajmeelspot/language/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { PartLabels } from '../../shell/messages/part-labels.tsx';
import { MessagesProvider } from '../../shell/messages/translations.tsx';
import { servicePath } from '../../catalog/service-card-view.ts';
import { EmbeddedService } from '../../service/embedded-service.tsx';
import { apiContext, serverApi } from '../../shell/api.ts';
import { basePath, originOf } from '../../shell/head/site-address.server.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { textOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import styles from '../../styles/app.css?url';
import { toServiceCards } from '../service-cards.server.ts';
import type { Route } from './+types/embed.ts';

/**
 * A service for an <iframe> of somebody else's page. It has no scripts and knows nobody, and it alone may be framed: the
 * header tells that to the server, which sends it on.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  try {
    const api = serverApi(context, language);
    const service = await api.findService({ params: { id: params.serviceId } });
    const [card] = await toServiceCards(api, language, [service]);
    if (!card) throw new Error('a listing without its card');
    const base = originOf(context) + basePath();
    const addressOf = (at?: { date: string; time: string }) => base + inLanguage(language, servicePath(card.id, at));
    const page = renderToStaticMarkup(
      <html lang={language} dir={directionOf(language)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{card.title}</title>
          <link rel="stylesheet" href={styles} />
        </head>
        <body className="bg-transparent p-1">
          <MessagesProvider
            locale={intlLocaleOf(localeOf(language))}
            messages={messagesOf(language, 'shell', 'card', 'service')}
          >
            {/* No route leads here: the address says in which language the parts are written. */}
            <MemoryRouter initialEntries={[inLanguage(language, servicePath(card.id))]}>
              <PartLabels>
                <EmbeddedService service={card} addressOf={addressOf} />
              </PartLabels>
            </MemoryRouter>
          </MessagesProvider>
        </body>
      </html>,
    );
    return answer(200, `<!doctype html>${page}`);
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status < 500;
    if (!isMissing) context.get(apiContext).report(error);
    return answer(isMissing ? 404 : 503, textOf(language, 'service', isMissing ? 'missing.title' : 'failed'));
  }
}

function answer(status: number, text: string): Response {
  const type = status === 200 ? 'text/html' : 'text/plain';
  return new Response(text, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': 'frame-ancestors *' },
  });
}
