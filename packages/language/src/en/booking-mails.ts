/** What the server writes in mails about bookings, to customers and to houses. */
export const bookingMails = {
  bookingRequested: {
    subject: 'Your request at {place}',
    text: 'You asked for {treatment} with {person} on {day} at {time}. {place} answers by {answerDay}, {answerTime}; until then the time is held for you.',
    button: 'See my bookings',
    after: 'You pay {price} at the place. Times are Baghdad time.',
  },
  bookingConfirmed: {
    subject: 'Confirmed: {place}, {day} at {time}',
    text: '{place} expects you for {treatment} with {person} on {day} at {time}.',
    button: 'See my bookings',
    after: 'You pay {price} at the place. Times are Baghdad time. The booking is attached for your calendar.',
  },
  bookingDeclined: {
    subject: '{place} cannot take your booking',
    text: '{place} declined your request for {treatment} on {day} at {time}.{hasReason, select, yes { They wrote: “{reason}”} other {}}',
    button: 'Choose another time',
    after: 'Nothing is to be paid. The time is no longer held.',
  },
  bookingMoved: {
    subject: 'New time at {place}: {day} at {time}',
    text: 'Your booking for {treatment} with {person} is now on {day} at {time}.',
    button: 'See my bookings',
    after: 'You pay {price} at the place, as before. Whether it still needs an answer stands in your bookings.',
  },
  bookingProposed: {
    subject: '{place} proposes another time',
    text: 'Instead of {day} at {time}, {place} proposes {newDay} at {newTime} for {treatment}. Your booking stays as it is until you accept.',
    button: 'Answer the proposal',
    after: 'The proposed time is not held for you before you accept it.',
  },
  proposalRefused: {
    subject: 'The other time was refused',
    text: 'The proposed time for {treatment} at {place} was refused. The booking stays on {day} at {time}.',
    button: 'See the booking',
    after: 'Times are Baghdad time.',
  },
  bookingCancelled: {
    subject: 'Cancelled: {place}, {day} at {time}',
    text: 'The booking for {treatment} at {place} on {day} at {time} is cancelled.{hasReason, select, yes { They wrote: “{reason}”} other {}}',
    button: 'Find another time',
    after: 'Nothing is to be paid. Your calendar takes the booking out with the attachment.',
  },
  bookingReleased: {
    subject: 'Your booking was released: {place}',
    text: 'You were asked to confirm that you are coming to {place} on {day} at {time}. As nobody did, the time has been given free.',
    button: 'Find another time',
    after: 'Nothing is to be paid.',
  },
  bookingExpired: {
    subject: 'No answer from {place}',
    text: '{place} did not answer your request for {treatment} on {day} at {time} in time. The time is no longer held.',
    button: 'Find another time',
    after: 'Nothing is to be paid.',
  },
  bookingTomorrow: {
    subject: 'Are you coming? {place}, {day} at {time}',
    text: 'You have {treatment} with {person} at {place} on {day} at {time}. Please say with one tap that you are coming.',
    button: 'I am coming',
    after: 'If you cannot come, please cancel in your bookings, so that somebody else can have the time.',
  },
  bookingSoon: {
    subject: 'Soon: {place} at {time}',
    text: 'You have {treatment} with {person} at {place} today, {day}, at {time}.',
    button: 'See my bookings',
    after: 'You pay {price} at the place. Times are Baghdad time.',
  },
  houseRequested: {
    subject: 'New request: {day} at {time}',
    text: '{guest} asks for {treatment} with {person} on {day} at {time}. Please answer by {answerDay}, {answerTime}; after that the request expires.',
    button: 'Answer',
    after: 'Times are Baghdad time.',
  },
  houseBooked: {
    subject: 'New booking: {day} at {time}',
    text: '{guest} booked {treatment} with {person} on {day} at {time}. It is confirmed, as your settings say.',
    button: 'Open the login',
    after: 'Times are Baghdad time.',
  },
  houseMoved: {
    subject: 'Booking moved to {day} at {time}',
    text: 'The booking of {guest} for {treatment} with {person} is now on {day} at {time}.',
    button: 'Open the login',
    after: 'Times are Baghdad time.',
  },
  houseProposed: {
    subject: '{guest} proposes another time',
    text: 'Instead of {day} at {time}, {guest} proposes {newDay} at {newTime} for {treatment}. The booking stays as it is until you accept.',
    button: 'Answer the proposal',
    after: 'The proposed time is not held before you accept it.',
  },
  houseCancelled: {
    subject: 'Cancelled: {guest}, {day} at {time}',
    text: 'The booking of {guest} for {treatment} with {person} on {day} at {time} is cancelled; the time is free.{hasReason, select, yes { They wrote: “{reason}”} other {}}',
    button: 'Open the login',
    after: 'Times are Baghdad time.',
  },
} as const;
