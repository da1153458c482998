import type { Verb } from '@tajmeelspot/contract/paths.ts';
import sharp from 'sharp';
import { landmarks } from '#db/world/landmarks.ts';
import { issueReset, openSession } from '#app/identity/identity.ts';
import type { TestServer } from '#app/testing/harness.ts';

/** Everybody who may knock. What somebody owns in these requests is the customer's. */
export const roles = ['visitor', 'customer', 'other customer', 'vendor', 'other vendor', 'operator'] as const;

/** Somebody who knocks. */
export type Role = (typeof roles)[number];

type Person = { email: string; id: number };

/** The people of the table and their server. */
export type World = { server: TestServer; people: Record<Exclude<Role, 'visitor'>, Person> };

/** A right request: only who asks can be wrong about it. */
export type Asked = {
  /** Below /api, where the call's own path has places. */
  path?: string;
  body?: object;
  upload?: Blob;
  token?: string | undefined;
  /** What only the owner may see in an answer, and what the owner must see. */
  secrets?: string[];
  shown?: string;
};

const password = 'a long password';
const { service, hairCut } = landmarks.specifiedPrices;

/** A request of a call as somebody makes it, with a session of its own and whatever it needs made for it. */
export async function requestsOf(world: World, verb: Verb, role: Role): Promise<Asked> {
  const token = role === 'visitor' ? undefined : await sessionOf(world, role);
  const asked = await makers[verb]?.(world, role);
  return { token, ...asked };
}

const sessionOf = ({ server: { deps }, people }: World, role: Exclude<Role, 'visitor'>) =>
  openSession(deps, deps.db, { ...nobody, userAgent: `agent of ${role}` }, people[role].id);

const nobody = { member: undefined, language: 'en', address: '10.0.0.1', requestId: '' } as const;

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
  listFreeTimes: () => ({ path: `/services/${service}/free-times?pricing_item_id=${hairCut}` }),
  listNextTimes: () => ({ path: `/next-times?service_ids=${service}` }),
  listSuggestions: () => ({ path: '/suggestions?text=ha' }),
  findPage: () => ({ path: '/pages/terms' }),
  sendMessage: () => ({
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
  listMarks: async (world) => ({ path: `/marks?service_ids=${await bookmarkOf(world)}`, ...isBookmarked }),
  placeBooking: async ({ server }) => ({ body: await wish(server) }),
  async listBookings(world, role) {
    if (role !== 'customer') return { secrets: ['Only for her eyes'] };
    const owned = world.server.client({ token: await sessionOf(world, 'customer') });
    await owned.placeBooking({ body: { ...(await wish(world.server)), customer_name: 'Only for her eyes' } });
    return { shown: 'Only for her eyes' };
  },
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

/** The id of the listing that the customer keeps. */
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

/** A wish for the first free time of the landmark's hair cut. */
async function wish(server: TestServer) {
  const found = await server.client().findService({ params: { id: String(service) } });
  const item = found.pricing.find(({ id }) => id === hairCut);
  const query = { pricing_item_id: String(hairCut), days: '20' };
  const { data } = await server.client().listFreeTimes({ params: { id: String(service) }, query });
  const day = data.days.find(({ free }) => free > 0);
  const time = day?.times.find((start) => start.is_free)?.time;
  if (!item || !day || !time) throw new Error('the landmark has no free time');
  return {
    service_id: service,
    pricing_item_id: hairCut,
    customer_name: 'Somebody',
    booking_date: day.date,
    time,
    duration: item.duration,
    price: item.final_price,
  };
}
