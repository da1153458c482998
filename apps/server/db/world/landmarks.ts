/** Ids of the demo world that tests rely on; world.test.ts checks what each comment says. */
export const landmarks = {
  /** Huda's only venue: women only, closed on Fridays, with ordinary bookings around today. */
  noorSalon: 1,
  /** Its till has a course that is half paid and has been used twice. */
  soldCourse: 6,
  /** Open until two in the morning from Thursday to Friday. */
  openPastMidnight: 4,
  /** Closed on one day, seven days from today, otherwise open all week. */
  closedNextWeek: { venue: 2, inDays: 7 },
  /** Works at Noor Salon, on leave from the first to the last of these days. */
  onLeave: { employee: 103, fromDays: 4, toDays: 8 },
  /** The service with the two specified prices, a coupon and nine reviews. */
  specifiedPrices: { service: 101, hairCut: 1011, cutColorTreatment: 1012, coupon: 'AHLAN15' },
  /** Exactly three employees give it; only a few named customers have booked them. */
  threeEmployees: { service: 1101, employees: [1101, 1102, 1103] },
  /** Exactly one employee gives it, who has no bookings from today on. */
  oneEmployee: { service: 802, employee: 802 },
  /** Three employees of a clinic share its lasers in three services; what is booked there has one each. */
  sharedLasers: { venue: 10, services: [1001, 1002, 1003], count: 2 },
  /** The newest service, without a review. */
  unreviewed: 1604,
  /** Zainab has a completed booking and no review yet: her review will bear 'Verified visit'. */
  zainabMayReview: 301,
  /** Zainab has a completed booking and a review. */
  zainabReviewed: 101,
  /** Zainab's wishlist, newest first. */
  zainabWishlist: [104, 402, 501],
  /** It has the most recommendations and comes first in the Recommended list. */
  maxFeatured: 101,
  /** One of its reviews was changed after it was written. */
  changedReview: 102,
} as const;
