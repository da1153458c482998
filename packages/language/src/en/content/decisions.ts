/** The page about what was decided, without names. */
export const decisions = {
  page: {
    title: 'Decisions | TajmeelSpot',
    description:
      'Every removal, suspension and change of the order of results at TajmeelSpot, without names, in a log that cannot be changed unseen.',
  },
  title: 'Decisions',
  lead: 'What left TajmeelSpot or came back by a decision, and what changed the order of results. It names nobody.',
  year: 'The last year',
  latest: 'The latest',
  empty: 'Nothing has been decided yet.',
  kind: {
    venue_declined: 'Venue not accepted',
    licence_removed: 'Licence removed',
    text_declined: 'Text not accepted',
    service_suspended: 'Service suspended',
    service_reinstated: 'Service back',
    vendor_suspended: 'Professional suspended',
    vendor_reinstated: 'Professional back',
    review_removed: 'Review removed',
    voices_discounted: 'Reviews no longer counted',
    voices_restored: 'Reviews counted again',
    weights_changed: 'Weights of the order changed',
  },
  reason: {
    spam: 'advertising',
    abuse: 'insult',
    not_a_customer: 'not a customer',
    other: 'another reason',
  },
  reported: 'Reported as',
  entry: 'Entry {position, number}',
  older: 'Older decisions',
  newest: 'The latest decisions',
  how: 'How this can be checked',
  chain:
    'Each entry carries a fingerprint of the one before. An entry that is changed, removed or moved breaks the chain, and a command of the program finds the place. Write the last fingerprint down, and ask for it later: it must still be there.',
  head: 'Last entry, number {position, number}',
  ranking: 'How we rank',
} as const;
