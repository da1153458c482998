import { say } from '@tajmeelspot/language/server-words.ts';
import type { venues } from '@tajmeelspot/contract/venues/venues.ts';
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
  findMessages: async ({ deps, actor, params }) => ({ data: await verbs.findMessages(deps, actor, params.id) }),
  changeMessages: async ({ deps, actor, params, body }) => ({
    message: say(actor.language, 'answers.saved'),
    data: await verbs.changeMessages(deps, actor, params.id, body),
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
  listMembers: async ({ deps, actor, params }) => ({ data: await verbs.listMembers(deps, actor, params.id) }),
  inviteMember: async ({ deps, actor, params, body }) => ({
    data: await verbs.inviteMember(deps, actor, params.id, body),
    message: say(actor.language, 'answers.invited', { email: body.email }),
  }),
  withdrawInvitation: async ({ deps, actor, params }) => ({
    data: await verbs.withdrawInvitation(deps, actor, params.id),
    message: say(actor.language, 'answers.invitation_withdrawn'),
  }),
  changeMember: async ({ deps, actor, params, body }) => ({
    data: await verbs.changeMember(deps, actor, params.id, params.user_id, body),
    message: say(actor.language, 'answers.member_changed'),
  }),
  removeMember: async ({ deps, actor, params }) => {
    await verbs.removeMember(deps, actor, params.id, params.user_id);
    return { message: say(actor.language, 'answers.member_removed') };
  },
  acceptInvitation: async ({ deps, actor, body }) => {
    const data = await verbs.acceptInvitation(deps, actor, body);
    return { data, message: say(actor.language, 'answers.joined', { house: data.name }) };
  },
};
