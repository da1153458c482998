import { availability } from '@tajmeelspot/contract/availability.ts';
import { booking } from '@tajmeelspot/contract/booking.ts';
import { catalog } from '@tajmeelspot/contract/catalog.ts';
import { operator } from '@tajmeelspot/contract/operator/operator.ts';
import { content } from '@tajmeelspot/contract/content.ts';
import { favourites } from '@tajmeelspot/contract/favourites.ts';
import { identity } from '@tajmeelspot/contract/identity.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { reviews } from '@tajmeelspot/contract/reviews.ts';
import { scheduling } from '@tajmeelspot/contract/scheduling.ts';
import { search } from '@tajmeelspot/contract/search.ts';
import { venues } from '@tajmeelspot/contract/venues/venues.ts';
import { waitlist } from '@tajmeelspot/contract/waitlist.ts';
import { Hono } from 'hono';
import { availabilityRoutes } from '#app/availability/routes.ts';
import { bookingRoutes } from '#app/booking/routes.ts';
import { catalogRoutes } from '#app/catalog/routes.ts';
import { operatorRoutes } from '#app/operator/routes.ts';
import { contentRoutes } from '#app/content/routes.ts';
import type { Deps } from '#app/deps.ts';
import { favouritesRoutes } from '#app/favourites/routes.ts';
import { createApi, mountApi, serve } from '#app/http/api.ts';
import { serveFiles } from '#app/http/files.ts';
import { serveHealth } from '#app/http/health.ts';
import type { Host } from '#app/http/actor.ts';
import { serveAppPage } from '#app/http/pages/app-page.ts';
import { serveDashboard } from '#app/http/pages/dashboard.ts';
import { servePages, type Site } from '#app/http/pages/pages.ts';
import { findMember, recordDenial } from '#app/identity/identity.ts';
import { serveRedirects } from '#app/identity/redirect-routes.ts';
import { identityRoutes } from '#app/identity/routes.ts';
import { serveStoredEmails } from '#app/integrations/email/stored-email-pages.ts';
import { reviewsRoutes } from '#app/reviews/routes.ts';
import { backofficeRoutes } from '#app/backoffice/routes.ts';
import { schedulingRoutes } from '#app/scheduling/routes.ts';
import { searchRoutes } from '#app/search/routes.ts';
import { venuesRoutes } from '#app/venues/routes.ts';
import { waitlistRoutes } from '#app/waitlist/routes.ts';
import { backoffice } from '@tajmeelspot/contract/backoffice.ts';

/** Everything that one process answers: the API, files, dashboard, console and the pages of the site (none where `site` is absent). */
export function createApp(deps: Deps, site?: Site): Hono<Host> {
  const api = createApi(deps, { findMember, recordDenial: recordDenial });
  serveHealth(api, deps);
  serve(api, deps, identity, identityRoutes);
  serve(api, deps, venues, venuesRoutes);
  // Before the catalog: /services/search is not the service named 'search'.
  serve(api, deps, search, searchRoutes);
  serve(api, deps, catalog, catalogRoutes);
  serve(api, deps, availability, availabilityRoutes);
  serve(api, deps, booking, bookingRoutes);
  serve(api, deps, scheduling, schedulingRoutes);
  serve(api, deps, backoffice, backofficeRoutes);
  serve(api, deps, waitlist, waitlistRoutes);
  serve(api, deps, reviews, reviewsRoutes);
  serve(api, deps, favourites, favouritesRoutes);
  serve(api, deps, content, contentRoutes);
  serve(api, deps, operator, operatorRoutes);
  const app = new Hono<Host>({ strict: false });
  mountApi(app, api);
  serveRedirects(app, api, deps);
  serveFiles(app, deps);
  serveStoredEmails(app, deps);
  if (site?.dashboardFolder !== undefined) serveDashboard(app, deps.env, site.dashboardFolder);
  if (site?.operatorFolder !== undefined)
    serveAppPage(app, deps.env, { mount: places.operator, folder: site.operatorFolder });
  if (site) servePages(app, deps, site, api);
  return app;
}
