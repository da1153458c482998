import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentPicture } from '#testing/safety/licence-requests.ts';
import { createUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { createVenueWithDraft, treatmentBody } from '#testing/request-bodies.ts';
import { maintainLicences } from '../venues.ts';

const server = useServer();
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const one = (id: number) => ({ params: { id: String(id) } });
const given = { class: 'physician', number: '2271/B', holder: 'Dr. Omar Fadhil', expires_on: '2027-06-30' } as const;

type LicenceWorld = Awaited<ReturnType<typeof createVenueWithDraft>>;

/** A venue whose draft has a treatment that needs a physician. */
async function clinic(): Promise<LicenceWorld> {
  const made = await createVenueWithDraft(server);
  await made.vendor.client.changeTreatments({
    ...made.serviceParams,
    body: { treatments: [treatmentBody({ title: { en: 'Botox' } })] },
  });
  return made;
}

async function handIn({ vendor, params }: LicenceWorld, changes: object = {}) {
  const { data } = await vendor.client.createLicenceApplication({ ...params, body: { ...given, ...changes } });
  const upload = await documentPicture();
  return (await vendor.client.setLicenceDocument({ ...one(data.id), upload })).data;
}

const decide = (id: number, decision: 'approve' | 'ask' | 'reject', reply = 'Because') =>
  operator.decideApproval({ params: { about: 'licence', id: String(id) }, body: { decision, reply } });

const emailsTo = async (recipient: string) =>
  (
    await server.deps.db
      .selectFrom('stored_emails')
      .select('subject')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ''));

describe('R13.04 a licence', () => {
  it('is handed in with its document, waits, is decided, and opens what needs it', async () => {
    const made = await clinic();
    const { vendor, params } = made;
    const before = (await vendor.client.listVenueLicences(params)).data;
    expect(before).toEqual({
      licences: [],
      applications: [],
      needed: [{ class: 'physician', treatments: 1, is_held: false }],
    });
    const application = await handIn(made);
    expect(application).toMatchObject({ ...given, state: 'waiting', has_document: true, reply: null });
    const { data: waiting, counts } = await operator.listApprovals({ query: { kind: 'licence' } });
    expect(waiting.find(({ id }) => id === application.id)).toMatchObject({ kind: 'licence', about: ['physician'] });
    expect(counts.licence).toBe(waiting.length);
    const detail = (await operator.findApproval({ params: { about: 'licence', id: String(application.id) } })).data;
    expect(detail.licence).toMatchObject({ number: '2271/B', used_by: [], opens: ['Botox'], is_owner: false });
    await decide(application.id, 'approve', '');
    const after = (await vendor.client.listVenueLicences(params)).data;
    expect(after.licences).toEqual([{ ...given, is_valid: true }]);
    expect(after.needed).toEqual([{ class: 'physician', treatments: 0, is_held: true }]);
    const { data: own } = await vendor.client.findOwnService(made.serviceParams);
    expect(own.treatments[0]?.is_licensed).toBe(true);
    await server.deliver();
    expect(await emailsTo(vendor.email)).toContain('Licence approved: physician’s licence');
    const again = await apiErrorOf(decide(application.id, 'approve', ''));
    expect(again.body?.code).toBe('not_found');
  });
});

describe('R13.04 the picture of a licence', () => {
  it('is looked at by the managers of its venue and by operators alone, and the look is recorded', async () => {
    const made = await clinic();
    const { id } = await handIn(made);
    const bytes = await made.vendor.client.findLicenceDocument(one(id));
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(Buffer.from(await operator.findApprovalDocument(one(id)))).toEqual(Buffer.from(bytes));
    const { data } = await operator.listAudit({ query: { search: 'document_seen' } });
    expect(data[0]).toMatchObject({ kind: 'operator.document_seen', detail: expect.stringContaining(String(id)) });
    const { document } = await server.deps.db
      .selectFrom('licence_applications')
      .select('document')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const file of ['page.webp', '1.webp', '24.webp']) {
      const answer = await server.fetch(
        new Request(`http://test${server.deps.env.basePath}/files/${document}/${file}`),
      );
      expect(answer.status).toBe(404);
    }
  });
});

describe('R13.04 a licence that is not simply accepted', () => {
  it('of another venue shows the operator whose number it is', async () => {
    const [mine, other] = [await clinic(), await clinic()];
    await decide((await handIn(mine, { number: '٤٤٧/أ' })).id, 'approve', '');
    const copied = await handIn(other, { number: '447 / ا' });
    const { data } = await operator.findApproval({ params: { about: 'licence', id: String(copied.id) } });
    expect(data.licence?.used_by).toMatchObject([{ id: mine.venue.id, is_same_owner: false }]);
  });

  it('is asked about, handed in again, and rejected with a reason that its owner reads', async () => {
    const made = await clinic();
    const { id } = await handIn(made);
    await decide(id, 'ask', 'The holder’s name is cut off.');
    const asked = (await made.vendor.client.listVenueLicences(made.params)).data.applications;
    expect(asked[0]).toMatchObject({ state: 'asked', reply: 'The holder’s name is cut off.' });
    await made.vendor.client.setLicenceDocument({ ...one(id), upload: await documentPicture() });
    await decide(id, 'reject', 'It belongs to somebody else.');
    expect((await made.vendor.client.listVenueLicences(made.params)).data.licences).toEqual([]);
    await server.deliver();
    expect(await emailsTo(made.vendor.email)).toEqual(
      expect.arrayContaining([
        'One question about your licence: physician’s licence',
        'Your licence was not accepted: physician’s licence',
      ]),
    );
  });
});

