import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import { data } from 'react-router';
import { serverApi } from '../../shell/api.ts';
import type { Route } from './+types/services.ts';
import { siteOf, toEntry, toXml } from './sitemap-xml.server.ts';

/** The most that fit into one sitemap; the oldest of a category that has more in one city are found through the pages. */
const max = 10_000;
const atOnce = 100;

/** The services of a category in a city, newest first. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { city, file } = params;
  const category = /^([a-z-]+)\.xml$/.exec(file)?.[1];
  if (!category) throw data(null, { status: 404 });
  const site = siteOf(request, context);
  const ids = await listIds(serverApi(context, 'en'), { city, category: category.replaceAll('-', ' ') });
  if (ids.length === 0) throw data(null, { status: 404 });
  return toXml(
    'urlset',
    ids.map((id) => toEntry(site, `/listing-details/${id}`)),
  );
}

async function listIds(api: SiteClient, criteria: { city: string; category: string }): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    // Each page says where the next one begins.
    const { data: page } = await api.searchServices({
      query: { ...criteria, sort: 'newest', cursor, limit: String(atOnce) },
    });
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && ids.length < max);
  return ids;
}
