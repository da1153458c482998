export const approvalMails = {
  venueApproved: {
    subject: '{venue} is live',
    text: 'We have checked {venue}. Everybody can see and book what you have published.',
    button: 'Open your dashboard',
    after: 'Next: share the page of your services where your customers are.',
  },
  venueAsked: {
    subject: 'One question about {venue}',
    text: 'Before {venue} is shown, we need one more thing from you: {reply}',
    button: 'Open your dashboard',
    after: 'Publish again when it is done, and we check it right away.',
  },
  venueDeclined: {
    subject: '{venue} cannot be shown',
    text: 'We have checked {venue} and cannot show it. The reason: {reply}',
    button: 'Open your dashboard',
    after: 'Change what the reason names and publish again, or write to us.',
  },
  licenceApproved: {
    subject: 'Your licence is checked: {licence}',
    text: 'The {licence} of {venue}, number {number}, is valid until {day}. Treatments that need it are shown now.',
    button: 'Open your licences',
    after: 'We write to you a month before it ends.',
  },
  licenceAsked: {
    subject: 'One question about your licence: {licence}',
    text: 'Before we can accept the {licence} of {venue}, number {number}, we need one more thing: {reply}',
    button: 'Open your licences',
    after: 'Hand in the document again when it is done.',
  },
  licenceRejected: {
    subject: 'Your licence was not accepted: {licence}',
    text: 'We cannot accept the {licence} of {venue}, number {number}. The reason: {reply}',
    button: 'Open your licences',
    after: 'Treatments that need it stay hidden. You can hand in another document at any time.',
  },
  textApproved: {
    subject: '“{title}” is shown',
    text: 'We have read the texts of “{title}” at {venue}. The service is shown as you wrote it.',
    button: 'Open your services',
    after: 'When you change these texts, we may read them again.',
  },
  textDeclined: {
    subject: '“{title}” is not shown',
    text: 'The texts of “{title}” at {venue} speak of treatments that need a licence. {reply}',
    button: 'Open your services',
    after: 'Change the words, choose the right procedure, or hand in the licence.',
  },
  licenceEnding: {
    subject: 'Your licence ends on {day}',
    text: 'The {licence} of {venue}, number {number}, ends {days, plural, =0 {today} one {tomorrow} other {in # days}}, on {day}. After that day, treatments that need it are hidden and cannot be booked.',
    button: 'Hand in the new licence',
    after: 'Bookings after that day can be made as soon as the new one is checked.',
  },
  licenceEnded: {
    subject: 'Your licence has ended: {licence}',
    text: 'The {licence} of {venue}, number {number}, ended on {day}. Treatments that need it are hidden. Bookings that are still to come stand on your list of conflicts.',
    button: 'Hand in the new licence',
    after: 'Everything is shown again as soon as the new one is checked.',
  },
  licenceNames: {
    beautician: 'beautician’s licence',
    nurse: 'nursing licence',
    physician: 'physician’s licence',
    dentist: 'dentist’s licence',
    physiotherapist: 'physiotherapist’s licence',
  },
} as const;
