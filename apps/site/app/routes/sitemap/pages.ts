import { footerColumns, mainLinks } from '../../shell/navigation.ts';
import type { Route } from './+types/pages.ts';
import { siteOf, toEntry, toXml } from './sitemap-xml.server.ts';

/** Every page that is no service and that anybody can open. */
export function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(request, context);
  const linked = [mainLinks, ...footerColumns.map(({ links }) => links)].flatMap((links) =>
    links.map(([, path]) => path),
  );
  return toXml(
    'urlset',
    [...new Set<string>(['/', ...linked, '/listing', '/app', '/who-sees-what', '/decisions'])].map((path) =>
      toEntry(site, path),
    ),
  );
}
