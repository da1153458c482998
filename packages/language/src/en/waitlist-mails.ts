/** What the server writes in mails to those who wait for a time. */
export const waitlistMails = {
  timeOffered: {
    subject: 'A time is free at {venue}: {day} at {time}',
    text: '{treatment}{hasEmployee, select, yes { with {employee}} other {}} at {venue} is free on {day} at {time}. Everyone on the waiting list gets this message, and the time is not held: the first to say yes gets it. You can answer until {untilDay}, {untilTime}.',
    button: 'Answer the offer',
    after: 'You pay {price} at the venue. Times are Baghdad time. If the time does not suit you, you stay on the list.',
  },
  timeLost: {
    subject: 'Someone was faster: {venue}, {day} at {time}',
    text: 'The time that we offered you for {treatment} at {venue}, on {day} at {time}, is taken: someone was faster. You stay on the list, and we will write again when the next time frees up.',
    button: 'See my waiting list',
    after: 'There is nothing to do. You can leave the list at any time in your bookings.',
  },
} as const;
