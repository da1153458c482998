/** Keeping a listing for later and recommending it, on its page and on cards. */
export const favourites = {
  bookmark: 'Wishlist',
  bookmarkOne: 'Wishlist: {title}',
  undo: 'Undo',
  feature: 'Feature',
  featureHint: 'Featuring recommends this place to everybody.',
  offline: 'Unable to connect to the server. Please try again later.',
  unavailable: 'Wishlist feature is temporarily unavailable. Please try again later.',
  failedUpdate: 'Failed to update wishlist',
  failedRemove: 'Failed to remove from wishlist',
  failedFeature: 'Failed to toggle featured status',
  failedFeatureFor: 'Failed to toggle featured status: {reason}',
  prompt: {
    bookmark: { title: 'Log in to keep this place', text: 'Your wishlist is yours alone. The login leads back here.' },
    review: {
      title: 'Log in to write a review',
      text: 'Each member has one review a place and can change it later. The login leads back here.',
    },
    report: { title: 'Log in to report a review', text: 'So that we can ask you back. The login leads back here.' },
    logIn: 'Log in',
    signUp: 'Create an account',
  },
} as const;
