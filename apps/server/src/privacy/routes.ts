import type { privacy } from '@tajmeelspot/contract/privacy.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './privacy.ts';

export const privacyRoutes: Routes<typeof privacy> = {
  listContactLooks: async ({ deps, actor }) => ({ data: await verbs.listContactLooks(deps, actor) }),
  exportOwnData: ({ deps, actor }) => verbs.exportOwnData(deps, actor),
  previewDeletion: async ({ deps, actor }) => ({ data: await verbs.previewDeletion(deps, actor) }),
  deleteAccount: async ({ deps, actor, body }) => {
    await verbs.deleteAccount(deps, actor, body.password || undefined);
    return { message: translate(actor.locale, 'answers.account_deleted') };
  },
  eraseClient: async ({ deps, actor, params }) => {
    await verbs.eraseClient(deps, actor, params.id, params.client_id);
    return { message: translate(actor.locale, 'answers.client_erased') };
  },
  eraseWalkIn: async ({ deps, actor, params }) => {
    await verbs.eraseWalkIn(deps, actor, params.id, params.booking_id);
    return { message: translate(actor.locale, 'answers.walk_in_erased') };
  },
};
