/** The day and what waits in it. */
export const today = {
  bookingsDay: '{count, plural, one {booking} other {bookings}}',
  expectedDay: 'expected',
  emptyDay: 'No bookings on this day.',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  chooseDay: 'Choose a day',
  backToToday: 'Today',
  print: 'Print the day',
  add: 'Add a walk-in or blocked time',
  addShort: 'Add',
  title: 'Today',
  figures: 'The day in figures',
  bookings: '{count, plural, one {booking today} other {bookings today}}',
  done: 'completed',
  expected: 'expected today',
  requests: 'Requests',
  allRequests: 'Show all {count}',
  noRequests: 'No requests are waiting. New ones appear here automatically.',
  employees: 'Team',
  everybody: 'Everyone',
  now: 'Now, {time}',
  employeeBookings: '{count, plural, =0 {no bookings} one {# booking} other {# bookings}}',
  off: { break: 'Break', closed: 'Closed', leave: 'Leave', blocked: 'Blocked' },
  earlier: 'Earlier',
  later: 'Later',
  addToGap: 'Add at {start}, {time} free',
  gap: '{time} free',
  filled: 'of working time booked',
  lateTitle: 'Late',
  lateBy: '{customerName} is {time} late',
  requestChip: '{count, plural, =0 {No requests} one {# request} other {# requests}}',
  lateChip: '{shown} late',
  unresolvedChip: '{shown} still open',
  sound: 'Ring for new requests',
  unansweredTitle: 'Waiting for you',
};

/** How the calendar is shown. */
export const calendar = {
  views: 'View',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  list: 'List',
  density: 'Size of the hours',
  densities: { close: 'Compact', middle: 'Medium', wide: 'Large' },
  team: 'Team members shown',
  teamShown: '{shown} of {all}',
  weekOf: 'Whose week',
  earlierToday: 'Show earlier hours',
  legend: 'What the signs mean',
  closed: 'Closed',
  bookingsWord: '{count, plural, one {booking} other {bookings}}',
  unanswered: '{count, plural, one {# waiting} other {# waiting}}',
  filled: '{percent}% booked',
};

/** What is asked before something typed is lost. */
export const leave = {
  title: 'Leave without saving?',
  text: 'What you typed here has not been saved.',
  stay: 'Keep editing',
  leave: 'Leave',
};

/** The rest of a day that begins later. */
export const late = {
  open: 'Running late',
  title: 'Running late',
  lead: 'The rest of the day begins later, by no more than is needed: free time takes up the minutes.',
  employee: 'Who is late',
  minutes: 'By how much',
  send: 'Move {count} and tell them',
  moveOne: 'Move {customerName}',
  nothing: 'Nothing has to move.',
  stays: 'stays at <t>{time}</t>',
  moves: '<t>{from}</t> → <t>{to}</t>',
  stuck: 'Something stands in the way. Please move that booking first, or choose fewer minutes.',
  overHours: 'It goes past the usual hours. The bookings are marked.',
  collides: { hours: 'Past the usual hours', booking: 'Another booking stands there' },
};

/** What is placed over the rules of the venue. */
export const override = {
  title: 'Place {customerName} there anyway?',
  send: 'Place anyway',
  lead: 'The booking is marked, with who placed it. It never goes over another booking.',
  closed: 'Your venue is closed or has a break then.',
  employee_away: 'The team member is not working then.',
  not_on_team: 'The team member does not usually give this treatment.',
  mark: 'Placed over the rules',
  free: 'Any hour, also outside the free ones',
};
