import { availability } from '@tajmeelspot/contract/availability.ts';
import { booking } from '@tajmeelspot/contract/booking.ts';
import { catalog } from '@tajmeelspot/contract/catalog.ts';
import { clients } from '@tajmeelspot/contract/clients.ts';
import { operator } from '@tajmeelspot/contract/operator/operator.ts';
import { content } from '@tajmeelspot/contract/content.ts';
import { favourites } from '@tajmeelspot/contract/favourites.ts';
import { identity } from '@tajmeelspot/contract/identity.ts';
import { messages } from '@tajmeelspot/contract/messages.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { privacy } from '@tajmeelspot/contract/privacy.ts';
import { reviews } from '@tajmeelspot/contract/reviews.ts';
import { scheduling } from '@tajmeelspot/contract/scheduling.ts';
import { search } from '@tajmeelspot/contract/search.ts';
import { searchMap } from '@tajmeelspot/contract/search-map.ts';
import { venuePages } from '@tajmeelspot/contract/venue-pages.ts';
import { venues } from '@tajmeelspot/contract/venues/venues.ts';
import { waitlist } from '@tajmeelspot/contract/waitlist.ts';
import { Hono } from 'hono';
import { availabilityRoutes, availabilityStates } from '#app/availability/routes.ts';
import { bookingRoutes } from '#app/booking/routes.ts';
import { catalogRoutes, catalogStates } from '#app/catalog/routes.ts';
import { clientsRoutes } from '#app/clients/routes.ts';
import { operatorRoutes } from '#app/operator/routes.ts';
import { contentRoutes } from '#app/content/routes.ts';
import type { Deps } from '#app/deps.ts';
import { favouritesRoutes } from '#app/favourites/routes.ts';
import { admitRequests } from '#app/http/admit-requests.ts';
import { createApi, mountApi, serve } from '#app/http/api.ts';
import { serveFiles } from '#app/http/files.ts';
import { serveTiles } from '#app/http/tiles.ts';
import { serveHealth } from '#app/http/health.ts';
import type { Host } from '#app/http/actor.ts';
import type { KeptSource } from '#app/http/kept/answer-at-once.ts';
import { serveKeptCalls } from '#app/http/kept/kept-calls.ts';
import { serveAppPage } from '#app/http/pages/app-page.ts';
import { serveDashboard } from '#app/http/pages/dashboard.ts';
import { servePages, type Site } from '#app/http/pages/pages.ts';
import { findMember, recordDenial } from '#app/identity/identity.ts';
import { observeRequests } from '#app/observability/observe.ts';
import { serveRedirects } from '#app/identity/redirect-routes.ts';
import { messagesRoutes } from '#app/messages/routes.ts';
import { identityRoutes } from '#app/identity/routes.ts';
import { serveStoredEmails } from '#app/integrations/email/stored-email-pages.ts';
import { serveStoredMessages } from '#app/integrations/channels/stored-message-pages.ts';
import { serveWebhooks } from '#app/messages/webhooks/serve-webhooks.ts';
import { privacyRoutes } from '#app/privacy/routes.ts';
import { reviewsRoutes } from '#app/reviews/routes.ts';
import { backofficeRoutes } from '#app/backoffice/routes.ts';
import { schedulingRoutes } from '#app/scheduling/routes.ts';
import { mapRoutes } from '#app/search/map/routes.ts';
import { searchRoutes, searchStates } from '#app/search/routes.ts';
import { ownCourseRoutes, tillRoutes } from '#app/till/routes.ts';
import { trustLogRoutes } from '#app/trust-log/routes.ts';
import { venuePagesRoutes } from '#app/venue-pages/routes.ts';
import { venuesRoutes } from '#app/venues/routes.ts';
import { waitlistRoutes } from '#app/waitlist/routes.ts';
import { backoffice } from '@tajmeelspot/contract/backoffice.ts';
import { ownCourses } from '@tajmeelspot/contract/till/courses.ts';
import { till } from '@tajmeelspot/contract/till.ts';
import { trustLog } from '@tajmeelspot/contract/trust-log.ts';

/**
 * Everything that one process answers: the API, files, dashboard, console and the pages of the site (none where `site` is
 * absent). Without `kept` every call is computed, which most tests need: they write behind the server's back. What is kept
 * is added to it.
 */
export function createApp(deps: Deps, site?: Site, kept?: KeptSource[]): Hono<Host> {
  const api = createApi(deps, { findMember, recordDenial: recordDenial });
  serveHealth(api, deps);
  serve(api, deps, identity, identityRoutes);
  serve(api, deps, trustLog, trustLogRoutes);
  serve(api, deps, venues, venuesRoutes);
  // Before the catalog: /services/search is not the service named 'search'.
  serve(api, deps, search, searchRoutes);
  serve(api, deps, searchMap, mapRoutes);
  serve(api, deps, catalog, catalogRoutes);
  serve(api, deps, availability, availabilityRoutes);
  serve(api, deps, booking, bookingRoutes);
  serve(api, deps, clients, clientsRoutes);
  serve(api, deps, scheduling, schedulingRoutes);
  serve(api, deps, till, tillRoutes);
  serve(api, deps, ownCourses, ownCourseRoutes);
  serve(api, deps, backoffice, backofficeRoutes);
  serve(api, deps, waitlist, waitlistRoutes);
  serve(api, deps, reviews, reviewsRoutes);
  serve(api, deps, venuePages, venuePagesRoutes);
  serve(api, deps, favourites, favouritesRoutes);
  serve(api, deps, content, contentRoutes);
  serve(api, deps, messages, messagesRoutes);
  serve(api, deps, privacy, privacyRoutes);
  serve(api, deps, operator, operatorRoutes);
  const app = new Hono<Host>({ strict: false });
  observeRequests(app, deps);
  admitRequests(app, deps);
  // Before the API, which counts and looks up its callers.
  serveWebhooks(app, deps);
  kept?.push(serveKeptCalls(app, deps, api, { ...catalogStates, ...searchStates, ...availabilityStates }));
  mountApi(app, api);
  serveRedirects(app, api, deps);
  serveFiles(app, deps);
  serveTiles(app, deps.env);
  serveStoredEmails(app, deps);
  serveStoredMessages(app, deps);
  if (site?.dashboardFolder !== undefined) serveDashboard(app, deps.env, site.dashboardFolder);
  if (site?.operatorFolder !== undefined)
    serveAppPage(app, deps.env, { mount: places.operator, folder: site.operatorFolder });
  const pages = site && servePages(app, deps, site, api);
  if (pages) kept?.push(pages);
  return app;
}
