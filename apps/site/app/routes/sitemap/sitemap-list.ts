import { serverApi } from '../../shell/api.ts';
import type { Route } from './+types/sitemap-list.ts';
import { siteOf, toXml } from './sitemap-xml.server.ts';

/** The list of sitemaps: the pages, and for every city that has any its venues and the services of every category at the top. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(request, context);
  const api = serverApi(context, 'en');
  const cities = await api.listCities();
  const parts = await Promise.all(
    cities.map(async ({ code }) => {
      const { data } = await api.listFacets({ query: { city: code } });
      const shown = data.categories.filter(({ count, level }) => count > 0 && level === 1);
      const files = shown.map((category) => `${code}/${encodeURIComponent(category.code.replaceAll(' ', '-'))}.xml`);
      return [`${code}/venues.xml`, ...files];
    }),
  );
  const entries = ['pages.xml', ...parts.flat()].map((part) => `<sitemap><loc>${site}/sitemap/${part}</loc></sitemap>`);
  return toXml('sitemapindex', entries);
}
