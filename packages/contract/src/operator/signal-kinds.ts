/** What makes voices look as if they were not their authors' own. */
export const signalKinds = [
  'burst',
  'shared_device',
  'shared_address',
  'like_numbers',
  'ring',
  'trade_device',
] as const;

/** What makes voices look as if they were not their authors' own. */
export type SignalKind = (typeof signalKinds)[number];

/** Whether an operator has decided about a signal, and how. */
export const signalStates = ['open', 'counted', 'excluded'] as const;

/** From how many accounts on, and within which time, words are pointed out. */
export const signalLimits = {
  /** Words of so many days are looked at together. */
  days: 30,
  deviceAccounts: 3,
  /** Whole quarters share an address: it takes more accounts, and closeness in time. */
  addressAccounts: 5,
  addressHours: 72,
  /** Numbers that differ in their last two digits alone. */
  numberAccounts: 3,
  burstAccounts: 6,
  burstHours: 24,
  /** A burst is so many times what the other days bring. */
  burstTimes: 5,
  ringAccounts: 3,
  /** The least share of a venue's newcomers that speak of the same other venue. */
  ringShare: 0.6,
  /** Accounts in a ring are at most so many days old when they speak. */
  newcomerDays: 60,
} as const;
