import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoWorld } from '#db/world/demo.ts';
import { apiErrorOf, useServer, type TestServer } from '#testing/harness.ts';
import { filesOf, portraitUrl } from '../pictures/picture-names.ts';
import { storePicture } from '../pictures/pictures.ts';
import { createVenueWithDraft } from '#testing/request-bodies.ts';
import { openBucket } from './testing/bucket.ts';

const bucket = await openBucket();
afterAll(() => bucket.close());
const remote = useServer({ FILES_URL: bucket.url });
const stranger = useServer({ FILES_URL: bucket.url.replace('S3RVER@', 'guessed@') });
const local = useServer();

const by = (bytes: Uint8Array) => ({ bytes, client: '1' });

const photo = () =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: '#7a3' } })
    .jpeg()
    .toBuffer();
const get = (server: TestServer, where: string, headers = {}) =>
  server.fetch(new Request(`http://test${where}`, { headers }));
const upload = async () => new Blob([new Uint8Array(await photo())]);

describe.each([
  ['a folder', local],
  ['a bucket', remote],
])('a picture in %s', (_, server) => {
  it('is served in every format and width, to be kept for a year', async () => {
    const name = await storePicture(server.deps.files, 'service', by(await photo()));
    expect(filesOf(name)).toHaveLength(6);
    for (const file of filesOf(name)) {
      const answer = await get(server, `/tajmeelspot/files/${name}/${file}`);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': file.endsWith('avif') ? 'image/avif' : 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const bytes = await answer.arrayBuffer();
      expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect((await sharp(bytes).metadata()).width).toBe(Number.parseInt(file));
    }
    expect((await get(server, `/tajmeelspot/files/${name}/1200.webp`)).status).toBe(404);
  });

  it('of a person is gone after it was replaced or removed', async () => {
    const { token } = await server.signIn();
    const first = await server.client({ token }).setPicture({ upload: await upload() });
    const second = await server.client({ token }).setPicture({ upload: await upload() });
    await server.deliver();
    expect((await get(server, first.data.image ?? '')).status).toBe(404);
    expect((await get(server, second.data.image ?? '')).status).toBe(200);
    await server.client({ token }).removePicture();
    await server.deliver();
    expect((await get(server, second.data.image ?? '')).status).toBe(404);
  });

  it('is found under its own address alone', async () => {
    await fs.writeFile(path.join(server.deps.env.dataDir, '1.webp'), 'secret');
    await fs.mkdir(path.join(server.deps.env.dataDir, 'files/folder/2.webp'), { recursive: true });
    const tried = ['..%2f/1.webp', '%2e%2e/1.webp', '..%5c/1.webp', 'folder/..%2f..%2f1.webp', 'folder/2.webp'];
    for (const where of [
      ...tried,
      'folder/1.svg',
      'folder/1.html',
      'folder/1',
      `${'a'.repeat(300)}/1.webp`,
      'a%00/1.webp',
    ]) {
      const answer = await get(server, `/tajmeelspot/files/${where}`);
      expect([where, answer.status]).toEqual([where, 404]);
    }
  });
});

describe('the demo world', () => {
  it('puts its pictures into the bucket, and only what is missing the next time', async () => {
    await loadDemoWorld(remote.deps);
    const { data } = await remote.client().searchServices({ query: { limit: '1' } });
    const shown = data.data[0]?.main_image ?? '';
    expect((await get(remote, shown)).status).toBe(200);
    expect((await get(remote, shown.replace('1200.webp', '300.avif'))).status).toBe(200);
    const writes: string[] = [];
    const files = { ...remote.deps.files, write: (key: string) => Promise.resolve(void writes.push(key)) };
    await loadDemoWorld({ ...remote.deps, files });
    expect(writes).toEqual([]);
  }, 30_000);
});

describe('nothing of a bucket', () => {
  it('lies on the disk of the server', async () => {
    await storePicture(remote.deps.files, 'portrait', by(await photo()));
    const left = await fs.readdir(path.join(remote.deps.env.dataDir, 'files')).catch(() => []);
    expect(left.filter((name) => name.startsWith('person-'))).toEqual([]);
  });
});

const failures = ['refuses the connection', 'never answers', 'stops in the middle'] as const;

