import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PictureReportReason } from '@tajmeelspot/contract/picture-kinds.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';

const server = useServer();
const venue = landmarks.noorSalon;
let owner: TestUser;
let operator: ReturnType<TestServer['client']>;
let picture = 0;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  operator = server.client({ token: (await server.signIn('operator')).token });
});

beforeEach(async () => {
  await server.deps.db.deleteFrom('picture_cases').execute();
  const values = { venue_id: venue, name: `listing-${crypto.randomUUID()}-c1ad98-9x9`, subject: 'work' };
  const caption = JSON.stringify({ en: 'Copper waves', ar: 'تموّجات نحاسية' });
  const consent = { consent_from: 'customer', consent_name: 'Maryam H.', consent_on: '2026-11-01' };
  const now = new Date();
  const made = await server.deps.db
    .insertInto('work_pictures')
    .values({ ...values, ...consent, caption, state: 'approved', stated_at: now, sent_at: now, decided_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  picture = made.id;
});

const of = (id: number) => ({ params: { id: String(id) } });
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const report = ({ client }: Pick<TestUser, 'client'>, reason: PictureReportReason = 'not_agreed', text?: string) =>
  client.reportPicture({ ...of(picture), body: { reason, text } });
const cases = async (state?: 'open' | 'upheld' | 'dismissed' | 'withdrawn') =>
  (await operator.listPictureCases({ query: state ? { state } : {} })).data;
const remove = () =>
  operator.removeShownPicture({
    params: { picture_kind: 'work_picture', id: String(picture) },
    body: { reason: 'She wrote to us' },
  });
const shown = async () =>
  (await server.client().findVenuePage({ params: { slug: 'noor-salon' } })).data.work.some(({ id }) => id === picture);

describe('R14.16 a picture of the work that visitors report', () => {
  it('is one case for the operator, with the picture and all who object, each once', async () => {
    const [one, other] = [await createUser(server), await createUser(server)];
    const first = await report(one, 'not_agreed', 'That is me.');
    expect(await report(one, 'other', 'Again')).toEqual(first);
    await report(other, 'not_theirs');
    const [found, ...others] = await cases('open');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      picture: { id: picture, caption: 'Copper waves', consent_name: 'Maryam H.', is_shown: true },
      venue: { id: venue, slug: 'noor-salon' },
    });
    expect(found?.picture.shown?.url).toContain('/files/listing-');
    expect(found?.reports.map(({ reason, text }) => [reason, text])).toEqual([
      ['not_agreed', 'That is me.'],
      ['not_theirs', ''],
    ]);
    expect((await operator.findHealth()).data.open_picture_cases).toBe(1);
    expect((await operator.listPictureCases({ query: { search: 'that is me' } })).data).toHaveLength(1);
    expect((await operator.listPictureCases({ query: { search: 'that is nobody' } })).data).toEqual([]);
  });

  it('is one case also where many report it at once, one of them twice', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => createUser(server)));
    await Promise.all([...users, users[0] as TestUser].map((user) => report(user)));
    const found = await cases();
    expect(found.map(({ reports }) => reports.length)).toEqual([4]);
  });

  it('stays where the operator dismisses the case, dismissPictureCase then answers not_found, and who objected to it before opens no other', async () => {
    const [one, other] = [await createUser(server), await createUser(server)];
    await report(one);
    const [{ id } = { id: 0 }] = await cases('open');
    await operator.dismissPictureCase(of(id));
    expect(await codeOf(operator.dismissPictureCase(of(id)))).toBe('not_found');
    expect(await shown()).toBe(true);
    await report(one);
    expect(await cases('open')).toEqual([]);
    await report(other);
    expect(await cases('open')).toHaveLength(1);
    expect(await cases('dismissed')).toHaveLength(1);
  });
});