describe('R13.04 what cannot be handed in', () => {
  it('createLicenceApplication answers invalid to a licence that is over, and not_found to others', async () => {
    const made = await clinic();
    const over = made.vendor.client.createLicenceApplication({
      ...made.params,
      body: { ...given, expires_on: '2026-11-20' },
    });
    expect(Object.keys((await apiErrorOf(over)).body?.errors ?? {})).toEqual(['expires_on']);
    const stranger = await createUser(server, 'vendor');
    const foreign = stranger.client.createLicenceApplication({ ...made.params, body: given });
    expect((await apiErrorOf(foreign)).body?.code).toBe('not_found');
    expect((await apiErrorOf(stranger.client.listVenueLicences(made.params))).body?.code).toBe('not_found');
  });

  it('listVenueLicences, findLicenceDocument, setLicenceDocument and withdrawLicenceApplication answer not_found to others', async () => {
    const { id } = await handIn(await clinic());
    const { client } = await createUser(server, 'vendor');
    const upload = await documentPicture();
    for (const refused of [
      () => client.findLicenceDocument(one(id)),
      () => client.setLicenceDocument({ ...one(id), upload }),
      () => client.withdrawLicenceApplication(one(id)),
    ]) {
      expect((await apiErrorOf(refused())).body?.code).toBe('not_found');
    }
  });
});

describe('R13.04 what cannot be set as its picture', () => {
  it('setLicenceDocument answers not_possible for a decided one; too_large, unreadable_picture, damaged_picture and too_many_pixels leave none', async () => {
    const made = await clinic();
    const decided = await handIn(made);
    await decide(decided.id, 'approve', '');
    const set = async (id: number, bytes: Uint8Array) =>
      (
        await apiErrorOf(
          made.vendor.client.setLicenceDocument({ ...one(id), upload: new Blob([new Uint8Array(bytes)]) }),
        )
      ).body?.code;
    const whole = Buffer.from(await (await documentPicture()).arrayBuffer());
    expect(await set(decided.id, whole)).toBe('not_possible');
    const { data } = await made.vendor.client.createLicenceApplication({
      ...made.params,
      body: { ...given, class: 'nurse' },
    });
    const long = await sharp({ create: { width: 16_001, height: 1, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(await set(data.id, Buffer.from('GIF89a'))).toBe('unreadable_picture');
    expect(await set(data.id, whole.subarray(0, whole.length / 2))).toBe('damaged_picture');
    expect(await set(data.id, long)).toBe('too_many_pixels');
    expect(await set(data.id, Buffer.alloc(8 * 1024 * 1024 + 1))).toBe('too_large');
    const [application] = (await made.vendor.client.listVenueLicences(made.params)).data.applications;
    expect(application).toMatchObject({ state: 'incomplete', has_document: false });
  });

  it('withdrawLicenceApplication takes it out of the queue and its document out of the store', async () => {
    const made = await clinic();
    const { id } = await handIn(made);
    await made.vendor.client.withdrawLicenceApplication(one(id));
    await server.deliver();
    expect((await apiErrorOf(made.vendor.client.findLicenceDocument(one(id)))).body?.code).toBe('not_found');
    expect((await apiErrorOf(decide(id, 'approve', ''))).body?.code).toBe('not_found');
    expect((await apiErrorOf(made.vendor.client.withdrawLicenceApplication(one(id)))).body?.code).toBe('not_found');
  });
});

it('R13.04 warns 30, 7 and 1 days before the end and on the day after, once each, and not where a new licence has come', async () => {
  const made = await clinic();
  const body = { class: 'physician', number: 'M-1', expires_on: '2027-02-01' } as const;
  await operator.setLicence({ ...one(made.venue.id), body });
  const on = async (day: string) => {
    await server.moveTo(Temporal.Instant.from(`${day}T07:00:00Z`));
    await maintainLicences(server.deps);
    await maintainLicences(server.deps);
    await server.deliver();
    return (await emailsTo(made.vendor.email)).length;
  };
  const counts: number[] = [];
  for (const day of [
    '2027-01-01',
    '2027-01-02',
    '2027-01-24',
    '2027-01-25',
    '2027-01-31',
    '2027-02-01',
    '2027-02-02',
  ]) {
    counts.push(await on(day));
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 3, 4]);
  expect((await emailsTo(made.vendor.email)).at(-1)).toBe('Your licence has ended: physician’s licence');
  const later = server.client({ token: (await server.signIn('operator')).token });
  await later.setLicence({ ...one(made.venue.id), body: { ...body, expires_on: '2028-02-01' } });
  expect(await on('2027-02-03')).toBe(4);
  await server.moveTo(frozenNow);
});
