import { rankingWeights as weights } from '@tajmeelspot/contract/ranking.ts';
import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { addCompletedBooking } from '#testing/completed-bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const params = (id: number) => ({ params: { id: String(id) } });
const standingOf = async (id: number) => (await server.client().findStanding(params(id))).data;

describe('findStanding', () => {
  it('R13.08 gives figures from which anybody reckons the points, and these are the order', async () => {
    const { data: found } = await server.client().searchServices({ query: { limit: '100' } });
    const totals: number[] = [];
    for (const { id } of found.data) {
      const { rating, recommendations, total } = await standingOf(id);
      const pulled =
        ((rating.mean ?? 0) * rating.voices + weights.imaginedStars * weights.imaginedVoices) /
        (rating.voices + weights.imaginedVoices);
      expect(rating.pulled_mean).toBeCloseTo(pulled, 2);
      expect(rating.points).toBeCloseTo(((rating.pulled_mean - 1) / 4) * weights.ratingPoints, 2);
      const share = recommendations.voices / (recommendations.voices + weights.recommendationsForHalf);
      expect(recommendations.points).toBeCloseTo(share * weights.recommendationPoints, 2);
      expect(total.points).toBeCloseTo(rating.points + recommendations.points, 3);
      totals.push(total.points);
    }
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  });

  it('R13.08 says what counts by its age, what does not, and who comes next', async () => {
    const before = await standingOf(landmarks.specifiedPrices.service);
    expect(before.ages.map(({ years }) => years)).toEqual([0, 1, 2, 3]);
    expect(before.ages.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(before.rating.reviews);
    expect(before.next.length).toBeGreaterThan(0);
    for (const { points } of before.next) expect(points).toBeLessThanOrEqual(before.total.points);
    const stranger = server.client({ token: (await server.signIn()).token });
    const body = { rating: 5, comment: 'I was never there.' };
    await stranger.writeReview({ ...params(landmarks.specifiedPrices.service), body });
    await stranger.toggleFeature(params(landmarks.specifiedPrices.service));
    const after = await standingOf(landmarks.specifiedPrices.service);
    const { uncounted } = before;
    expect(after).toEqual({
      ...before,
      uncounted: { reviews: uncounted.reviews + 1, recommendations: uncounted.recommendations + 1 },
    });
  });

  it('R13.08 is the middle for a service that nobody knows, and a voice moves it', async () => {
    const { id, token } = await server.signIn();
    const { rating, recommendations } = await standingOf(landmarks.unreviewed);
    expect(rating).toMatchObject({ mean: null, pulled_mean: weights.imaginedStars, reviews: 0, voices: 0 });
    expect(recommendations).toMatchObject({ points: 0, accounts: 0, voices: 0 });
    await addCompletedBooking(server, id, landmarks.unreviewed);
    const body = { rating: 5, comment: 'Fine.' };
    await server.client({ token }).writeReview({ ...params(landmarks.unreviewed), body });
    expect((await standingOf(landmarks.unreviewed)).rating).toMatchObject({ mean: 5, pulled_mean: 3.75, voices: 1 });
  });
});

describe('what findStanding refuses', () => {
  it('findStanding answers not_found for an unknown service and a draft', async () => {
    await server.deps.db.updateTable('services').set({ status: 'draft' }).where('id', '=', 1003).execute();
    for (const id of [424_242, 1003]) {
      expect((await apiErrorOf(server.client().findStanding(params(id)))).body?.code).toBe('not_found');
    }
  });
});
