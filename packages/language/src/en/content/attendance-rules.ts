/** The page on what follows from missed visits. */
export const attendanceRules = {
  title: 'If you cannot come',
  lead: 'A missed visit costs a venue its time, and somebody else an appointment. Here is what follows from it, with every number, and what never does.',
  cancel: {
    title: 'Cancelling never counts',
    text: 'Please cancel or move your booking under “My bookings” as early as you can: somebody else can have the time then. Where that is closed, call the venue. Only a visit that the venue marks as a no-show counts here.',
  },
  steps: {
    title: 'What follows from missed visits',
    text: 'No-shows of the last {days, number} days count, at all venues together; older ones are forgotten. As long as fewer than one visit in {oneIn, number} was missed, nothing is asked of you, however many there were.',
    missed: 'Missed visits',
    asked: 'What we ask',
    fewer: 'Fewer than {from, number}',
    from: 'From {from, number} on',
    nothing: 'Nothing',
    tap: 'A tap on “I am coming” in the reminder of each booking. Without it the booking is released {hours, number} hours before it starts, and does not count.',
    one: 'Besides that tap: one booking at a time, which the venue confirms.',
  },
  never: {
    title: 'What never follows',
    fee: 'No card, no deposit and no fee.',
    score: 'No public score. A venue is told nothing of these steps, and cannot learn of a single visit elsewhere.',
    lock: 'No exclusion: nobody is locked out of booking.',
  },
  wrong: {
    title: 'If it is wrong',
    text: 'Your profile lists every visit that a venue has marked so in these days. One tap on “I was there” is enough: the visit does not count until our team has decided, and never again if you are right.',
    team: 'Our team sees whether the venue had checked you in, and how often its no-shows were wrong. The decision is recorded with its reason; each visit can be disputed once.',
  },
} as const;
