import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { documentPicture } from '#testing/safety/licence-requests.ts';
import { badPictures, workPictureBody } from '#testing/safety/picture-requests.ts';
import { filesOf } from '#app/integrations/pictures/picture-names.ts';

const server = useServer();
const params = { params: { id: String(landmarks.noorSalon) } };
let owner: TestUser;
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  owner = await createOwner(server, landmarks.noorSalon);
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const one = (id: number) => ({ params: { id: String(id) } });
const about = (id: number) => ({ params: { about: 'work_picture', id: String(id) } }) as const;
const removal = (id: number) => ({ params: { picture_kind: 'work_picture', id: String(id) } }) as const;
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

async function send(changes: object = {}) {
  const { data } = await owner.client.createWorkPicture({ ...params, body: { ...workPictureBody, ...changes } });
  return (await owner.client.setWorkPictureFile({ ...one(data.id), upload: await documentPicture() })).data;
}

const decide = (id: number, decision: 'approve' | 'reject', reply = 'Not your work') =>
  operator.decideApproval({ ...about(id), body: { decision, reply: decision === 'approve' ? '' : reply } });

const shown = async () =>
  (await server.client().findVenuePage({ params: { slug: 'noor-salon' } })).data.work.map(({ id }) => id);

const own = async (id: number) =>
  (await owner.client.listWorkPictures(params)).data.find((picture) => picture.id === id);

const storedFiles = async (url: string) => {
  const name = /files\/([^/]+)\//.exec(url)?.[1] ?? '';
  const found = await Promise.all(filesOf(name).map((file) => server.deps.files.has(`${name}/${file}`)));
  return found.filter(Boolean).length;
};

describe('a picture of the work', () => {
  it('R14.14 is held until an operator has seen it with its consent, then stands on the page of the venue', async () => {
    const sent = await send({ treatment_id: landmarks.specifiedPrices.hairCut, employee_id: 101 });
    expect(sent).toMatchObject({ state: 'waiting', consent_name: 'Maryam H.', consent_on: '2026-11-01' });
    expect(await shown()).not.toContain(sent.id);
    const { data: waiting, counts } = await operator.listApprovals({ query: { kind: 'work_picture' } });
    expect(waiting.find(({ id }) => id === sent.id)).toMatchObject({
      about: ['work'],
      venue: { id: landmarks.noorSalon },
    });
    expect(counts.work_picture).toBe(waiting.length);
    const { data } = await operator.findApproval(about(sent.id));
    expect(data.picture).toMatchObject({
      picture: { url: sent.picture?.url },
      text: 'Copper waves',
      title: 'Hair Cut',
      consent: { from: 'customer', name: 'Maryam H.', on: '2026-11-01', stated_by: 'Test Person' },
    });
    await decide(sent.id, 'approve');
    const page = (await server.client().findVenuePage({ params: { slug: 'noor-salon' } })).data;
    expect(page.work.find(({ id }) => id === sent.id)).toMatchObject({
      url: sent.picture?.url,
      alt: 'Copper waves',
      treatment: 'Hair Cut',
      subject: 'work',
    });
    expect(JSON.stringify(page)).not.toContain('Maryam H.');
  });

  it('R14.14 that an operator declines is gone, and its owner reads why', async () => {
    const sent = await send();
    await decide(sent.id, 'reject');
    expect(await own(sent.id)).toMatchObject({ state: 'declined', reply: 'Not your work', picture: null });
    expect(await storedFiles(sent.picture?.url ?? '')).toBe(0);
    expect(await codeOf(operator.findApproval(about(sent.id)))).toBe('not_found');
  });

  it('R14.14 whose consent is withdrawn is gone from page and store at once, and the record stays', async () => {
    const sent = await send();
    await decide(sent.id, 'approve');
    expect(await shown()).toContain(sent.id);
    await owner.client.withdrawConsent(one(sent.id));
    expect(await shown()).not.toContain(sent.id);
    expect(await storedFiles(sent.picture?.url ?? '')).toBe(0);
    expect(await own(sent.id)).toMatchObject({ state: 'withdrawn', consent_name: 'Maryam H.', picture: null });
    expect(await codeOf(owner.client.withdrawConsent(one(sent.id)))).toBe('not_found');
  });
});

describe('a picture that is shown', () => {
  it('R14.14 is looked at again once other words or another consent stand beside it, not once it is moved', async () => {
    const [first, second] = [await send(), await send()];
    for (const { id } of [first, second]) await decide(id, 'approve');
    await owner.client.orderWorkPictures({ ...params, body: { ids: [second.id, first.id] } });
    expect((await shown()).slice(0, 2)).toEqual([second.id, first.id]);
    await owner.client.changeWorkPicture({
      ...one(first.id),
      body: { ...workPictureBody, treatment_id: landmarks.specifiedPrices.hairCut },
    });
    expect(await shown()).toContain(first.id);
    const body = { ...workPictureBody, caption: { en: 'Another look' } };
    await owner.client.changeWorkPicture({ ...one(first.id), body });
    expect(await own(first.id)).toMatchObject({ state: 'waiting', caption: { en: 'Another look' } });
    expect(await shown()).not.toContain(first.id);
  });

  it('R14.14 can be taken away by an operator, with a reason', async () => {
    const sent = await send();

    await decide(sent.id, 'approve');
    await operator.removeShownPicture({ ...removal(sent.id), body: { reason: 'Stolen' } });
    expect(await own(sent.id)).toMatchObject({ state: 'declined', reply: 'Stolen' });
    expect(await storedFiles(sent.picture?.url ?? '')).toBe(0);
  });
});

