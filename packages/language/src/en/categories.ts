export const categories = {
  page: {
    title: '{label} in Iraq: prices and free times | TajmeelSpot',
    description: '{label} across Iraq, with prices and the next free times.',
  },
  index: {
    heading: 'All categories',
    lead: 'Everything that can be booked here, by what is done.',
    count: '{count, plural, =0 {No services yet} one {One service} other {# services}}',
  },
  path: { label: 'Breadcrumbs', home: 'Home', all: 'All categories' },
  box: 'Search in {label}…',
  below: 'Below {label}',
  over: '{count}+',
} as const;
