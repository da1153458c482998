import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { idText } from './fields.ts';
import { paths } from './paths.ts';

/** Points with up to three decimals, and how many there can be. */
const points = z.object({ points: z.number(), of: z.number() });

const shape = z.object({
  id: z.number().int(),
  title: z.string(),
  venue: z.string(),
  /** What 'recommended' orders by, of 100: the sum of the next two. */
  total: points,
  rating: points.extend({
    /** Mean of the reviews that count, the newer ones weighing more, three decimals; null without one. */
    mean: z.number().nullable(),
    /** The same pulled towards rankingWeights.imaginedStars; the points follow from it. */
    pulled_mean: z.number(),
    /** How many reviews count, and how many whole voices they are, three decimals. */
    reviews: z.number().int(),
    voices: z.number(),
  }),
  recommendations: points.extend({
    /** How many recommendations count, and how many whole voices they are, three decimals. */
    accounts: z.number().int(),
    voices: z.number(),
  }),
  /** How many of the reviews that count are so many whole years old; the last of them stands for all older ones. */
  ages: z.array(z.object({ years: z.number().int(), reviews: z.number().int() })),
  /** What is there and weighs nothing. */
  uncounted: z.object({ reviews: z.number().int(), recommendations: z.number().int() }),
  /** The next two of the same category and city, in their order. */
  next: z.array(z.object({ id: z.number().int(), title: z.string(), venue: z.string(), points: z.number() })),
});

export const standing = {
  findStanding: endpoint({
    path: paths.findStanding,
    access: 'visitor',
    summary: 'Why a published service stands where it stands: the figures, and the points by the published weights.',
    params: z.object({ id: idText }),
    output: z.object({ data: shape }),
    problems: ['not_found'],
  }),
};

/** Why a service stands where it stands. */
export type ServiceStanding = z.output<typeof shape>;
