import { data } from 'react-router';
import { serverApi } from '../../shell/api.ts';
import { venuePath } from '../../venue/venue-path.ts';
import type { Route } from './+types/venues.ts';
import { siteOf, toEntry, toXml } from './sitemap-xml.server.ts';

/** The most that fit into one sitemap. */
const max = 10_000;

/** The pages of the venues of a city. */
export async function loader({ params: { city }, request, context }: Route.LoaderArgs) {
  const site = siteOf(request, context);
  const api = serverApi(context, 'en');
  const slugs: string[] = [];
  let cursor: string | undefined;
  do {
    // Each page says where the next one begins.
    const page = await api.listVenuePages({ query: { city, ...(cursor === undefined ? {} : { cursor }) } });
    slugs.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && slugs.length < max);
  if (slugs.length === 0) throw data(null, { status: 404 });
  return toXml(
    'urlset',
    slugs.map((slug) => toEntry(site, venuePath(slug))),
  );
}
