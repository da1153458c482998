/** The published weights of the order of results: everything that decides where a service stands, and nothing that is paid for. */
export const rankingWeights = {
  /** A whole voice in its first year, parts: divisible by what persons recommend or review at one venue. */
  voiceParts: 240,
  /** After so many days a voice weighs half, and so on. */
  halvingDays: 365,
  /** After so many halvings it fades no more. */
  halvings: 3,
  /** The mean is pulled towards so many stars… */
  imaginedStars: 3.5,
  /** …by so many imagined new voices. */
  imaginedVoices: 5,
  /** Points for a mean of five stars; one star has none. */
  ratingPoints: 80,
  /** Points that recommendations come near to. */
  recommendationPoints: 20,
  /** So many whole recommendations have half of these points. */
  recommendationsForHalf: 10,
} as const;
