/** What the server writes in mails to those who wait for a time. */
export const waitlistMails = {
  timeOffered: {
    subject: 'A time is free at {venue}: {day} at {time}',
    text: '{treatment}{hasEmployee, select, yes { with {employee}} other {}} at {venue} is free on {day} at {time}. Everybody who waits for it is being told now, and the time is not held for anybody: whoever says yes first has it. You can answer until {untilDay}, {untilTime}.',
    button: 'Say yes, or no thanks',
    after: 'You pay {price} at the place. Times are Baghdad time. If the time does not suit you, you stay on the list.',
  },
  timeLost: {
    subject: 'Somebody was faster: {venue}, {day} at {time}',
    text: 'The time that we offered you for {treatment} at {venue}, on {day} at {time}, is taken: somebody was faster. You stay on the list, and we write again when the next time frees up.',
    button: 'See what I wait for',
    after: 'You need not do anything. In your bookings you can leave the list at any time.',
  },
} as const;
