import { footerColumns, mainLinks } from '../../shell/navigation.ts';
import { categoryPath } from '../../categories/category-view.ts';
import { serverApi } from '../../shell/api.ts';
import type { Route } from './+types/pages.ts';
import { siteOf, toEntry, toXml } from './sitemap-xml.server.ts';

/** Every page that is no service and that anybody can open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(request, context);
  const categories = await serverApi(context, 'en').listCategories();
  const linked = [mainLinks, ...footerColumns.map(({ links }) => links)].flatMap((links) =>
    links.map(([, path]) => path),
  );
  return toXml(
    'urlset',
    [...new Set<string>(['/', ...linked, ...own, ...categories.map(({ name }) => categoryPath(name))])].map((path) =>
      toEntry(site, path),
    ),
  );
}

/** Pages that no menu of every page leads to. */
const own = ['/listing', '/app', '/who-sees-what', '/decisions'];
