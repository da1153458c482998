/** What every listing says of itself, on cards and in rows. */
export const card = {
  untitled: 'Untitled Service',
  noDescription: 'No description available.',
  from: 'from <b>{price}</b>',
  new: 'New',
  rated:
    '{count, plural, one {Rated {rating} out of five in one review} other {Rated {rating} out of five in # reviews}}',
  off: '−{percent}%',
  before: 'Before:',
  saves: '{percent}% off',
  womenOnly: 'Women only',
  atHome: 'Also at your home',
  today: 'Today',
  tomorrow: 'Tomorrow',
  location: '{district}, {city}',
  distance: '{km} km away',
  nextFree: 'Next free time:',
  noSlots: 'No free time this week',
  slots: 'Free times, {day}',
  why: 'Why here?',
} as const;
