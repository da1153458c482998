/** Places in the world that tests may rely on; world.test.ts holds them to what they promise. */
export const landmarks = {
  /** Huda's only venue: women only, closed on Fridays, with an everyday diary around today. */
  noorSalon: 1,
  /** Open until two in the morning from Thursday to Friday. */
  openPastMidnight: 4,
  /** Closed on one day, seven days from today, otherwise open all week. */
  closedNextWeek: { establishment: 2, inDays: 7 },
  /** Works at Noor Salon, on leave from the first to the last of these days. */
  onLeave: { employee: 103, fromDays: 4, toDays: 8 },
  /** The service with the two specified prices, a coupon and nine reviews. */
  specifiedPrices: { service: 101, hairCut: 1011, cutColorTreatment: 1012, coupon: 'AHLAN15' },
  /** Exactly three people give it; nobody but a few named customers has booked them. */
  threeEmployees: { service: 1101, employees: [1101, 1102, 1103] },
  /** Exactly one person gives it; its diary is empty from today on. */
  oneEmployee: { service: 802, employee: 802 },
  /** The newest service, without a review. */
  unreviewed: 1604,
  /** Zainab was there and has not reviewed it yet: her review will say 'Verified visit'. */
  zainabMayReview: 301,
  /** Zainab was there and reviewed it. */
  zainabReviewed: 101,
  /** Zainab's wishlist, newest first. */
  zainabKeeps: [104, 402, 501],
  /** More members feature it than any other: it opens the Recommended list. */
  maxFeatured: 101,
  /** One of its reviews was changed after it was written. */
  changedReview: 102,
} as const;
