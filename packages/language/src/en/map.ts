/** The map of a search, of a venue and of a pin. */
export const map = {
  label: 'Map of the results',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  searchArea: 'Search this area',
  pin: '{venue}, from {price}',
  group: '{count, number} venues, from {price}: zoom in',
  list: '{count, plural, one {One venue} other {# venues}} at this place',
  count: '{count, plural, =0 {No venue with a place on the map} one {One venue} other {# venues}}',
  partial: 'More than {count, number} venues: zoom in to see all of them',
  close: 'Close',
  numbered: 'The venues on the map',
  open: 'Open the map',
} as const;
