import type { schedules } from '@tajmeelspot/contract/schedules.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import type { Actor } from '#app/http/actor.ts';
import type { Routes } from '#app/http/endpoint.ts';
import * as verbs from './schedules.ts';

export const schedulesRoutes: Routes<typeof schedules> = {
  listVenues: async ({ deps, actor }) => ({ data: await verbs.listVenues(deps, actor) }),
  findSchedule: async ({ deps, actor, params }) => ({ data: await verbs.findSchedule(deps, actor, params.id) }),
  changeHours: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changeHours(deps, actor, params.id, body), body),
  changePolicy: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changePolicy(deps, actor, params.id, body), {}),
  addException: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.addException(deps, actor, params.id, body), body),
  removeException: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.removeException(deps, actor, params.id, body), body),
  changeEmployment: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changeEmployment(deps, actor, params.id, body), body),
  changeServiceTeam: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changeServiceTeam(deps, actor, params.id, body), body),
  changePublication: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changePublication(deps, actor, params.id, body), body),
  listConflicts: async ({ deps, actor, params }) => ({ data: await verbs.listConflicts(deps, actor, params.id) }),
  resolveConflicts: async ({ deps, actor, params, body }) => {
    const data = await verbs.resolveConflicts(deps, actor, params.id, body.resolutions);
    return { message: say(actor.language, 'answers.conflicts_resolved'), data };
  },
  listVenueBookings: async ({ deps, actor, params, query }) => {
    const { bookings, total, nextCursor } = await verbs.listVenueBookings(deps, actor, params.id, query);
    return { data: bookings, total, next_cursor: nextCursor };
  },
  exportVenueBookings: ({ deps, actor, params, query }) => verbs.exportVenueBookings(deps, actor, params.id, query),
  exportVenueBookingsSheet: ({ deps, actor, params, query }) =>
    verbs.exportVenueBookingsSheet(deps, actor, params.id, query),
  exportReport: ({ deps, actor, params, query }) => verbs.exportReport(deps, actor, params.id, query),
  exportReportSheet: ({ deps, actor, params, query }) => verbs.exportReportSheet(deps, actor, params.id, query),
  listClients: async ({ deps, actor, params, query }) => {
    const { rows, total, nextCursor } = await verbs.listClients(deps, actor, params.id, query);
    const data = rows.map(toClient);
    return { data, total, next_cursor: nextCursor };
  },
  findClient: async ({ deps, actor, params }) => ({
    data: toClient(await verbs.findClient(deps, actor, params.id, params.client_id)),
  }),
  writeClientNote: async ({ deps, actor, params, body }) => {
    const data = toClient(await verbs.writeClientNote(deps, actor, params.id, params.client_id, body.text));
    return { message: say(actor.language, 'answers.saved'), data };
  },
  findReport: async ({ deps, actor, params, query }) => ({
    data: await verbs.findReport(deps, actor, params.id, query),
  }),
  watchVenue: ({ deps, actor, params }) => verbs.watchVenue(deps, actor, params.id),
  listRequests: async ({ deps, actor, params }) => ({ data: await verbs.listRequests(deps, actor, params.id) }),
  listAgenda: async ({ deps, actor, params, query }) => ({
    data: await verbs.listAgenda(deps, actor, params.id, query),
  }),
};

/** What became of a change, with a sentence. */
function answerWith(
  { language }: Actor,
  data: verbs.ScheduleChangeResult,
  { dry_run: isDry }: { dry_run?: boolean | undefined },
) {
  return { message: say(language, isDry ? 'answers.schedule_tried' : 'answers.schedule_changed'), data };
}

type ClientDates = { last_completed_at: Date | null; next_booking_at: Date | null };

/** A customer with instants as the contract writes them. */
const toClient = <C extends ClientDates>({ last_completed_at: last, next_booking_at: next, ...customer }: C) => ({
  ...customer,
  last_completed_at: last?.toISOString() ?? null,
  next_booking_at: next?.toISOString() ?? null,
});
