export const about = {
  page: {
    title: 'About | TajmeelSpot',
    description: 'Who we are, what we want, and what you can count on.',
  },
  title: 'Who is TajmeelSpot?',
  mission: 'Our mission',
  vision: 'Our vision',
  value: 'What you can count on',
  services: 'See all services',
  register: 'List your business',
  figures: {
    label: 'TajmeelSpot in figures',
    rating: 'average rating, {reviews} out of five in reviews',
    appointments: 'appointments',
    states: 'states',
    trusted: 'users trust us',
  },
} as const;
