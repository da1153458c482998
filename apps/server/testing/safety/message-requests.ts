import { issueRequestLink } from '#app/messages/request-links/issue-request-link.ts';
import { bookingOf, secret } from './booking-requests.ts';
import type { AccessWorld, RequestMakers } from './roles.ts';

const browser = {
  endpoint: 'https://push.example/subscriptions/1',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

/** Requests of the calls about messages; a link is the vendor's. */
export const messageRequests: RequestMakers = {
  findChannels: () => ({ expected: 'has_quiet_hours' }),
  changeChannels: () => ({ body: { order: ['email', 'push'], has_quiet_hours: true, is_discreet: false } }),
  addPushSubscription: () => ({ body: browser }),
  removePushSubscription: () => ({ body: { endpoint: browser.endpoint } }),
  listBookingDeliveries: async (world) => ({ path: `/bookings/${await bookingOf(world)}/deliveries` }),
  readBookingRequest: async (world) => ({ body: { token: await linkTokenOf(world) }, expected: secret }),
  answerBookingRequest: async (world) => ({ body: { token: await linkTokenOf(world), answer: 'confirm' } }),
};

/** The token of a new link to a new request. */
async function linkTokenOf(world: AccessWorld): Promise<string> {
  const { server, users } = world;
  const given = { userId: users.vendor.id, bookingId: await bookingOf(world), language: 'en' } as const;
  return (await issueRequestLink(server.deps, given)).split('#token=')[1] ?? '';
}
