import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { documentPicture } from '#testing/safety/licence-requests.ts';
import { badPictures } from '#testing/safety/picture-requests.ts';
import { filesOf } from '#app/integrations/pictures/picture-names.ts';
import { dropPictures } from '#app/venues/venues.ts';

const server = useServer();
const params = { params: { id: '202' } };
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const one = (id: number) => ({ params: { id: String(id) } });
const about = (id: number) => ({ params: { about: 'review_picture', id: String(id) } }) as const;
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const approve = (id: number) => operator.decideApproval({ ...about(id), body: { decision: 'approve', reply: '' } });

async function writeReview(): Promise<TestUser> {
  const author = await createUser(server);
  await author.client.writeReview({ ...params, body: { rating: 5, comment: 'Look at it' } });
  return author;
}

const add = async ({ client }: TestUser, upload?: Blob) =>
  (await client.addReviewPicture({ ...params, upload: upload ?? (await documentPicture()) })).data;

const seenByAll = async (review: number) =>
  (await server.client().listReviews({ ...params, query: { limit: '100' } })).find(({ id }) => id === review)?.pictures;

const storedFiles = async (url: string) => {
  const name = /files\/([^/]+)\//.exec(url)?.[1] ?? '';
  const found = await Promise.all(filesOf(name).map((file) => server.deps.files.has(`${name}/${file}`)));
  return found.filter(Boolean).length;
};

describe('a picture beside a review', () => {
  it('R14.14 is seen by its author, by others once an operator has approved it, on the page of the service too', async () => {
    const author = await writeReview();
    const { id, pictures } = await add(author);
    expect(pictures).toMatchObject([{ state: 'waiting' }]);
    expect(await seenByAll(id)).toEqual([]);
    const picture = pictures[0]?.id ?? 0;
    const { data } = await operator.findApproval(about(picture));
    expect(data.picture).toMatchObject({ text: 'Look at it', author: 'Test Person', consent: null });
    await approve(picture);
    expect(await seenByAll(id)).toMatchObject([{ id: picture, state: 'approved', url: pictures[0]?.url }]);
    const page = await server.client().findService(params);
    expect(JSON.stringify(page.reviews)).toContain(pictures[0]?.url ?? 'none');
  });

  it('R14.14 that is declined is gone; its author alone reads why, and may send another', async () => {
    const author = await writeReview();
    const { id, pictures } = await add(author);
    const picture = pictures[0]?.id ?? 0;
    await operator.decideApproval({ ...about(picture), body: { decision: 'reject', reply: 'Somebody else is on it' } });
    const own = (await author.client.listReviews(params)).find((review) => review.id === id);
    expect(own).toMatchObject({ pictures: [], declined_pictures: [{ id: picture, reply: 'Somebody else is on it' }] });
    expect(JSON.stringify(await server.client().listReviews(params))).not.toContain('Somebody else');
    expect(await storedFiles(pictures[0]?.url ?? '')).toBe(0);
    expect((await add(author)).declined_pictures).toEqual([]);
  });
});

describe('what is stored of it', () => {
  it('R14.14 holds nothing of where it was taken', async () => {
    const create = { width: 40, height: 40, channels: 3, background: '#7a3319' } as const;
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 25/1 0/1' }, IFD0: { Artist: 'Ramadi' } };
    const sent = new Uint8Array(await sharp({ create }).jpeg().withExif(place).toBuffer());
    const { pictures } = await add(await writeReview(), new Blob([sent]));
    const name = /files\/([^/]+)\//.exec(pictures[0]?.url ?? '')?.[1] ?? '';
    const stored = await server.deps.files.read(`${name}/40.webp`);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(Buffer.from(stored ?? []).includes('Ramadi')).toBe(false);
  });

  it('R14.14 goes with the review, whoever deletes it, and with the account', async () => {
    const urls: string[] = [];
    const authors = [await writeReview(), await writeReview(), await writeReview()];
    for (const author of authors) {
      const { pictures } = await add(author);
      await approve(pictures[0]?.id ?? 0);
      urls.push(pictures[0]?.url ?? '');
    }
    const [first, second, third] = authors;
    await first?.client.deleteReview(params);
    const reviews = await server.client().listReviews({ ...params, query: { limit: '100' } });
    const ofSecond = reviews.find(({ pictures }) => pictures.some(({ url }) => url === urls[1]));
    await operator.removeReview({ ...one(ofSecond?.id ?? 0), body: { reason: 'Abuse' } });
    await operator.eraseUser({ ...one(third?.id ?? 0), body: { reason: 'As asked' } });
    await dropPictures(server.deps);
    expect(second).toBeDefined();
    expect(await Promise.all(urls.map(storedFiles))).toEqual([0, 0, 0]);
    expect(await server.deps.db.selectFrom('dropped_pictures').select('name').execute()).toEqual([]);
  });
});

describe('what addReviewPicture refuses', () => {
  it('R14.14 addReviewPicture answers too_many_pictures to a fourth, also of several at once', async () => {
    const author = await writeReview();
    await add(author);
    await add(author);
    // Several at once may be sent away because too many wait.
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => add(author)));
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    const last = await apiErrorOf(add(author).then(() => add(author)));
    expect(last.body?.code).toBe('too_many_pictures');
    const [own] = await author.client.listReviews(params);
    await author.client.removeReviewPicture(one(own?.pictures[0]?.id ?? 0));
    expect((await add(author)).pictures).toHaveLength(3);
  });

  it('addReviewPicture answers unreadable_picture, damaged_picture and too_many_pixels, and keeps none', async () => {
    const author = await writeReview();
    for (const [code, upload] of await badPictures()) expect(await codeOf(add(author, upload))).toBe(code);
    expect((await author.client.listReviews(params))[0]?.pictures).toEqual([]);
  });

  it('addReviewPicture answers too_many_attempts to the thirty-first of a day', async () => {
    const author = await writeReview();
    for (const _ of Array.from({ length: 30 })) {
      const { pictures } = await add(author);
      await author.client.removeReviewPicture(one(pictures[0]?.id ?? 0));
    }
    expect(await codeOf(add(author))).toBe('too_many_attempts');
  });

  it('R14.14 addReviewPicture and removeReviewPicture answer not_found to who has not written the review', async () => {
    const stranger = await createUser(server);
    expect(await codeOf(add(stranger))).toBe('not_found');
    const { pictures } = await add(await writeReview());
    expect(await codeOf(stranger.client.removeReviewPicture(one(pictures[0]?.id ?? 0)))).toBe('not_found');
  });
});
