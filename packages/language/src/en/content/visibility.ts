/** The page about who sees what of a person. */
export const visibility = {
  page: {
    title: 'Who sees what | TajmeelSpot',
    description: 'What venues, visitors and the team of TajmeelSpot see of a person who books, and when.',
  },
  title: 'Who sees what',
  lead: 'What others see of you when you book or write a review. A test reads what TajmeelSpot shows to each of them and fails where this table is not true.',
  fields: {
    public_name: 'First name and initial, or your own choice, with a review',
    full_name: 'Name in full, as given for the booking',
    phone: 'Phone number',
    email: 'Email address',
    city: 'City and governorate',
    picture: 'Picture, with a review under your first name',
    bookings: 'Bookings: what and when',
    notes: 'Note for the venue',
    reviews: 'Reviews',
    client_notes: 'What a venue notes about you for itself',
  },
  readers: {
    visitor: 'Anybody',
    venue_asked: 'The venue, before it confirms',
    venue_confirmed: 'The venue, until a day after the visit',
    venue_later: 'The venue, later',
    operator: 'The TajmeelSpot team',
    self: 'You',
  },
  amounts: {
    full: 'In full',
    masked: 'Masked but for its beginning and last two digits',
    recorded: 'On request; you see who looked',
    none: 'Not at all',
  },
  foot: 'A venue sees this of its own bookings alone. Your profile lists who looked at your number, and gives you everything that is stored about you as a file.',
};
