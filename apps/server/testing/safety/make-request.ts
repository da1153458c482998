import type { Verb } from '@tajmeelspot/contract/paths.ts';
import sharp from 'sharp';
import { landmarks } from '#db/world/landmarks.ts';
import { bookingRequests } from './booking-requests.ts';
import { clientRequests } from './client-requests.ts';
import { licenceRequests } from './licence-requests.ts';
import { pictureRequests } from './picture-requests.ts';
import { messageRequests } from './message-requests.ts';
import { phoneRequests } from './phone-requests.ts';
import { announcementRequests } from './announcement-requests.ts';
import { operatorRequests } from './operator-requests.ts';
import { venueRequests } from './venue-requests.ts';
import { vendorRequests } from './vendor-requests.ts';
import { scheduleRequests } from './schedule-requests.ts';
import { type AccessWorld, type ApiRole, type RequestMakers, type RoleRequest, sessionOf } from './roles.ts';
import { courseRequests } from './course-requests.ts';
import { tillRequests } from './till-requests.ts';
import { waitlistRequests } from './waitlist-requests.ts';
import { codeOf, logInFirstStep, switchOnSecondFactor } from '../second-factor.ts';
import { issueConfirmation, issueReset } from '#app/identity/identity.ts';

/** A valid request of a call with a new session of the role; creates what the call needs. */
export async function makeRequest(world: AccessWorld, verb: Verb, role: ApiRole): Promise<RoleRequest> {
  const token = role === 'visitor' ? undefined : await sessionOf(world, role);
  const request = await requestMakers[verb]?.(world, role);
  return { token, ...request };
}

const password = 'a long password';
const { service, hairCut } = landmarks.specifiedPrices;

const passwords = { password, password_confirmation: password };

const requestMakers: RequestMakers = {
  signUp: () => ({ body: { name: 'New', email: `${crypto.randomUUID()}@example.com`, ...passwords } }),
  logIn: ({ users }) => ({ body: { email: users.vendor.email, password } }),
  async finishLogIn({ server }) {
    const { token, email } = await server.signIn();
    const [code = ''] = (await switchOnSecondFactor(server, token)).recoveryCodes;
    return { body: { token: await logInFirstStep(server, email), code } };
  },
  setUpSecondFactor: () => ({ body: { password } }),
  async switchOnSecondFactor({ server }, role) {
    if (!isAccountOfSite(role)) return { body: { code: '000000' } };
    const { token } = await server.signIn();
    const { secret } = await server.client({ token }).setUpSecondFactor({ body: { password } });
    return { token, body: { code: codeOf(server, secret) } };
  },
  renewRecoveryCodes: withRecoveryCode,
  switchOffSecondFactor: withRecoveryCode,
  findUser: ({ users }) => ({ secrets: [users.customer.email], expected: users.customer.email }),
  findProfile: ({ users }) => ({ secrets: [users.customer.email], expected: users.customer.email }),
  forgotPassword: () => ({ body: { email: `${crypto.randomUUID()}@example.com` } }),
  async resetPassword({ server, users }) {
    const { email } = users['other vendor'];
    const issued = await issueReset(server.deps, email);
    return { body: { email, token: issued?.token, ...passwords } };
  },
  async confirmEmail({ server }) {
    const { id } = await server.signUp();
    return { body: { token: await issueConfirmation(server.deps, id) } };
  },
  changePassword: () => ({
    body: { old_password: password, new_password: password, new_password_confirmation: password },
  }),
  findPreferences: () => ({ expected: 'message_language' }),
  changePreferences: () => ({ body: { message_language: 'ar' } }),
  updateProfile: () => ({ body: { name: 'A', phone: '07701234567', city: 'Basra', state: 'Basra' } }),
  async setPicture() {
    const create = { width: 8, height: 8, channels: 3, background: '#123' } as const;
    return { upload: new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]) };
  },
  listSessions: () => ({ secrets: ['agent of customer'] }),
  async endSession(world) {
    const client = world.server.client({ token: await sessionOf(world, 'customer') });
    const { data } = await client.listSessions();
    return { path: `/sessions/${data.find((session) => session.is_current)?.id}` };
  },
  handOff: () => ({ body: { audience: 'vendor_dashboard' } }),
  async openDashboard(world) {
    const vendor = world.server.client({ token: await sessionOf(world, 'vendor') });
    const { token } = await vendor.handOff({ body: { audience: 'vendor_dashboard' } });
    return { body: { token, audience: 'vendor_dashboard' } };
  },
  finishProviderLogin: () => ({ path: '/auth/callback?code=a&state=b' }),
  findCategory: () => ({ path: '/categories/hair' }),
  findService: async (world) => ({ path: `/services/${await bookmarkOf(world)}`, ...isBookmarked }),
  shareService: () => ({ path: `/services/${service}/share` }),
  findStanding: () => ({ path: `/services/${service}/standing` }),
  findVenuePage: () => ({ path: '/venue-pages/noor-salon' }),
  listVenuePages: () => ({ path: '/venue-pages?city=baghdad' }),
  listSlots: () => ({ path: `/services/${service}/slots?treatment_id=${hairCut}` }),
  listNextSlots: () => ({ path: `/next-slots?service_ids=${service}` }),
  listDistricts: () => ({ path: '/districts?city=erbil' }),
  listSuggestions: () => ({ path: '/suggestions?text=ha' }),
  findPage: () => ({ path: '/pages/terms' }),
  sendContactMessage: () => ({
    body: { name: 'A', email: `${crypto.randomUUID()}@example.com`, subject: 'One', message: 'A question' },
  }),
  subscribe: () => ({ body: { email: `${crypto.randomUUID()}@example.com` } }),
  confirmSubscription: async (world) => ({ body: { token: await subscriptionOf(world) } }),
  endSubscriptionAtOnce: async (world) => ({ path: `/newsletter/${await subscriptionOf(world)}/endings` }),
  endSubscription: async (world) => ({ body: { token: await subscriptionOf(world) } }),
  async listReviews(world) {
    await reviewOf(world);
    return { path: `/services/${reviewed}/reviews`, secrets: ['"is_own":true'], expected: '"is_own":true' };
  },
  writeReview: () => ({ path: `/services/${service}/reviews`, body: { rating: 5, comment: 'Good' } }),
  async deleteReview(world) {
    await reviewOf(world);
    return { path: `/services/${reviewed}/reviews` };
  },
  reportReview: async (world) => ({ path: `/reviews/${await reviewOf(world)}/reports`, body: { reason: 'spam' } }),
  async listWishlist(world) {
    const entry = `"service_id":${await bookmarkOf(world)}`;
    return { secrets: [entry], expected: entry };
  },
  addToWishlist: () => ({ body: { service_id: service } }),
  removeFromWishlist: () => ({ path: `/wishlist/${service}` }),
  listSavedVenues: async (world) => ({ ...(await savedVenueOf(world)) }),
  saveVenue: () => ({ path: '/saved-venues/1' }),
  removeSavedVenue: () => ({ path: '/saved-venues/1' }),
  toggleFeature: () => ({ path: `/services/${service}/feature` }),
  listFavourites: async (world) => ({ path: `/favourites?service_ids=${await bookmarkOf(world)}`, ...isBookmarked }),
  deleteAccount: () => ({ body: { password } }),
  exportOwnData: ({ users }) => ({ secrets: [users.customer.email], expected: users.customer.email }),
  ...phoneRequests,
  ...licenceRequests,
  ...pictureRequests,
  ...messageRequests,
  ...bookingRequests,
  ...venueRequests,
  ...clientRequests,
  ...scheduleRequests,
  ...vendorRequests,
  ...tillRequests,
  ...courseRequests,
  ...waitlistRequests,
  ...operatorRequests,
  ...announcementRequests,
};

