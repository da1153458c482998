import { banknotes } from '@tajmeelspot/contract/till/till-names.ts';
import type { NoteCounts } from '@tajmeelspot/contract/till/till-days.ts';

/** Nothing was counted yet. */
export const emptyCounts: NoteCounts = { 50000: 0, 25000: 0, 10000: 0, 5000: 0, 1000: 0, 500: 0, 250: 0 };

/** What pieces of banknotes are worth. */
export const sumCounts = (counts: NoteCounts): number =>
  banknotes.reduce((sum, value) => sum + value * counts[value], 0);
