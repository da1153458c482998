import { ApiError } from '@tajmeelspot/contract/client.ts';
import { apiContext, serverApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { textOf } from '../../shell/messages/compiled-messages.server.ts';
import { EmbeddedVenue } from '../../venue/embedded-venue.tsx';
import { venuePath } from '../../venue/venue-path.ts';
import { siteOf } from '../sitemap/sitemap-xml.server.ts';
import { answerFrame, renderFrame } from '../service/frame.server.tsx';
import type { Route } from './+types/embed.ts';

/** A whole venue for an <iframe> of somebody else's page, as the frame of a service. Former addresses stay framed. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  try {
    const slug = params.slug.toLowerCase();
    const { data: page } = await serverApi(context, language).findVenuePage({ params: { slug } });
    const path = inLanguage(language, venuePath(page.venue.slug));
    const address = siteOf(request, context) + path;
    const frame = { title: page.venue.name, path, namespaces: ['shell', 'card', 'service', 'venuePage'] as const };
    return answerFrame(200, renderFrame(language, frame, <EmbeddedVenue page={page} address={address} />));
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status < 500;
    if (!isMissing) context.get(apiContext).report(error);
    return answerFrame(isMissing ? 404 : 503, textOf(language, 'venuePage', isMissing ? 'missing.title' : 'failed'));
  }
}
