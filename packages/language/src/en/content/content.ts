/** What stands round pages of text. */
export const content = {
  page: { title: '{title} | TajmeelSpot', description: '{text}' },
  contents: 'On this page',
  newTab: '(opens in a new tab)',
  steps: {
    signUp: 'Sign up as a professional',
    logIn: 'Professional login',
    register: 'List your business',
    contact: 'Write to us',
    status: 'See service status',
    services: 'See all services',
  },
  treatments: {
    guide: 'Current treatment prices',
    guideText: 'From the price lists of venues on TajmeelSpot. Each row links to the venues that offer it.',
    index: 'Treatments you can book',
    more: '{count, plural, one {# more treatment} other {# more treatments}}',
  },
} as const;
