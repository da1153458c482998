import type { LedgerTransaction } from '@tajmeelspot/contract/till/bills.ts';
import type { TransactionRow } from './transaction-queries.ts';

/** A transaction as the contract writes it. */
export const toTransaction = (row: TransactionRow): LedgerTransaction => ({ ...row, at: row.at.toISOString() });