describe('R14.16 a reported picture that goes', () => {
  it('is gone where the operator takes it away, the case is upheld, and its owner reads why', async () => {
    await report(await createUser(server));
    await remove();
    expect(await shown()).toBe(false);
    expect(await cases('open')).toEqual([]);
    expect(await cases('upheld')).toMatchObject([{ picture: { is_shown: false, shown: null } }]);
    const { data } = await owner.client.listWorkPictures(of(venue));
    expect(data.find(({ id }) => id === picture)).toMatchObject({ state: 'declined', reply: 'She wrote to us' });
  });

  it('leaves nothing to decide once its venue has taken it away, with or without a record', async () => {
    await report(await createUser(server));
    await owner.client.withdrawConsent(of(picture));
    expect(await cases('withdrawn')).toHaveLength(1);
    await owner.client.removeWorkPicture(of(picture));
    expect(await cases()).toEqual([]);
  });

  it('is one picture whatever is decided meanwhile: no case is left open about one that is gone', async () => {
    const users = await Promise.all(Array.from({ length: 3 }, () => createUser(server)));
    await Promise.allSettled([...users.map((user) => report(user)), remove()]);
    expect(await cases('open')).toEqual([]);
  });

  it('stands in the trust log without words, apart from what reports say of reviews', async () => {
    await report(await createUser(server), 'indecent', 'Zainab is on it');
    await remove();
    const entries = await server.deps.db
      .selectFrom('trust_log_entries')
      .select(['kind', 'detail'])
      .where('subject', '=', 'work_picture')
      .where('subject_id', '=', picture)
      .execute();
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['picture_declined', 'picture_report_upheld']);
    expect(JSON.stringify(entries)).not.toContain('Zainab');
  });
});

describe('R14.16 what reportPicture refuses', () => {
  it('reportPicture answers unauthenticated to a visitor, and own_picture to whoever works at the venue', async () => {
    expect(await codeOf(report({ client: server.client() }))).toBe('unauthenticated');
    expect(await codeOf(report(owner))).toBe('own_picture');
    expect(await cases()).toEqual([]);
  });

  it('reportPicture answers not_found for a picture that nobody sees: unknown, waiting, withdrawn, or of a venue without a page', async () => {
    const user = await createUser(server);
    const set = (state: string) =>
      server.deps.db.updateTable('work_pictures').set({ state }).where('id', '=', picture).execute();
    expect(await codeOf(user.client.reportPicture({ ...of(424_242), body: { reason: 'other' } }))).toBe('not_found');
    await set('waiting');
    expect(await codeOf(report(user))).toBe('not_found');
    await set('approved');
    const services = server.deps.db.updateTable('services').where('venue_id', '=', venue);
    await services.set({ status: 'draft' }).execute();
    expect(await codeOf(report(user))).toBe('not_found');
    await services.set({ status: 'published' }).execute();
    await owner.client.withdrawConsent(of(picture));
    expect(await codeOf(report(user))).toBe('not_found');
  });

  it.each([
    ['reason', { reason: 'boring' }],
    ['text', { reason: 'other', text: 'x'.repeat(1001) }],
  ])('answers invalid to a wrong %s', async (field, body) => {
    const { client } = await createUser(server);
    const refused = await apiErrorOf(client.reportPicture({ ...of(picture), body: body as never }));
    expect(refused.body?.errors).toHaveProperty(field);
  });
});

describe('R11.12 the erasure of who has reported a picture', () => {
  it('takes the words away, and the case with them where nobody else has objected', async () => {
    const [one, other] = [await createUser(server), await createUser(server)];
    await report(one, 'other', 'I am Nadia');
    await report(other);
    await operator.eraseUser({ ...of(one.id), body: { reason: 'Asked for it' } });
    expect((await cases('open')).map(({ reports }) => reports.length)).toEqual([1]);
    await operator.eraseUser({ ...of(other.id), body: { reason: 'Asked for it' } });
    expect(await cases()).toEqual([]);
  });
});
