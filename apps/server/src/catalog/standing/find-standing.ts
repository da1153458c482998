import { rankingWeights as weights } from '@tajmeelspot/contract/ranking.ts';
import type { ServiceStanding } from '@tajmeelspot/contract/standing.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { pulledMean, standingOf } from './rules.ts';
import { findStandingFigures, listNextStandings } from './standing-queries.ts';

/** Why a published service stands where it stands, in figures. Throws not_found. */
export async function findStanding({ db }: Deps, { language }: Actor, id: number): Promise<ServiceStanding> {
  const found = await findStandingFigures(db, language, id);
  if (!found) throw problem('not_found');
  const { title, venue, ages, uncounted } = found;
  const points = standingOf(found);
  const next = await listNextStandings(db, language, id, 2);
  return {
    id,
    title,
    venue,
    total: { points: points.total / 1000, of: weights.ratingPoints + weights.recommendationPoints },
    rating: {
      points: points.rating / 1000,
      of: weights.ratingPoints,
      mean: found.ratingWeight === 0 ? null : rounded(found.ratingSum / found.ratingWeight),
      pulled_mean: pulledMean(found) / 1000,
      reviews: found.reviews,
      voices: toVoices(found.ratingWeight),
    },
    recommendations: {
      points: points.recommendations / 1000,
      of: weights.recommendationPoints,
      accounts: found.recommendations,
      voices: toVoices(found.featuresWeight),
    },
    ages: Array.from({ length: weights.halvings + 1 }, (_, years) => ({ years, reviews: ages[years] ?? 0 })),
    uncounted,
    next: next.map(({ standing, ...other }) => ({ ...other, points: standing / 1000 })),
  };
}

const toVoices = (parts: number): number => rounded(parts / weights.voiceParts);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
