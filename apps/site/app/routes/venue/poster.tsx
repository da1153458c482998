import { redirect, data } from 'react-router';
import { serverApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { messagesOf, textOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { siteOf } from '../sitemap/sitemap-xml.server.ts';
import { VenuePoster } from '../../venue/venue-poster.tsx';
import { venuePath } from '../../venue/venue-path.ts';
import type { Route } from './+types/poster.ts';

/** The print sheet of a venue: its name, its link and the code of the link. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const found = await serverApi(context, language)
    .findVenuePage({ params: { slug: params.slug.toLowerCase() } })
    .catch(() => undefined);
  if (!found) throw data(null, { status: 404 });
  const { venue, services } = found.data;
  const path = inLanguage(language, venuePath(venue.slug));
  if (venue.slug !== params.slug) throw redirect(`${path}/poster`, 301);
  return {
    messages: messagesOf(language, 'venuePage', 'card'),
    title: textOf(language, 'venuePage', 'poster.title', { venue: venue.name }),
    venue,
    services: services.map(({ title }) => title),
    address: siteOf(request, context) + path,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

export default function Poster({ loaderData: { messages, venue, services, address } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <VenuePoster venue={venue} services={services} address={address} />
    </PageMessages>
  );
}
