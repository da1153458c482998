/** What the server writes in mails about bookings, to customers and to venues. */
export const bookingMails = {
  discreet: {
    subject: '{hasTime, select, yes {Your appointment on {day} at {time}} other {A new message}}',
    text: '{hasTime, select, yes {There is something new about your appointment on {day} at {time}.} other {There is something new in your account.}}',
    button: 'Open',
    after: 'You get this short message because discreet messages are on in your account.',
  },
  bookingRequested: {
    subject: 'Your request at {venue}',
    text: 'You requested {treatment} with {employee} on {day} at {time}. {venue} will answer by {answerDay}, {answerTime}. Until then the time is held for you.',
    button: 'See my bookings',
    after: 'You pay {price} at the venue. Times are Baghdad time.',
  },
  bookingConfirmed: {
    subject: 'Confirmed: {venue}, {day} at {time}',
    text: 'Your booking at {venue} is confirmed: {treatment} with {employee} on {day} at {time}.',
    button: 'See my bookings',
    after: 'You pay {price} at the venue. Times are Baghdad time. The booking is attached for your calendar.',
  },
  bookingDeclined: {
    subject: '{venue} cannot take your booking',
    text: '{venue} declined your request for {treatment} on {day} at {time}.{hasReason, select, yes { Their reason: “{reason}”} other {}}',
    button: 'Choose another time',
    after: 'There is nothing to pay. The time is no longer held.',
  },
  bookingMoved: {
    subject: 'New time at {venue}: {day} at {time}',
    text: 'Your booking for {treatment} with {employee} is now on {day} at {time}.',
    button: 'See my bookings',
    after: 'You pay {price} at the venue, as before. Your bookings show whether it still needs an answer.',
  },
  bookingReassigned: {
    subject: 'Another team member at {venue}: {day} at {time}',
    text: 'Your booking for {treatment} stays on {day} at {time}. It is now with {employee}.',
    button: 'See my bookings',
    after:
      'You pay {price} at the venue, as before. Your bookings show whether it still needs an answer; you can cancel or move it there.',
  },
  bookingMissed: {
    subject: '{venue} has marked a visit as missed',
    text: '{venue} has changed its record of your booking for {treatment} on {day} at {time}: it now says that you did not come.{hasReason, select, yes { Their reason: “{reason}”} other {}}',
    button: 'See the booking',
    after:
      'If that is wrong, you can object in your profile with one tap. Until we have looked at it, it does not count.',
  },
  bookingDelayed: {
    subject: '{venue} is running late: now at {time}',
    text: '{venue} is running a little late. Your booking for {treatment} with {employee} on {day} now begins at {time}. We are sorry for the wait.',
    button: 'See my bookings',
    after: 'If the new time does not suit you, you can cancel or move the booking there. Times are Baghdad time.',
  },
  bookingRepeated: {
    subject: 'Booked again: {venue}',
    text: '{venue} has booked {treatment} with {employee} for you: {dates}.',
    button: 'See my bookings',
    after: 'Each of them can be cancelled or moved there. You pay at the venue. Times are Baghdad time.',
  },
  seriesCancelled: {
    subject: 'Cancelled: your bookings at {venue}',
    text: '{venue} has cancelled {treatment} with {employee}: {dates}.{hasReason, select, yes { The reason given: “{reason}”} other {}}',
    button: 'Find another time',
    after: 'There is nothing to pay.',
  },
  bookingProposed: {
    subject: '{venue} suggests another time',
    text: 'Instead of {day} at {time}, {venue} suggests {newDay} at {newTime} for {treatment}. Your booking stays as it is until you accept.',
    button: 'Answer the suggestion',
    after: 'The suggested time is not held for you until you accept it.',
  },
  proposalDeclined: {
    subject: 'The other time was declined',
    text: 'The suggested time for {treatment} at {venue} was declined. The booking stays on {day} at {time}.',
    button: 'See the booking',
    after: 'Times are Baghdad time.',
  },
  bookingCancelled: {
    subject: 'Cancelled: {venue}, {day} at {time}',
    text: 'The booking for {treatment} at {venue} on {day} at {time} is cancelled.{hasReason, select, yes { The reason given: “{reason}”} other {}}',
    button: 'Find another time',
    after: 'There is nothing to pay. The attachment removes the booking from your calendar.',
  },
  bookingReleased: {
    subject: 'Your booking was released: {venue}',
    text: 'We asked you to confirm that you are coming to {venue} on {day} at {time}. There was no confirmation, so the time is now free for others.',
    button: 'Find another time',
    after: 'There is nothing to pay.',
  },
  bookingExpired: {
    subject: 'No answer from {venue}',
    text: '{venue} did not answer your request for {treatment} on {day} at {time} in time. The time is no longer held.',
    button: 'Find another time',
    after: 'There is nothing to pay.',
  },
  bookingTomorrow: {
    subject: 'Are you coming? {venue}, {day} at {time}',
    text: 'Your booking at {venue}: {treatment} with {employee} on {day} at {time}. Please confirm with one tap that you are coming.',
    button: 'I am coming',
    after: 'If you cannot come, please cancel in your bookings, so that someone else can have the time.',
  },
  bookingSoon: {
    subject: 'Soon: {venue} at {time}',
    text: 'Your booking at {venue} is today, {day}, at {time}: {treatment} with {employee}.',
    button: 'See my bookings',
    after: 'You pay {price} at the venue. Times are Baghdad time.',
  },
  venueRequested: {
    subject: 'New request: {day} at {time}',
    text: '{customerName} requests {treatment} with {employee} on {day} at {time}. Please answer by {answerDay}, {answerTime}. After that the request expires.',
    button: 'Answer',
    after: 'Times are Baghdad time.',
  },
  venueBooked: {
    subject: 'New booking: {day} at {time}',
    text: '{customerName} booked {treatment} with {employee} on {day} at {time}. It was confirmed automatically, as set in your settings.',
    button: 'Log in',
    after: 'Times are Baghdad time.',
  },
  venueMoved: {
    subject: 'Booking moved to {day} at {time}',
    text: 'The booking of {customerName} for {treatment} with {employee} is now on {day} at {time}.',
    button: 'Log in',
    after: 'Times are Baghdad time.',
  },
  venueReassigned: {
    subject: 'Another team member: {day} at {time}',
    text: 'The booking of {customerName} for {treatment} stays on {day} at {time}. It is now with {employee}.',
    button: 'Log in',
    after: 'Times are Baghdad time.',
  },
  venueProposed: {
    subject: '{customerName} suggests another time',
    text: 'Instead of {day} at {time}, {customerName} suggests {newDay} at {newTime} for {treatment}. The booking stays as it is until you accept.',
    button: 'Answer the suggestion',
    after: 'The suggested time is not held until you accept it.',
  },
  venueCancelled: {
    subject: 'Cancelled: {customerName}, {day} at {time}',
    text: 'The booking of {customerName} for {treatment} with {employee} on {day} at {time} is cancelled, and the time is free.{hasReason, select, yes { The reason given: “{reason}”} other {}}',
    button: 'Log in',
    after: 'Times are Baghdad time.',
  },
  venueTomorrow: {
    subject: 'Tomorrow at {venue}: {count, plural, =0 {no bookings} one {# booking} other {# bookings}}',
    text: '{count, plural, =0 {There are no bookings for {day}.} one {There is # booking for {day}.} other {There are # bookings for {day}.}}',
    line: '{time}: {customerName}, {treatment}, with {employee}{isOpen, select, yes { (waiting for your answer)} other {}}',
    button: 'Log in',
    after:
      'You get this email every evening at six because it is switched on in your settings. Times are Baghdad time.',
  },
} as const;
