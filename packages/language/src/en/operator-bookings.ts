import { bookingStatuses } from './booking-statuses.ts';

/** What the console says about bookings of all venues. */
export const bookings = {
  title: 'Bookings',
  lead: 'Find a booking by its number, by a whole phone number or by the name of the venue.',
  empty: 'No bookings yet.',
  one: 'Booking {number}',
  back: 'All bookings',
  about: '{customer} at {venue}',
  open: 'Open',
  when: 'When',
  what: 'What',
  price: 'Price',
  phone: 'Phone',
  account: 'Account',
  walkIn: 'Without an account',
  notes: 'Note of the customer',
  history: 'History',
  who: '{who, select, customer {Customer} venue {Venue} other {System}}',
  reason: 'Reason: {reason}',
  noMessages: 'No messages.',
  dispute: 'No-show disputed on {day}',
  outcome: '{state, select, open {Not decided yet} upheld {The customer is right} other {The venue is right}}',
  decided: 'Decided on {day}',
  toDispute: 'To the dispute',
  vendor: 'The vendor',
  view: 'See the dashboard as {venue}',
  viewLead:
    'You can read everything that the venue sees, for {minutes} minutes. You can change nothing. The reason and every look stand in the log.',
  viewAction: 'Open the dashboard',
  status: bookingStatuses,
} as const;
