export const wishlist = {
  page: { title: 'Wishlist | TajmeelSpot', description: 'The services you saved for later.' },
  title: 'Wishlist',
  loading: 'Loading...',
  count: '{count, plural, one {# saved service} other {# saved services}}',
  signedOut: 'Please log in to view your wishlist',
  signedOutText: 'Your saved services are in your account.',
  failed: 'Failed to load wishlist',
  retry: 'Try again',
  empty: {
    title: 'Your wishlist is empty.',
    text: 'Tap the heart of a service you like to save it here.',
    services: 'See all services',
  },
  gone: 'No longer available',
  removed: 'Removed',
  remove: 'Remove from the wishlist: {title}',
  undo: 'Undo',
} as const;
