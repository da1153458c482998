import { QrCode } from '@tajmeelspot/ui/qr-code.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { data } from 'react-router';
import { serverApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { siteOf } from '../sitemap/sitemap-xml.server.ts';
import { venuePath } from '../../venue/venue-path.ts';
import type { Route } from './+types/qr-code.ts';

/** The link of a venue's page as a QR code, as a picture of its own. A former address gives the code of the present one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const found = await serverApi(context, language)
    .findVenuePage({ params: { slug: params.slug.toLowerCase() } })
    .catch(() => undefined);
  if (!found) throw data(null, { status: 404 });
  const text = siteOf(request, context) + inLanguage(language, venuePath(found.data.venue.slug));
  const drawn = renderToStaticMarkup(createElement(QrCode, { text, label: text, className: '' }));
  return new Response(drawn.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" '), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