describe.each(failures)('a bucket that %s', (failure) => {
  let image = '';
  let token = '';
  beforeAll(async () => {
    ({ token } = await remote.signIn());
    image = (await remote.client({ token }).setPicture({ upload: await upload() })).data.image ?? '';
    await remote.deliver();
    await bucket.misbehave(failure);
  });
  afterAll(() => bucket.misbehave(undefined));

  it('is a 503 with a sentence in the language of who asks, which nobody keeps', async () => {
    const answer = await get(remote, image, { 'accept-language': 'ar' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'storage_unavailable',
      message: expect.stringContaining('الصور'),
    });
    expect([answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual(['no-store', '5']);
  });

  it('setPicture answers storage_unavailable and leaves the picture as it was', async () => {
    const refused = await apiErrorOf(remote.client({ token }).setPicture({ upload: await upload() }));
    expect(refused.body?.message).toBe('Pictures are not available right now. Please try again in a moment.');
    expect((await remote.client({ token }).findProfile()).data.image).toBe(image);
  });

  it('addServicePicture answers storage_unavailable and keeps none', async () => {
    const { vendor, serviceParams } = await createVenueWithDraft(remote);
    const sent = vendor.client.addServicePicture({ ...serviceParams, upload: await upload() });
    expect((await apiErrorOf(sent)).body?.code).toBe('storage_unavailable');
    expect((await vendor.client.findOwnService(serviceParams)).data.pictures).toEqual([]);
  });

  it('has a removed picture deleted once it is back', async () => {
    await remote.client({ token }).removePicture();
    await expect(remote.deliver()).rejects.toThrow('events were not delivered');
    await bucket.misbehave(undefined);
    await remote.deliver();
    expect((await get(remote, image)).status).toBe(404);
  });
});

describe.each(failures)('the pictures of licences in a bucket that %s', (failure) => {
  beforeAll(() => bucket.misbehave(failure));
  afterAll(() => bucket.misbehave(undefined));

  it('setLicenceDocument, findLicenceDocument and findApprovalDocument answer storage_unavailable', async () => {
    const { vendor, params } = await createVenueWithDraft(remote);
    const body = { class: 'nurse', number: '1', holder: 'Huda', expires_on: '2030-01-01' } as const;
    const { data } = await vendor.client.createLicenceApplication({ ...params, body });
    const one = { params: { id: String(data.id) } };
    const operator = remote.client({ token: (await remote.signIn('operator')).token });
    const refused = [await apiErrorOf(vendor.client.setLicenceDocument({ ...one, upload: await upload() }))];
    await remote.deps.db
      .updateTable('licence_applications')
      .set({ document: 'document-1', state: 'waiting' })
      .execute();
    // Each waits as long as the store may keep us waiting.
    const reads = [vendor.client.findLicenceDocument(one), operator.findApprovalDocument(one)];
    refused.push(...(await Promise.all(reads.map((read) => apiErrorOf(read)))));
    expect(refused.map(({ body: answer }) => answer?.code)).toEqual(
      Array.from({ length: 3 }, () => 'storage_unavailable'),
    );
  });

  it('setWorkPictureFile and addReviewPicture answer storage_unavailable', async () => {
    const { vendor, params } = await createVenueWithDraft(remote);
    const body = { subject: 'room', caption: { en: 'The room' } } as const;
    const { data } = await vendor.client.createWorkPicture({ ...params, body });
    const one = { params: { id: String(data.id) } };
    const author = remote.client({ token: (await remote.signIn()).token });
    const service = { params: { id: '101' } };
    await author.writeReview({ ...service, body: { rating: 5, comment: 'Good' } });
    const picture = await upload();
    const [sent, added] = await Promise.all([
      apiErrorOf(vendor.client.setWorkPictureFile({ ...one, upload: picture })),
      apiErrorOf(author.addReviewPicture({ ...service, upload: picture })),
    ]);
    expect(sent.body?.code).toBe('storage_unavailable');
    expect(added.body?.code).toBe('storage_unavailable');
  });

  it('setPortrait answers storage_unavailable and enters none; a portrait is taken away all the same', async () => {
    const { vendor, employee } = await createVenueWithDraft(remote);
    const one = { params: { id: String(employee.id) } };
    const sent = vendor.client.setPortrait({ ...one, query: { agreed: '1' }, upload: await upload() });
    expect((await apiErrorOf(sent)).body?.code).toBe('storage_unavailable');
    const { db } = remote.deps;
    expect(await db.selectFrom('portraits').select('id').where('employee_id', '=', employee.id).execute()).toEqual([]);
    await db.updateTable('employees').set({ portrait: 'portrait-away' }).where('id', '=', employee.id).execute();
    expect((await vendor.client.removePortrait(one)).data.portrait).toBeNull();
    const left = db.selectFrom('dropped_pictures').select('name').where('name', '=', 'portrait-away');
    expect(await left.execute()).toHaveLength(1);
  });
});

describe('a key that the bucket does not know', () => {
  it('is a 503 too, for a stranger is no visitor who asks for what is not there', async () => {
    expect((await get(stranger, portraitUrl('/tajmeelspot', 'person-1'))).status).toBe(503);
  });
});
