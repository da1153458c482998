import type { scheduling } from '@tajmeelspot/contract/scheduling.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Actor } from '#app/http/actor.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './scheduling.ts';

export const schedulingRoutes: Routes<typeof scheduling> = {
  findSchedule: async ({ deps, actor, params }) => ({ data: await verbs.findSchedule(deps, actor, params.id) }),
  changeHours: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changeHours(deps, actor, params.id, body), body),
  changePolicy: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changePolicy(deps, actor, params.id, body), {}),
  changeAudience: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changeAudience(deps, actor, params.id, body), body),
  addException: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.addException(deps, actor, params.id, body), body),
  removeException: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.removeException(deps, actor, params.id, body), body),
  changeEmployment: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changeEmployment(deps, actor, params.id, body), body),
  changeServiceTeam: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changeServiceTeam(deps, actor, params.id, body), body),
  changeResources: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changeResources(deps, actor, params.id, body), body),
  changePublication: async ({ deps, actor, params, body }) =>
    answerWith(actor, await verbs.changePublication(deps, actor, params.id, body), body),
  listConflicts: async ({ deps, actor, params }) => ({ data: await verbs.listConflicts(deps, actor, params.id) }),
  resolveConflicts: async ({ deps, actor, params, body }) => {
    const data = await verbs.resolveConflicts(deps, actor, params.id, body.resolutions);
    return { message: translate(actor.locale, 'answers.conflicts_resolved'), data };
  },
};

/** The result of a change and the sentence about it. */
function answerWith(
  { locale }: Actor,
  data: verbs.ScheduleChangeResult,
  { dry_run: isDry }: { dry_run?: boolean | undefined },
) {
  return { message: translate(locale, isDry ? 'answers.schedule_tried' : 'answers.schedule_changed'), data };
}
