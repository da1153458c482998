import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportReason } from '@tajmeelspot/contract/reviews.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const params = (id: number) => ({ params: { id: String(id) } });
let review = 0;

beforeAll(async () => {
  const found = await server.client().listReviews(params(101));
  review = found[0]?.id ?? 0;
});

const reports = () =>
  server.deps.db.selectFrom('review_reports').selectAll().where('review_id', '=', review).orderBy('id').execute();

describe('reportReview', () => {
  it('keeps the first objection of each member for the operator, with the words it was about', async () => {
    const [one, other] = [await server.signIn(), await server.signIn('vendor')];
    const report = (token: string, reason: ReportReason, text?: string | null) =>
      server.client({ token }).reportReview({ ...params(review), body: { reason, text } });
    const first = await report(one.token, 'spam', 'It is an advertisement.');
    expect(await report(one.token, 'other', null)).toEqual(first);
    await report(other.token, 'not_a_customer');
    const { comment } = await server.deps.db
      .selectFrom('reviews')
      .select('comment')
      .where('id', '=', review)
      .executeTakeFirstOrThrow();
    expect(await reports()).toMatchObject([
      { user_id: one.id, reason: 'spam', text: 'It is an advertisement.', status: 'open', comment },
      { user_id: other.id, reason: 'not_a_customer', text: '', status: 'open', comment },
    ]);
  });

  it('many at once by one member become one', async () => {
    const { token, id } = await server.signIn();
    const body = { reason: 'abuse' } as const;
    await Promise.all(
      Array.from({ length: 5 }, () => server.client({ token }).reportReview({ ...params(review), body })),
    );
    expect((await reports()).filter((report) => report.user_id === id)).toHaveLength(1);
  });
});

describe('what reportReview refuses', () => {
  it('R6.05 reportReview answers own_review to its author', async () => {
    const { token } = await server.signIn();
    const client = server.client({ token });
    const { data } = await client.writeReview({ ...params(102), body: { rating: 5, comment: 'Good' } });
    const refused = await apiErrorOf(client.reportReview({ ...params(data.id), body: { reason: 'spam' } }));
    expect(refused).toMatchObject({ status: 403, body: { code: 'own_review' } });
  });

  it('reportReview answers not_found for an unknown review and for one of an unpublished service', async () => {
    const { token } = await server.signIn();
    const [hidden] = await server.client().listReviews(params(302));
    await server.deps.db.updateTable('services').set({ status: 'suspended' }).where('id', '=', 302).execute();
    for (const id of [424_242, hidden?.id ?? 0]) {
      const refused = server.client({ token }).reportReview({ ...params(id), body: { reason: 'spam' } });
      expect((await apiErrorOf(refused)).body?.code).toBe('not_found');
    }
  });

  it.each([
    ['reason', { reason: 'boring' }],
    ['text', { reason: 'spam', text: 'x'.repeat(1001) }],
    ['text', { reason: 'spam', text: 'a\u0000b' }],
  ])('R5.11 reportReview answers invalid to a wrong %s', async (field, body) => {
    const { token } = await server.signIn();
    const refused = await apiErrorOf(server.client({ token }).reportReview({ ...params(review), body: body as never }));
    expect(refused.body?.errors).toHaveProperty(field);
  });
});
