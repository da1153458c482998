/** What stands round pages of text. */
export const content = {
  page: { title: '{title} | TajmeelSpot', description: '{text}' },
  contents: 'On this page',
  newTab: '(opens in a new tab)',
  steps: {
    signUp: 'Sign up as a professional',
    logIn: 'Professional login',
    register: 'List your place',
    contact: 'Write to us',
    status: 'See how the service is',
    services: 'See all services',
  },
  treatments: {
    guide: 'What treatments cost now',
    guideText: 'From the price lists of the venues on TajmeelSpot. Each line leads to the places that offer it.',
    index: 'Treatments that can be booked',
    more: '{count, plural, one {# more treatment} other {# more treatments}}',
  },
} as const;
