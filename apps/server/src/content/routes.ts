import type { content } from '@tajmeelspot/contract/content.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './content.ts';

export const contentRoutes: Routes<typeof content> = {
  findAbout: ({ deps, actor, reply }) => {
    reply.tag('content-about');
    return verbs.findAbout(deps, actor);
  },
  findPage: async ({ deps, actor, params, reply }) => {
    reply.tag(`content-${params.slug}`);
    return { data: await verbs.findPage(deps, actor, params.slug) };
  },
  listGuideTreatments: async ({ deps, actor }) => ({ data: await verbs.listGuideTreatments(deps, actor) }),
  listGlossary: async ({ actor, reply }) => {
    reply.tag('content-glossary');
    return { data: await verbs.listGlossary(actor) };
  },
  sendContactMessage: async ({ deps, actor, body }) => {
    await verbs.sendContactMessage(deps, actor, body);
    return { message: translate(actor.locale, 'answers.message_sent') };
  },
  subscribe: async ({ deps, actor, body }) => {
    await verbs.subscribe(deps, actor, body);
    return { message: translate(actor.locale, 'answers.subscribed') };
  },
  confirmSubscription: async ({ deps, actor, body }) => {
    await verbs.confirmSubscription(deps, actor, body);
    return { message: translate(actor.locale, 'answers.subscription_confirmed') };
  },
  endSubscription: async ({ deps, actor, body }) => {
    await verbs.endSubscription(deps, actor, body);
    return { message: translate(actor.locale, 'answers.subscription_ended') };
  },
  endSubscriptionAtOnce: async ({ deps, actor, params }) => {
    await verbs.endSubscriptionAtOnce(deps, params.token);
    return { message: translate(actor.locale, 'answers.subscription_ended') };
  },
  findStatus: async ({ deps, actor }) => ({ data: await verbs.findStatus(deps, actor) }),
};