/** The service that the customer alone has reviewed and bookmarked. */
const reviewed = 102;
const isBookmarked = { secrets: ['"is_bookmarked":true'], expected: '"is_bookmarked":true' };

/** The id of the customer's review. */
async function reviewOf(world: AccessWorld): Promise<number> {
  const client = world.server.client({ token: await sessionOf(world, 'customer') });
  const body = { rating: 4, comment: 'Hers alone' };
  return (await client.writeReview({ params: { id: String(reviewed) }, body })).data.id;
}

/** The id of the service that the customer has bookmarked. */
async function bookmarkOf(world: AccessWorld): Promise<number> {
  const client = world.server.client({ token: await sessionOf(world, 'customer') });
  await client.addToWishlist({ body: { service_id: reviewed } });
  return reviewed;
}

/** The venue that the customer alone has saved. */
async function savedVenueOf(world: AccessWorld) {
  const client = world.server.client({ token: await sessionOf(world, 'customer') });
  await client.saveVenue({ params: { venue_id: '2' } });
  const slug = (await client.listSavedVenues()).data[0]?.slug ?? '';
  return { secrets: [`"slug":"${slug}"`], expected: `"slug":"${slug}"` };
}

async function subscriptionOf({ server }: AccessWorld): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await server.client().subscribe({ body: { email } });
  const found = server.deps.db.selectFrom('subscriptions').select('token').where('email', '=', email);
  return (await found.executeTakeFirstOrThrow()).token;
}

const isAccountOfSite = (role: ApiRole): boolean => role !== 'visitor' && role !== 'operator';

/** Password and code of a new account with a two-step login, for roles that can have one by the site. */
async function withRecoveryCode({ server }: AccessWorld, role: ApiRole): Promise<RoleRequest> {
  if (!isAccountOfSite(role)) return { body: { password, code: '000000' } };
  const { token } = await server.signIn();
  const [code] = (await switchOnSecondFactor(server, token)).recoveryCodes;
  return { token, body: { password, code } };
}
