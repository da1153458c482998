/** How money comes in. */
export const payMethods = ['cash', 'card', 'wallet'] as const;

/** How money comes in. */
export type PayMethod = (typeof payMethods)[number];

/** Why money was taken off the bill. */
export const discountReasons = ['promotion', 'loyalty', 'complaint', 'family', 'other'] as const;

/** Why money was given back. */
export const refundReasons = ['not_given', 'unhappy', 'goodwill', 'other'] as const;

/** The banknotes of Iraq, dinars. */
export const banknotes = [50_000, 25_000, 10_000, 5_000, 1_000, 500, 250] as const;

/** What cash was taken out of the drawer for. */
export const payOutReasons = ['supplies', 'refreshments', 'wages', 'transport', 'owner', 'other'] as const;

/** Why the drawer holds something else than it should. */
export const differenceReasons = ['change_given', 'not_entered', 'unknown'] as const;

/** A reason for a difference. */
export type DifferenceReason = (typeof differenceReasons)[number];
