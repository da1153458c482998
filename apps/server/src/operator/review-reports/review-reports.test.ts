import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';

const server = useServer();
const service = 202;
const reason = 'Names a person';
let operator: ReturnType<TestServer['client']>;

const params = (id: number) => ({ params: { id: String(id) } });

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

/** A review that two members object to. */
async function reported(comment: string) {
  const [author, one, other] = [await createUser(server), await createUser(server), await createUser(server)];
  const { data } = await author.client.writeReview({ ...params(service), body: { rating: 1, comment } });
  await one.client.reportReview({ ...params(data.id), body: { reason: 'abuse', text: 'Look' } });
  await other.client.reportReview({ ...params(data.id), body: { reason: 'spam' } });
  return { review: data.id, author };
}

const listed = async (search: string) => (await operator.listReviewReports({ query: { search } })).data;

describe('reports of reviews', () => {
  it('show the words then and now, who objects and why, the newest first', async () => {
    const { review, author } = await reported('It was loud there');
    await author.client.writeReview({ ...params(service), body: { rating: 2, comment: 'It was fine' } });
    const found = await listed('loud there');
    expect(found.map(({ reason: why }) => why)).toEqual(['spam', 'abuse']);
    expect(found[1]).toMatchObject({
      status: 'open',
      text: 'Look',
      comment: 'It was loud there',
      review: { id: review, rating: 2, comment: 'It was fine', author: 'Test Person' },
      service: { id: service },
    });
  });

  it('removeReview takes the review away, the rating follows, its reports are upheld; it answers not_found after that', async () => {
    const before = await server.client().findService(params(service));
    const { review } = await reported('An insult');
    const during = await server.client().findService(params(service));
    expect(during.uncounted_reviews_count).toBe(before.uncounted_reviews_count + 1);
    await operator.removeReview({ ...params(review), body: { reason } });
    const after = await server.client().findService(params(service));
    expect(after.uncounted_reviews_count).toBe(before.uncounted_reviews_count);
    const found = await listed('An insult');
    expect(found.map(({ status, review: left }) => [status, left])).toEqual([
      ['upheld', null],
      ['upheld', null],
    ]);
    const again = await apiErrorOf(operator.removeReview({ ...params(review), body: { reason } }));
    expect(again.body?.code).toBe('not_found');
    const { data } = await operator.listAudit({ query: { search: 'An insult' } });
    expect(data).toMatchObject([{ kind: 'operator.review_removed' }]);
  });

  it('dismissReviewReport lets the review stand, and answers not_found for a closed one', async () => {
    const { review } = await reported('Not so nice');
    const [{ id } = { id: 0 }] = await listed('Not so nice');
    await operator.dismissReviewReport(params(id));
    const { data } = await operator.listReviewReports({ query: { status: 'dismissed' } });
    expect(data.map((one) => one.id)).toContain(id);
    expect((await server.client().listReviews(params(service))).map((one) => one.id)).toContain(review);
    expect((await apiErrorOf(operator.dismissReviewReport(params(id)))).body?.code).toBe('not_found');
  });

  it('of what its author took back nothing is left to decide', async () => {
    const { author } = await reported('Taken back');
    await author.client.deleteReview(params(service));
    expect(await listed('Taken back')).toEqual([]);
  });
});
