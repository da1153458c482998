import { banknotes } from '@tajmeelspot/contract/till/till-names.ts';
import type { NoteCounts } from '@tajmeelspot/contract/till/till-days.ts';

/** What pieces of banknotes are worth, dinars. */
export const worthOf = (counts: NoteCounts): number => banknotes.reduce((sum, value) => sum + value * counts[value], 0);
