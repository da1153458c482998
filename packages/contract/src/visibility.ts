/** What is stored of a person who books, as the page about it lists it. */
export const personalFields = [
  'public_name',
  'full_name',
  'phone',
  'email',
  'city',
  'picture',
  'bookings',
  'notes',
  'reviews',
  'client_notes',
] as const;

/**
 * Who may see something of a person: anybody without a login; the venue of a booking while it waits for an answer, from the
 * confirmation until a day after the visit, and later; an operator; the person.
 */
export const readers = ['visitor', 'venue_asked', 'venue_confirmed', 'venue_later', 'operator', 'self'] as const;

/** How much: everything; what is left when it is masked; everything, each look being recorded and shown to the person; nothing. */
export type Visibility = 'full' | 'masked' | 'recorded' | 'none';

/** Something that is stored of a person. */
export type PersonalField = (typeof personalFields)[number];

/** Somebody who may see it. */
export type VisibilityReader = (typeof readers)[number];

const to = (
  visitor: Visibility,
  venueAsked: Visibility,
  venueConfirmed: Visibility,
  venueLater: Visibility,
  operator: Visibility,
  self: Visibility,
): Readonly<Record<VisibilityReader, Visibility>> => ({
  visitor,
  venue_asked: venueAsked,
  venue_confirmed: venueConfirmed,
  venue_later: venueLater,
  operator,
  self,
});

/** Who sees what of a person. The page shows this table, and a test asks every call whether it is true. */
export const visibility: Readonly<Record<PersonalField, Readonly<Record<VisibilityReader, Visibility>>>> = {
  // Of who has written a review.
  public_name: to('full', 'full', 'full', 'full', 'full', 'full'),
  full_name: to('none', 'full', 'full', 'full', 'full', 'full'),
  phone: to('none', 'masked', 'recorded', 'masked', 'full', 'full'),
  email: to('none', 'none', 'none', 'none', 'full', 'full'),
  city: to('none', 'none', 'none', 'none', 'full', 'full'),
  picture: to('full', 'full', 'full', 'full', 'full', 'full'),
  bookings: to('none', 'full', 'full', 'full', 'full', 'full'),
  notes: to('none', 'full', 'full', 'full', 'full', 'full'),
  reviews: to('full', 'full', 'full', 'full', 'full', 'full'),
  // What a venue writes down about a client for itself is sealed.
  client_notes: to('none', 'full', 'full', 'full', 'none', 'none'),
};
