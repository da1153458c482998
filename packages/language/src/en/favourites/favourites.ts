/** Keeping a listing for later and recommending it, on its page and on cards. */
export const favourites = {
  bookmark: 'Wishlist',
  bookmarkOne: 'Wishlist: {title}',
  undo: 'Undo',
  feature: 'Feature',
  featureHint: 'Featuring recommends this service to everyone.',
  offline: 'Unable to connect to the server. Please try again later.',
  unavailable: 'Wishlist feature is temporarily unavailable. Please try again later.',
  failedUpdate: 'Failed to update wishlist',
  failedRemove: 'Failed to remove from wishlist',
  failedFeature: 'Failed to toggle featured status',
  failedFeatureFor: 'Failed to toggle featured status: {reason}',
  prompt: {
    bookmark: {
      title: 'Log in to save this service',
      text: 'Only you can see your wishlist. After login you come back here.',
    },
    venue: {
      title: 'Log in to save this venue',
      text: 'Only you can see your wishlist. After login you come back here.',
    },
    review: {
      title: 'Log in to write a review',
      text: 'You can write one review per service and change it later. After login you come back here.',
    },
    report: {
      title: 'Log in to report a review',
      text: 'We may need to ask you about it. After login you come back here.',
    },
    pictureReport: {
      title: 'Log in to report a picture',
      text: 'We may need to ask you about it. After login you come back here.',
    },
    logIn: 'Log in',
    signUp: 'Create an account',
  },
} as const;
