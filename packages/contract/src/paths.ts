/** Every call of the API, by the name of its verb: the one table of contents that server, site, tests and documents share. */
export const paths = {
  signUp: 'POST /signup',
  logIn: 'POST /login',
  logOut: 'POST /logout',
  findUser: 'GET /user',

  forgotPassword: 'POST /forgot-password',
  resetPassword: 'POST /reset-password',
  changePassword: 'POST /change-password',

  findProfile: 'GET /profile',
  updateProfile: 'POST /profile/update',
  setPicture: 'PUT /profile/picture',
  removePicture: 'DELETE /profile/picture',

  listSessions: 'GET /sessions',
  endSession: 'DELETE /sessions/{id}',
  endOtherSessions: 'DELETE /sessions',

  handOff: 'POST /hand-offs',
  openDashboard: 'POST /dashboard-sessions',

  listProviders: 'GET /auth/providers',
  finishProviderLogin: 'GET /auth/callback',

  listEmployees: 'GET /employees',

  listCategories: 'GET /categories',
  listCities: 'GET /cities',
  listTags: 'GET /tags',
  listServices: 'GET /services',
  findService: 'GET /services/{id}',
  shareService: 'GET /services/{id}/share',

  listFreeTimes: 'GET /services/{id}/free-times',
  listNextTimes: 'GET /next-times',
  placeBooking: 'POST /bookings',
  listBookings: 'GET /bookings',
  listBasketTimes: 'GET /basket-times',
  quoteBooking: 'POST /quotes',

  findBooking: 'GET /bookings/{id}',
  confirmBooking: 'POST /bookings/{id}/confirmation',
  declineBooking: 'POST /bookings/{id}/rejection',
  cancelBooking: 'POST /bookings/{id}/cancellation',
  completeBooking: 'POST /bookings/{id}/completion',
  markNoShow: 'POST /bookings/{id}/no-show',
  rescheduleBooking: 'PUT /bookings/{id}/time',
  moveBooking: 'PUT /bookings/{id}/place',
  proposeTime: 'POST /bookings/{id}/proposals',
  acceptProposal: 'POST /proposals/{id}/acceptance',
  refuseProposal: 'POST /proposals/{id}/refusal',
  confirmComing: 'POST /coming',

  listHouseOffers: 'GET /houses/{id}/offers',
  addWalkIn: 'POST /houses/{id}/walk-ins',
  checkIn: 'POST /bookings/{id}/arrival',
  undoCheckIn: 'DELETE /bookings/{id}/arrival',

  findCalendarEntry: 'GET /bookings/{id}/calendar',
  findCalendarFeed: 'GET /calendar/{token}',
  makeCalendarFeed: 'POST /calendar-feed',
  endCalendarFeed: 'DELETE /calendar-feed',

  listHouses: 'GET /houses',
  findSchedule: 'GET /houses/{id}/schedule',
  changeHours: 'PUT /houses/{id}/hours',
  changePolicy: 'PUT /houses/{id}/policy',
  addException: 'POST /houses/{id}/exceptions',
  removeException: 'POST /exceptions/{id}/removal',
  changeEmployment: 'PUT /employees/{id}/employment',
  changeServiceTeam: 'PUT /services/{id}/team',
  changeOffer: 'PUT /services/{id}/offer',
  listConflicts: 'GET /houses/{id}/conflicts',
  resolveConflicts: 'POST /houses/{id}/resolutions',
  listAgenda: 'GET /houses/{id}/agenda',
  listHouseBookings: 'GET /houses/{id}/bookings',
  exportHouseBookings: 'GET /houses/{id}/bookings.csv',
  listCustomers: 'GET /houses/{id}/customers',
  findReport: 'GET /houses/{id}/report',
  listRequests: 'GET /houses/{id}/requests',
  watchHouse: 'GET /houses/{id}/live',

  joinWaitlist: 'POST /services/{id}/waits',
  listWaits: 'GET /waits',
  leaveWaitlist: 'DELETE /waits/{id}',
  acceptOffer: 'POST /offers/{id}/acceptance',
  refuseOffer: 'POST /offers/{id}/refusal',

  searchServices: 'GET /services/search',
  listFacets: 'GET /services/facets',
  listSuggestions: 'GET /suggestions',

  listReviews: 'GET /services/{id}/reviews',
  writeReview: 'POST /services/{id}/reviews',
  deleteReview: 'DELETE /services/{id}/reviews',
  reportReview: 'POST /reviews/{id}/reports',

  listWishlist: 'GET /wishlist',
  addToWishlist: 'POST /wishlist',
  removeFromWishlist: 'DELETE /wishlist/{service_id}',
  toggleFeature: 'POST /services/{id}/feature',
  listMarks: 'GET /marks',

  findAbout: 'GET /about',
  findPage: 'GET /pages/{slug}',
  listTreatments: 'GET /treatments',
  listGlossary: 'GET /glossary',
  sendMessage: 'POST /contact',
  subscribe: 'POST /subscribe',
  confirmSubscription: 'POST /newsletter/confirmations',
  endSubscription: 'POST /newsletter/endings',
  findStatus: 'GET /status',
} as const;

/** Name of a verb that the API offers. */
export type Verb = keyof typeof paths;
