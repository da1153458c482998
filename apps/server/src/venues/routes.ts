import type { venues } from '@tajmeelspot/contract/venues.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import type { Routes } from '#app/http/endpoint.ts';
import * as verbs from './venues.ts';

export const venuesRoutes: Routes<typeof venues> = {
  listEmployees: ({ deps, actor, query }) => verbs.listEmployees(deps, actor, query),
  createHouse: async ({ deps, actor, body }) => ({
    message: say(actor.language, 'answers.house_made'),
    data: await verbs.createHouse(deps, actor, body),
  }),
  findHouse: async ({ deps, actor, params }) => ({ data: await verbs.findHouse(deps, actor, params.id) }),
  changeHouse: async ({ deps, actor, params, body }) => ({
    message: say(actor.language, 'answers.saved'),
    data: await verbs.changeHouse(deps, actor, params.id, body),
  }),
  listTeam: async ({ deps, actor, params }) => ({ data: await verbs.listTeam(deps, actor, params.id) }),
  addEmployee: async ({ deps, actor, params, body }) => ({
    message: say(actor.language, 'answers.saved'),
    data: await verbs.addEmployee(deps, actor, params.id, body),
  }),
  changeEmployee: async ({ deps, actor, params, body }) => ({
    message: say(actor.language, 'answers.saved'),
    data: await verbs.changeEmployee(deps, actor, params.id, body),
  }),
};
