import { rankingWeights as weights } from '@tajmeelspot/contract/ranking.ts';

/** What the order of results knows of a service, in parts of a voice (rankingWeights.voiceParts is a whole one). */
export type StandingFigures = {
  /** Stars of the reviews that count, each times its parts. */
  readonly ratingSum: number;
  readonly ratingWeight: number;
  readonly featuresWeight: number;
};

/** Points in thousandths; `total` is what services are ordered by, the highest first. */
export type Standing = { readonly rating: number; readonly recommendations: number; readonly total: number };

/** Where a service stands. The database computes the same (standing_of in 0070), as an index cannot ask this function. */
export function standingOf(figures: StandingFigures): Standing {
  const perStar = (weights.ratingPoints * 1000) / 4;
  const rating = Math.floor(((pulledMean(figures) - 1000) * perStar) / 1000);
  const half = weights.recommendationsForHalf * weights.voiceParts;
  const { featuresWeight } = figures;
  const recommendations = Math.floor((weights.recommendationPoints * 1000 * featuresWeight) / (featuresWeight + half));
  return { rating, recommendations, total: rating + recommendations };
}

/** The mean in thousandths of a star, pulled towards the imagined one: a few voices are not yet the best or the worst. */
export function pulledMean({ ratingSum, ratingWeight }: Pick<StandingFigures, 'ratingSum' | 'ratingWeight'>): number {
  const imagined = weights.imaginedVoices * weights.voiceParts;
  return Math.floor((ratingSum * 1000 + imagined * weights.imaginedStars * 1000) / (ratingWeight + imagined));
}

/** The parts of a voice of an age in days, one of `sharedBy` of a person at a venue. */
export function voiceParts(ageDays: number, sharedBy: number): number {
  const halvings = Math.min(weights.halvings, Math.max(0, Math.floor(ageDays / weights.halvingDays)));
  return Math.floor(weights.voiceParts / 2 ** halvings / sharedBy);
}