describe('a picture of another venue, or in another state', () => {
  it('removeShownPicture answers not_found for one that nobody sees', async () => {
    const { id } = await send();
    const body = { reason: 'Stolen' };
    expect(await codeOf(operator.removeShownPicture({ ...removal(id), body }))).toBe('not_found');
  });

  it('listWorkPictures, changeWorkPicture, orderWorkPictures, withdrawConsent and removeWorkPicture answer not_found', async () => {
    const { client } = await createUser(server, 'vendor');
    const { id } = await send();
    const calls = [
      client.listWorkPictures(params),
      client.changeWorkPicture({ ...one(id), body: workPictureBody }),
      client.orderWorkPictures({ ...params, body: { ids: [id] } }),
      client.withdrawConsent(one(id)),
      client.removeWorkPicture(one(id)),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'not_found'));
    await owner.client.removeWorkPicture(one(id));
    expect(await own(id)).toBeUndefined();
  });

  it('setWorkPictureFile answers unreadable_picture, damaged_picture and too_many_pixels, and keeps none', async () => {
    const { data } = await owner.client.createWorkPicture({ ...params, body: workPictureBody });
    for (const [code, upload] of await badPictures()) {
      expect(await codeOf(owner.client.setWorkPictureFile({ ...one(data.id), upload }))).toBe(code);
    }
    expect(await own(data.id)).toBeUndefined();
  });
});

describe('what a venue states of it', () => {
  it('R14.14 names who agreed and when, for before and after too; a room alone needs nobody', async () => {
    const [from, name, on] = ['consent_from', 'consent_name', 'consent_on'];
    for (const subject of ['work', 'before_after'] as const) {
      const body = { subject, caption: { en: 'A' } };
      const refused = await apiErrorOf(owner.client.createWorkPicture({ ...params, body }));
      expect(Object.keys(refused.body?.errors ?? {}).toSorted()).toEqual([from, name, on].toSorted());
    }
    const room = await send({ subject: 'room' });
    expect(room).toMatchObject({ consent_from: null, consent_name: null, consent_on: null });
    const later = { ...workPictureBody, consent_on: '2027-01-01' };
    const refused = await apiErrorOf(owner.client.createWorkPicture({ ...params, body: later }));
    expect(refused.body?.errors).toHaveProperty(on);
  });

  it('R14.14 names a treatment and an employee of the venue alone, whoever writes it', async () => {
    for (const [field, id] of [
      ['treatment_id', 3011],
      ['employee_id', 301],
    ] as const) {
      const body = { ...workPictureBody, [field]: id };
      const refused = await apiErrorOf(owner.client.createWorkPicture({ ...params, body }));
      expect(refused.body?.errors).toHaveProperty(field);
    }
    const { id } = await send();
    const direct = server.deps.db.updateTable('work_pictures').set({ treatment_id: 3011 }).where('id', '=', id);
    await expect(direct.execute()).rejects.toThrow('the treatment is not of the venue');
  });
});

describe('how many, and when', () => {
  it('R14.14 createWorkPicture answers too_many_pictures, setWorkPictureFile not_found and not_possible, changeWorkPicture not_possible', async () => {
    const stranger = await createUser(server, 'vendor');
    const { data } = await owner.client.createWorkPicture({ ...params, body: workPictureBody });
    const upload = await documentPicture();
    expect(await codeOf(stranger.client.setWorkPictureFile({ ...one(data.id), upload }))).toBe('not_found');
    await owner.client.setWorkPictureFile({ ...one(data.id), upload });
    expect(await codeOf(owner.client.setWorkPictureFile({ ...one(data.id), upload }))).toBe('not_possible');
    await owner.client.withdrawConsent(one(data.id));
    expect(await codeOf(owner.client.changeWorkPicture({ ...one(data.id), body: workPictureBody }))).toBe(
      'not_possible',
    );
    const row = {
      venue_id: landmarks.noorSalon,
      subject: 'room',
      caption: '{"en":"A"}',
      stated_at: new Date(),
      sent_at: new Date(),
    };
    const rows = Array.from({ length: 24 }, (_, nth) => ({
      ...row,
      name: `listing-${nth}-aabbcc-9x9`,
      state: 'waiting',
    }));
    await server.deps.db.insertInto('work_pictures').values(rows).execute();
    expect(await codeOf(owner.client.createWorkPicture({ ...params, body: workPictureBody }))).toBe(
      'too_many_pictures',
    );
  });
});
