import type { messages } from '@tajmeelspot/contract/messages.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './messages.ts';

export const messagesRoutes: Routes<typeof messages> = {
  findChannels: async ({ deps, actor }) => ({ data: await verbs.findChannels(deps, actor) }),
  changeChannels: async ({ deps, actor, body }) => {
    const data = await verbs.changeChannels(deps, actor, body);
    return { message: translate(actor.locale, 'answers.channels_saved'), data };
  },
  listBookingDeliveries: ({ deps, actor, params }) => verbs.listBookingDeliveries(deps, actor, params.id),
  findPushKey: async ({ deps }) => ({ data: { key: await verbs.findPushKey(deps) } }),
  addPushSubscription: async ({ deps, actor, body }) => {
    await verbs.addPushSubscription(deps, actor, body);
    return { message: translate(actor.locale, 'answers.push_on') };
  },
  removePushSubscription: async ({ deps, actor, body }) => {
    await verbs.removePushSubscription(deps, body.endpoint);
    return { message: translate(actor.locale, 'answers.push_off') };
  },
  createTelegramLink: async ({ deps, actor }) => {
    const { url, expiresAt } = await verbs.createTelegramLink(deps, actor);
    return { data: { url, expires_at: expiresAt.toString() } };
  },
  removeTelegramChat: async ({ deps, actor }) => {
    await verbs.removeTelegramChat(deps, actor);
    return { message: translate(actor.locale, 'answers.telegram_off') };
  },
  readBookingRequest: async ({ deps, actor, body }) => ({
    data: await verbs.readBookingRequest(deps, actor, body.token),
  }),
  answerBookingRequest: async ({ deps, actor, body: { token, ...answer } }) => {
    const data = await verbs.answerBookingRequest(deps, actor, token, answer);
    const done = answer.answer === 'confirm' ? 'answers.booking_confirmed' : 'answers.booking_declined';
    return { message: translate(actor.locale, done, { customerName: data.customer_name }), data };
  },
};
