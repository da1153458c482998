import type { Routes } from '#app/http/api.ts';
import { ReadyJson } from '#app/http/run-call.ts';
import * as verbs from './backoffice.ts';
import type { backoffice } from '@tajmeelspot/contract/backoffice.ts';

export const backofficeRoutes: Routes<typeof backoffice> = {
  listVenueBookings: async ({ deps, actor, params, query }) => {
    const { bookings, total, nextCursor } = await verbs.listVenueBookings(deps, actor, params.id, query);
    return { data: bookings, total, next_cursor: nextCursor };
  },
  exportVenueBookings: ({ deps, actor, params, query }) => verbs.exportVenueBookings(deps, actor, params.id, query),
  exportVenueBookingsSheet: ({ deps, actor, params, query }) =>
    verbs.exportVenueBookingsSheet(deps, actor, params.id, query),
  exportReport: ({ deps, actor, params, query }) => verbs.exportReport(deps, actor, params.id, query),
  exportReportSheet: ({ deps, actor, params, query }) => verbs.exportReportSheet(deps, actor, params.id, query),
  findReport: async ({ deps, actor, params, query }) => ({
    data: await verbs.findReport(deps, actor, params.id, query),
  }),
  watchVenue: ({ deps, actor, params }) => verbs.watchVenue(deps, actor, params.id),
  listRequests: async ({ deps, actor, params }) => ({ data: await verbs.listRequests(deps, actor, params.id) }),
  listAgenda: async ({ deps, actor, params, query }) =>
    new ReadyJson(await verbs.writeAgenda(deps, actor, params.id, query)),
  findMonth: async ({ deps, actor, params }) => ({ data: await verbs.findMonth(deps, actor, params.id, params.month) }),
};
