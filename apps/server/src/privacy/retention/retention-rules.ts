/** How long rows that name somebody are stored, days; docs/OPERATING.md lists the same. */
export const retentionDays = {
  /** The audit log, by the time of the entry. */
  audit: 365,
  /** What an operator did, for which the marketplace answers longer. */
  operatorAudit: 3 * 365,
  /** The history of a venue's changes. */
  venueHistory: 2 * 365,
  /** Who agreed to a picture that was declined or withdrawn, by the decision. */
  endedPictures: 365,
  /** Messages to the office, by their arrival. */
  contactMessages: 2 * 365,
  /** Emails and messages that are stored because nothing is configured that would send them. */
  storedEmails: 30,
  /** What became of messages, by their last change. */
  messages: 90,
  /** Invitations that nobody accepted, by their end. */
  invitations: 30,
  /** Newsletter subscriptions that nobody confirmed. */
  unconfirmedSubscriptions: 30,
  /** Waitlist entries that have ended. */
  waitlistEntries: 365,
  /** What operators were pointed to among reviews, and why they decided so, by the last time that it was seen. */
  voiceSignals: 2 * 365,
  /** Name and phone of a walk-in, by the start of the booking. */
  walkIns: 2 * 365,
  /** Who looked at the number of a customer, by the look. */
  contactLooks: 365,
  /** Tokens, logins under way, sessions and counted attempts, by their end. */
  credentials: 1,
  /** Devices in which somebody has logged in, by their last use; the cookie lives as long. */
  knownDevices: 400,
  /** Services in full as they are sent, which name authors of reviews, by their making. */
  documents: 1,
  /** Events that were delivered, and those that were given up. */
  deliveredEvents: 1,
  failedEvents: 14,
} as const;
