export const home = {
  page: {
    title: 'TajmeelSpot: a free chair near you, today',
    description:
      'Hair, skin, massage and dental across Iraq. See the price and the next free time, ask for it, pay there.',
  },
  banner: {
    title: 'A free chair near you, today.',
    text: 'Hair, skin, massage and dental across Iraq. See the price and the next free time, ask for it, and pay when you are there.',
    arches: 'Free soon',
  },
  search: {
    label: 'Find a time',
    type: 'Kind of place',
    saloon: 'Saloon',
    dental: 'Dental',
    clinic: 'Clinic',
    treatment: 'Treatment',
    example: 'Haircut, balayage, keratin…',
    postcode: 'Postcode',
    anywhere: 'Anywhere',
    date: 'Date',
    anyDay: 'Any day',
    submit: 'Search',
  },
  values: {
    label: 'Why TajmeelSpot',
    prices: { title: 'Smart prices', text: 'What you see in dinars is what you pay.' },
    always: { title: 'Book 24/7', text: 'Ask at midnight, have an answer by mid-morning.' },
    rated: { title: 'Top-rated salons', text: 'Reviews of people who were there bear a mark.' },
    satisfied: { title: 'Satisfied customers', text: 'No card and no deposit: you pay when you are there.' },
  },
  recommended: {
    title: 'Recommended',
    text: 'Ranked by how many members recommend them, then by rating.',
    all: 'All services',
    loading: 'Loading...',
    error: 'Error: {message}',
    failed: 'Failed to fetch services',
    retry: 'Try again',
    empty: 'No recommended services found.',
  },
  steps: {
    title: 'Three steps, no card',
    find: { title: 'Find', text: 'Every place shows its price and its next free time before you open it.' },
    request: { title: 'Request', text: 'Choose the treatment, the person and the time. It is held for you at once.' },
    go: { title: 'Go', text: 'The place confirms within two hours. Pay there, in cash or by wallet.' },
  },
} as const;
