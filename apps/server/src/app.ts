import { booking } from '@tajmeelspot/contract/booking.ts';
import { catalog } from '@tajmeelspot/contract/catalog.ts';
import { content } from '@tajmeelspot/contract/content.ts';
import { favourites } from '@tajmeelspot/contract/favourites.ts';
import { identity } from '@tajmeelspot/contract/identity.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { reviews } from '@tajmeelspot/contract/reviews.ts';
import { schedules } from '@tajmeelspot/contract/schedules.ts';
import { search } from '@tajmeelspot/contract/search.ts';
import { venues } from '@tajmeelspot/contract/venues/venues.ts';
import { waiting } from '@tajmeelspot/contract/waiting.ts';
import { Hono } from 'hono';
import { bookingRoutes } from './booking/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { contentRoutes } from './content/routes.ts';
import type { Deps } from './deps.ts';
import { favouritesRoutes } from './favourites/routes.ts';
import { createApi } from './http/api.ts';
import { serve } from './http/endpoint.ts';
import { serveFiles } from './http/files.ts';
import { serveHealth } from './http/health.ts';
import type { Host } from './http/host.ts';
import { serveDashboard } from './http/pages/dashboard.ts';
import { servePages, type Site } from './http/pages/pages.ts';
import { findMember, noteDenial } from './identity/identity.ts';
import { serveRedirects } from './identity/redirect-routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { serveKeptMails } from './outside/kept-mail-pages.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { schedulesRoutes } from './schedules/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { venuesRoutes } from './venues/routes.ts';
import { waitingRoutes } from './waiting/routes.ts';

/** Everything that one process answers: the API, files, the dashboard and the pages of the site (none where `site` is absent). */
export function createApp(deps: Deps, site?: Site): Hono<Host> {
  const api = createApi(deps, { findMember, noteDenial });
  serveHealth(api, deps);
  serve(api, deps, identity, identityRoutes);
  serve(api, deps, venues, venuesRoutes);
  // Before the catalog: /services/search is not the service named 'search'.
  serve(api, deps, search, searchRoutes);
  serve(api, deps, catalog, catalogRoutes);
  serve(api, deps, booking, bookingRoutes);
  serve(api, deps, schedules, schedulesRoutes);
  serve(api, deps, waiting, waitingRoutes);
  serve(api, deps, reviews, reviewsRoutes);
  serve(api, deps, favourites, favouritesRoutes);
  serve(api, deps, content, contentRoutes);
  const app = new Hono<Host>({ strict: false });
  app.all(`${places.api}/*`, (c) => api.fetch(c.req.raw, c.env));
  serveRedirects(app, api, deps);
  serveFiles(app, deps);
  serveKeptMails(app, deps);
  if (site?.dashboardFolder !== undefined) serveDashboard(app, deps.env, site.dashboardFolder);
  if (site) servePages(app, deps, site, api);
  return app;
}
