import { logInByPhone } from '../phones.ts';
import { switchOnSecondFactor } from '../second-factor.ts';
import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import { addOperator } from '#app/identity/identity.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { pastBookingOf } from './booking-requests.ts';
import { type AccessWorld, type RequestMakers, sessionOf } from './roles.ts';
import { noActor } from '../no-actor.ts';

const password = 'a long password';
const reason = 'Because of this test';
const names = { en: 'New', ar: 'جديد', ckb: 'نوێ' };

/** Valid requests of the operator's calls for every role. */
export const operatorRequests: RequestMakers = {
  beginOperatorLogin: async (world) => ({ body: await newOperator(world) }),
  async finishOperatorLogin(world) {
    const { token, enrolment } = await world.server.client().beginOperatorLogin({ body: await newOperator(world) });
    const totp = new TOTP({ secret: Secret.fromBase32(enrolment?.secret ?? '') });
    const code = totp.generate({ timestamp: world.server.deps.clock.now().epochMilliseconds });
    return { body: { token, code } };
  },
  findVendor: ({ users }) => ({ path: `/operator/vendors/${users.vendor.id}` }),
  suspendVendor: async (world) => ({
    path: `/operator/vendors/${(await world.server.signIn('vendor')).id}/suspension`,
    body: { reason },
  }),
  async reinstateVendor(world) {
    const { id } = await world.server.signIn('vendor');
    await asOperator(world, (operator) => operator.suspendVendor({ params: { id: String(id) }, body: { reason } }));
    return { path: `/operator/vendors/${id}/suspension` };
  },
  setLicence: () => ({ path: `/operator/venues/${landmarks.noorSalon}/licence`, body: licence }),
  async removeLicence(world) {
    const params = { id: String(landmarks.noorSalon) };
    await asOperator(world, (operator) => operator.setLicence({ params, body: licence }));
    return { path: `/operator/venues/${landmarks.noorSalon}/licences/physician` };
  },
  findFigures: () => ({ path: '/operator/figures?from=2026-11-01&to=2026-11-30' }),
  exportFigures: () => ({ path: '/operator/figures.csv?from=2026-11-01&to=2026-11-30' }),
  findOperatorBooking: async (world) => ({ path: `/operator/bookings/${await pastBookingOf(world)}` }),
  viewVenue: () => ({ path: `/operator/venues/${landmarks.noorSalon}/views`, body: { reason } }),
  async suspendService(world) {
    await setStatus(world, 'published');
    return { path: `/operator/services/${service}/suspension`, body: { reason } };
  },
  async reinstateService(world) {
    await setStatus(world, 'suspended');
    return { path: `/operator/services/${service}/suspension` };
  },
  removeReview: async (world) => ({
    path: `/operator/reviews/${(await reportOf(world)).review_id}/removal`,
    body: { reason },
  }),
  dismissReviewReport: async (world) => ({ path: `/operator/review-reports/${(await reportOf(world)).id}/dismissal` }),
  upholdNoShowDispute: async (world) => ({
    path: `/operator/no-show-disputes/${await disputeOf(world)}/upholding`,
    body: { reason },
  }),
  dismissNoShowDispute: async (world) => ({
    path: `/operator/no-show-disputes/${await disputeOf(world)}/dismissal`,
    body: { reason },
  }),
  async reopenNoShowDispute(world) {
    const params = { id: String(await disputeOf(world)) };
    await asOperator(world, (operator) => operator.dismissNoShowDispute({ params, body: { reason } }));
    return { path: `/operator/no-show-disputes/${params.id}/reopening`, body: { reason } };
  },
  async decideVoiceSignal({ server }) {
    const now = server.deps.clock.now().toString();
    const values = {
      kind: 'ring',
      venue_id: landmarks.noorSalon,
      figures: '{}',
      first_seen_at: now,
      last_seen_at: now,
    };
    const insert = server.deps.db.insertInto('voice_signals').values(values).returning('id');
    const { id } = await insert.executeTakeFirstOrThrow();
    return { path: `/operator/voice-signals/${id}/decision`, body: { decision: 'count', reason } };
  },
  findProcedureEffects: async (world) => ({
    path: `/operator/procedures/${await procedureOf(world)}/effects?licence_class=none`,
  }),
  changeProcedure: async (world) => ({
    path: `/operator/procedures/${await procedureOf(world)}`,
    body: {
      name: names,
      spellings: [],
      signals: [],
      licence_class: 'none',
      duration: 30,
      from_iqd: 10_000,
      to_iqd: 20_000,
    },
  }),
  listTerms: () => ({ path: '/operator/terms/cities' }),
  addTerm: () => ({ body: { kind: 'tags', name: { ...names, en: crypto.randomUUID() } } }),
  changeTerm: () => ({ path: '/operator/terms/tags/1', body: { kind: 'tags', name: names } }),
  async removeTerm(world) {
    const { id } = await world.server.deps.db
      .insertInto('tags')
      .values({ name: JSON.stringify(names) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: `/operator/terms/tags/${id}` };
  },
  findText: () => ({ path: '/operator/texts/terms?language=en' }),
  saveText: () => ({ path: '/operator/texts/terms', body: { language: 'en', markdown: '# New\n\nWords.' } }),
  async resetText(world) {
    const text = { language: 'ar', markdown: '# New\n\nWords.' } as const;
    await asOperator(world, (operator) => operator.saveText({ params: { slug: 'privacy' }, body: text }));
    return { path: '/operator/texts/privacy/ar' };
  },
  previewText: () => ({ body: { markdown: '# New' } }),
  findAboutTexts: () => ({ path: '/operator/about?language=en' }),
  saveAboutTexts: () => ({ body: about }),
  async markContactMessage(world) {
    const body = { name: 'A', email: `${crypto.randomUUID()}@example.com`, subject: 'One', message: 'Hello' } as const;
    await world.server.client().sendContactMessage({ body });
    const { data } = await asOperator(world, (operator) => operator.listContactMessages());
    return { path: `/operator/contact-messages/${data[0]?.id}/answer`, body: { is_answered: true } };
  },
  endUserSessions: async (world) => ({ path: `/operator/users/${await createUserId(world)}/sessions` }),
  blockUser: async (world) => ({ path: `/operator/users/${await createUserId(world)}/block`, body: { reason } }),
  async releaseUserNumber(world) {
    const { id } = await logInByPhone(world.server);
    return { path: `/operator/users/${id}/number-release`, body: { reason } };
  },
  async unblockUser(world) {
    const id = await createUserId(world);
    await asOperator(world, (operator) => operator.blockUser({ params: { id: String(id) }, body: { reason } }));
    return { path: `/operator/users/${id}/block` };
  },
  async removeUserSecondFactor({ server }) {
    const { id, token } = await server.signIn();
    await switchOnSecondFactor(server, token);
    return { path: `/operator/users/${id}/second-factor-removal`, body: { reason } };
  },
  exportUser: ({ users }) => ({ path: `/operator/users/${users['other customer'].id}/export` }),
  eraseUser: async (world) => ({ path: `/operator/users/${await createUserId(world)}/erasure`, body: { reason } }),
};

const licence = { class: 'physician', number: 'M-1', expires_on: '2030-01-01' } as const;
/** A service that no other request uses. */
const service = 303;

const about = {
  language: 'en',
  who_is_tajmeelspot: 'We',
  mission: 'Mission',
  vision: 'Vision',
  value: 'Value',
  favorite_salon_message: 'Here',
  trusted_by_users: '1,200+',
  reviews: '4.6',
  appointments: '10 lakh+',
  states: '22+',
  rating: 4.6,
  partners: 20,
};

async function asOperator<T>(
  { server }: AccessWorld,
  work: (operator: ReturnType<AccessWorld['server']['client']>) => Promise<T>,
): Promise<T> {
  return work(server.client({ token: (await server.signIn('operator')).token }));
}

const createUserId = async ({ server }: AccessWorld): Promise<number> => (await server.signIn()).id;

/** What the first half of the first login of a new operator takes. */
async function newOperator({ server }: AccessWorld) {
  const { email } = await server.signIn();
  const { enrolmentToken } = await addOperator(server.deps, noActor, { email, name: 'Operator' });
  return { email, password, enrolment_token: enrolmentToken };
}

/** A procedure that no licence is needed for. */
async function procedureOf({ server }: AccessWorld): Promise<number> {
  const { id } = await server.deps.db
    .selectFrom('procedures')
    .select('id')
    .where('code', '=', 'toner')
    .executeTakeFirstOrThrow();
  return id;
}

const setStatus = ({ server }: AccessWorld, status: string) =>
  server.deps.db.updateTable('services').set({ status }).where('id', '=', service).execute();

/** A new report of a new review. */
/** A visit of the customer that did not take place, as the venue says and the customer does not; its booking's id. */
async function disputeOf(world: AccessWorld): Promise<number> {
  const id = await pastBookingOf(world);
  await sql`update bookings set status = 'no_show' where id = ${id}`.execute(world.server.deps.db);
  const client = world.server.client({ token: await sessionOf(world, 'customer') });
  await client.disputeNoShow({ params: { id: String(id) } });
  return id;
}

async function reportOf({ server }: AccessWorld) {
  const [author, reporter] = [await server.signIn(), await server.signIn()];
  const body = { rating: 1, comment: 'Not true' };
  const { data } = await server.client({ token: author.token }).writeReview({ params: { id: '202' }, body });
  const params = { id: String(data.id) };
  await server.client({ token: reporter.token }).reportReview({ params, body: { reason: 'spam' } });
  return server.deps.db
    .selectFrom('review_reports')
    .select(['id', 'review_id'])
    .where('review_id', '=', data.id)
    .executeTakeFirstOrThrow();
}
