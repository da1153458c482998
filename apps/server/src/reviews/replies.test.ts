import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const params = { params: { id: String(venue) } };
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  stranger = await createUser(server, 'vendor');
});

const list = (query: object = {}) => owner.client.listVenueReviews({ ...params, query });
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

describe('listVenueReviews', () => {
  it('lists what was said of every service of the venue, newest first, page by page, with its mean', async () => {
    const { data: all, total, rating } = await list({ limit: '100' });
    expect(all).toHaveLength(total);
    expect(new Set(all.map((one) => one.service.id)).size).toBeGreaterThan(1);
    expect(all.map((one) => one.created_at)).toEqual(
      all
        .map((one) => one.created_at)
        .toSorted()
        .toReversed(),
    );
    const mean = all.reduce((sum, one) => sum + one.rating, 0) / total;
    expect(Math.abs((rating ?? 0) - mean)).toBeLessThanOrEqual(0.05);
    const first = await list({ limit: '4' });
    const second = await list({ limit: '4', cursor: first.next_cursor ?? '' });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.slice(0, 8).map(({ id }) => id));
  });

  it('narrows by stars and by what waits for a reply', async () => {
    const { data: five } = await list({ rating: '5' });
    expect(new Set(five.map(({ rating }) => rating))).toEqual(new Set([5]));
    const [review] = (await list({ unanswered: '1' })).data;
    const before = (await list()).unanswered;
    await owner.client.replyToReview({ params: { id: String(review?.id) }, body: { text: 'Thank you' } });
    const after = await list({ unanswered: '1', limit: '100' });
    expect([after.unanswered, after.data.map(({ id }) => id)]).toEqual([
      before - 1,
      expect.not.arrayContaining([review?.id]),
    ]);
  });

  it('listVenueReviews answers not_found to others and invalid to a mark of its own making', async () => {
    expect(await codeOf(stranger.client.listVenueReviews(params))).toBe('not_found');
    expect(await codeOf(list({ cursor: 'x' }))).toBe('invalid');
  });
});

describe('replyToReview', () => {
  it('is read by everybody below the review, replaced by the next one, and gone with deleteReply', async () => {
    const ofService = { params: { id: String(service) } };
    const [review] = await server.client().listReviews(ofService);
    const ofReview = { params: { id: String(review?.id) } };
    const shown = async () => (await server.client().listReviews(ofService))[0]?.reply?.text ?? null;
    await owner.client.replyToReview({ ...ofReview, body: { text: ' Thank you! ' } });
    expect(await shown()).toBe('Thank you!');
    const page = await server.client().findService(ofService);
    expect(page.reviews[0]?.reply).toMatchObject({ text: 'Thank you!', date_time: expect.stringMatching(/^2026-/) });
    await owner.client.replyToReview({ ...ofReview, body: { text: 'See you soon' } });
    expect(await shown()).toBe('See you soon');
    await owner.client.deleteReply(ofReview);
    expect(await shown()).toBeNull();
  });

  it('replyToReview and deleteReply answer not_found to a user who does not run the venue', async () => {
    const [review] = await server.client().listReviews({ params: { id: String(service) } });
    const ofReview = { params: { id: String(review?.id) } };
    await owner.client.replyToReview({ ...ofReview, body: { text: 'Ours' } });
    expect(await codeOf(stranger.client.replyToReview({ ...ofReview, body: { text: 'Not ours' } }))).toBe('not_found');
    expect(await codeOf(stranger.client.deleteReply(ofReview))).toBe('not_found');
    await owner.client.deleteReply(ofReview);
    expect(await codeOf(owner.client.deleteReply(ofReview))).toBe('not_found');
  });
});
