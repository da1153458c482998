import type { schedules } from '@tajmeelspot/contract/schedules.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import type { Actor } from '#app/http/actor.ts';
import type { Routes } from '#app/http/endpoint.ts';
import * as verbs from './schedules.ts';

export const schedulesRoutes: Routes<typeof schedules> = {
  listHouses: async ({ deps, actor }) => ({ data: await verbs.listHouses(deps, actor) }),
  findSchedule: async ({ deps, actor, params }) => ({ data: await verbs.findSchedule(deps, actor, params.id) }),
  changeHours: async ({ deps, actor, params, body }) =>
    told(actor, await verbs.changeHours(deps, actor, params.id, body), body),
  changePolicy: async ({ deps, actor, params, body }) =>
    told(actor, await verbs.changePolicy(deps, actor, params.id, body), {}),
  addException: async ({ deps, actor, params, body }) =>
    told(actor, await verbs.addException(deps, actor, params.id, body), body),
  removeException: async ({ deps, actor, params, body }) =>
    told(actor, await verbs.removeException(deps, actor, params.id, body), body),
  changeEmployment: async ({ deps, actor, params, body }) =>
    told(actor, await verbs.changeEmployment(deps, actor, params.id, body), body),
  changeServiceTeam: async ({ deps, actor, params, body }) =>
    told(actor, await verbs.changeServiceTeam(deps, actor, params.id, body), body),
  changeOffer: async ({ deps, actor, params, body }) =>
    told(actor, await verbs.changeOffer(deps, actor, params.id, body), body),
  listConflicts: async ({ deps, actor, params }) => ({ data: await verbs.listConflicts(deps, actor, params.id) }),
  resolveConflicts: async ({ deps, actor, params, body }) => {
    const data = await verbs.resolveConflicts(deps, actor, params.id, body.resolutions);
    return { message: say(actor.language, 'answers.conflicts_resolved'), data };
  },
  listHouseBookings: async ({ deps, actor, params, query }) => {
    const { bookings, total, nextCursor } = await verbs.listHouseBookings(deps, actor, params.id, query);
    return { data: bookings, total, next_cursor: nextCursor };
  },
  exportHouseBookings: ({ deps, actor, params, query }) => verbs.exportHouseBookings(deps, actor, params.id, query),
  exportHouseBookingsSheet: ({ deps, actor, params, query }) =>
    verbs.exportHouseBookingsSheet(deps, actor, params.id, query),
  exportReport: ({ deps, actor, params, query }) => verbs.exportReport(deps, actor, params.id, query),
  exportReportSheet: ({ deps, actor, params, query }) => verbs.exportReportSheet(deps, actor, params.id, query),
  listCustomers: async ({ deps, actor, params, query }) => {
    const { rows, total, nextCursor } = await verbs.listCustomers(deps, actor, params.id, query);
    const data = rows.map(toCustomer);
    return { data, total, next_cursor: nextCursor };
  },
  findCustomer: async ({ deps, actor, params }) => ({
    data: toCustomer(await verbs.findCustomer(deps, actor, params.id, params.customer_id)),
  }),
  writeNote: async ({ deps, actor, params, body }) => {
    const data = toCustomer(await verbs.writeNote(deps, actor, params.id, params.customer_id, body.text));
    return { message: say(actor.language, 'answers.saved'), data };
  },
  findReport: async ({ deps, actor, params, query }) => ({
    data: await verbs.findReport(deps, actor, params.id, query),
  }),
  watchHouse: ({ deps, actor, params }) => verbs.watchHouse(deps, actor, params.id),
  listRequests: async ({ deps, actor, params }) => ({ data: await verbs.listRequests(deps, actor, params.id) }),
  listAgenda: async ({ deps, actor, params, query }) => ({
    data: await verbs.listAgenda(deps, actor, params.id, query),
  }),
};

/** What became of a change, with a sentence. */
function told({ language }: Actor, data: verbs.Outcome, { dry_run: isDry }: { dry_run?: boolean | undefined }) {
  return { message: say(language, isDry ? 'answers.schedule_tried' : 'answers.schedule_changed'), data };
}

type Visits = { last_visit_at: Date | null; next_visit_at: Date | null };

/** A customer with instants as the contract writes them. */
const toCustomer = <C extends Visits>({ last_visit_at: last, next_visit_at: next, ...customer }: C) => ({
  ...customer,
  last_visit_at: last?.toISOString() ?? null,
  next_visit_at: next?.toISOString() ?? null,
});
