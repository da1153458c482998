export const wishlist = {
  page: { title: 'Wishlist | TajmeelSpot', description: 'The places that you keep for later.' },
  title: 'Wishlist',
  loading: 'Loading...',
  count: '{count, plural, one {# place kept for later} other {# places kept for later}}',
  signedOut: 'Please log in to view your wishlist',
  signedOutText: 'The places that you keep wait behind your login.',
  failed: 'Failed to load wishlist',
  retry: 'Try again',
  empty: {
    title: 'Your wishlist is empty.',
    text: 'Press the heart of a place that you like, and you find it here again.',
    services: 'See all services',
  },
  gone: 'No longer offered',
  removed: 'Removed',
  remove: 'Remove from the wishlist: {title}',
  undo: 'Undo',
} as const;
