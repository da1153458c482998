import type { Verb } from '@tajmeelspot/contract/paths.ts';
import sharp from 'sharp';
import { landmarks } from '#db/world/landmarks.ts';
import { bookingMakers } from './booking-requests.ts';
import { consoleMakers } from './console-requests.ts';
import { venueMakers } from './house-requests.ts';
import { manageMakers } from './manage-requests.ts';
import { scheduleMakers } from './schedule-requests.ts';
import { type Asked, type Role, sessionOf, type World } from './people.ts';
import { waitingMakers } from './waiting-requests.ts';
import { issueReset } from '#app/identity/identity.ts';

/** A request of a call as somebody makes it, with a session of its own and whatever it needs made for it. */
export async function requestsOf(world: World, verb: Verb, role: Role): Promise<Asked> {
  const token = role === 'visitor' ? undefined : await sessionOf(world, role);
  const asked = await makers[verb]?.(world, role);
  return { token, ...asked };
}

const password = 'a long password';
const { service, hairCut } = landmarks.specifiedPrices;

const again = { password, password_confirmation: password };

const makers: Partial<Record<Verb, (world: World, role: Role) => Promise<Asked> | Asked>> = {
  signUp: () => ({ body: { name: 'New', email: `${crypto.randomUUID()}@example.com`, ...again } }),
  logIn: ({ people }) => ({ body: { email: people.vendor.email, password } }),
  findUser: ({ people }) => ({ secrets: [people.customer.email], shown: people.customer.email }),
  findProfile: ({ people }) => ({ secrets: [people.customer.email], shown: people.customer.email }),
  forgotPassword: () => ({ body: { email: `${crypto.randomUUID()}@example.com` } }),
  async resetPassword({ server, people }) {
    const { email } = people['other vendor'];
    const issued = await issueReset(server.deps, email);
    return { body: { email, token: issued?.token, ...again } };
  },
  changePassword: () => ({
    body: { old_password: password, new_password: password, new_password_confirmation: password },
  }),
  updateProfile: () => ({ body: { name: 'A', phone: '07701234567', city: 'Basra', state: 'Basra' } }),
  async setPicture() {
    const create = { width: 8, height: 8, channels: 3, background: '#123' } as const;
    return { upload: new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]) };
  },
  listSessions: () => ({ secrets: ['agent of customer'] }),
  async endSession(world) {
    const owned = world.server.client({ token: await sessionOf(world, 'customer') });
    const { data } = await owned.listSessions();
    return { path: `/sessions/${data.find((session) => session.is_current)?.id}` };
  },
  handOff: () => ({ body: { audience: 'vendor_dashboard' } }),
  async openDashboard(world) {
    const vendor = world.server.client({ token: await sessionOf(world, 'vendor') });
    const { token } = await vendor.handOff({ body: { audience: 'vendor_dashboard' } });
    return { body: { token, audience: 'vendor_dashboard' } };
  },
  finishProviderLogin: () => ({ path: '/auth/callback?code=a&state=b' }),
  findService: async (world) => ({ path: `/services/${await bookmarkOf(world)}`, ...isBookmarked }),
  shareService: () => ({ path: `/services/${service}/share` }),
  listSlots: () => ({ path: `/services/${service}/slots?treatment_id=${hairCut}` }),
  listNextSlots: () => ({ path: `/next-slots?service_ids=${service}` }),
  listSuggestions: () => ({ path: '/suggestions?text=ha' }),
  findPage: () => ({ path: '/pages/terms' }),
  sendContactMessage: () => ({
    body: { name: 'A', email: `${crypto.randomUUID()}@example.com`, subject: 'One', message: 'A question' },
  }),
  subscribe: () => ({ body: { email: `${crypto.randomUUID()}@example.com` } }),
  confirmSubscription: async (world) => ({ body: { token: await subscriptionOf(world) } }),
  endSubscription: async (world) => ({ body: { token: await subscriptionOf(world) } }),
  async listReviews(world) {
    await reviewOf(world);
    return { path: `/services/${reviewed}/reviews`, secrets: ['"is_own":true'], shown: '"is_own":true' };
  },
  writeReview: () => ({ path: `/services/${service}/reviews`, body: { rating: 5, comment: 'Good' } }),
  async deleteReview(world) {
    await reviewOf(world);
    return { path: `/services/${reviewed}/reviews` };
  },
  reportReview: async (world) => ({ path: `/reviews/${await reviewOf(world)}/reports`, body: { reason: 'spam' } }),
  async listWishlist(world) {
    const entry = `"service_id":${await bookmarkOf(world)}`;
    return { secrets: [entry], shown: entry };
  },
  addToWishlist: () => ({ body: { service_id: service } }),
  removeFromWishlist: () => ({ path: `/wishlist/${service}` }),
  toggleFeature: () => ({ path: `/services/${service}/feature` }),
  listFavourites: async (world) => ({ path: `/favourites?service_ids=${await bookmarkOf(world)}`, ...isBookmarked }),
  ...bookingMakers,
  ...venueMakers,
  ...scheduleMakers,
  ...manageMakers,
  ...waitingMakers,
  ...consoleMakers,
};

/** What the customer alone has reviewed and keeps. */
const reviewed = 102;
const isBookmarked = { secrets: ['"is_bookmarked":true'], shown: '"is_bookmarked":true' };

/** The id of the customer's review. */
async function reviewOf(world: World): Promise<number> {
  const owned = world.server.client({ token: await sessionOf(world, 'customer') });
  const body = { rating: 4, comment: 'Hers alone' };
  return (await owned.writeReview({ params: { id: String(reviewed) }, body })).data.id;
}

/** The id of the service that the customer keeps. */
async function bookmarkOf(world: World): Promise<number> {
  const owned = world.server.client({ token: await sessionOf(world, 'customer') });
  await owned.addToWishlist({ body: { service_id: reviewed } });
  return reviewed;
}

async function subscriptionOf({ server }: World): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await server.client().subscribe({ body: { email } });
  const found = server.deps.db.selectFrom('subscriptions').select('token').where('email', '=', email);
  return (await found.executeTakeFirstOrThrow()).token;
}
