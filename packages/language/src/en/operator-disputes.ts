/** What customers say against no-shows, as the console says it. */
export const disputes = {
  title: 'Missed visits',
  empty: 'Nobody has disputed a no-show.',
  state: { open: 'Open', upheld: 'The customer is right', dismissed: 'The venue is right' },
  about: '{customer} at {venue}',
  disputed: 'Disputed on {day}',
  checkedIn: 'Checked in: {time}',
  notCheckedIn: 'Not checked in',
  confirmed: 'Said to come: {time}',
  notConfirmed: 'Did not say to come',
  venue: 'No-shows that this venue has marked: {noShows, number}. Found wrong: {upheld, number}',
  uphold: 'The customer is right',
  upholdLead: 'This visit never counts for {customer}. The venue is not told.',
  dismiss: 'The venue is right',
  dismissLead: 'This visit counts again for {customer}.',
} as const;
