import type { LedgerTransaction } from '@tajmeelspot/contract/till/bills.ts';
import { lateReasons } from '@tajmeelspot/contract/till/course-names.ts';
import type { till as texts } from '@tajmeelspot/language/en/dashboard/till.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Price } from '@tajmeelspot/ui/price.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

type TransactionListProps = {
  readonly transactions: readonly LedgerTransaction[];
  /** What can be done with one. */
  readonly actionOf?: (transaction: LedgerTransaction) => ReactNode;
};

/** What was recorded, with who and when; what was taken back is struck out. */
export function TransactionList({ transactions, actionOf }: TransactionListProps) {
  return (
    <ul className="divide-y divide-line">
      {transactions.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <TransactionText transaction={one} />
          {actionOf?.(one)}
        </li>
      ))}
    </ul>
  );
}

function TransactionText({ transaction: one }: { readonly transaction: LedgerTransaction }) {
  const t = useTranslations('till');
  const tCourses = useTranslations('till.courses');
  const tReason = useTranslations('till.reasons');
  const locale = useLocale();
  const reasonOf = ({ kind, reason }: LedgerTransaction) => {
    if (reason === null) return undefined;
    if (kind === 'session') return isLateReason(reason) && tCourses(`lateReasons.${reason}`);
    return isReason(reason) && tReason(reason);
  };
  const facts = [
    one.by,
    reasonOf(one),
    one.note,
    one.is_late && t('bill.late'),
    one.is_reversed && t('bill.reversed'),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <>
      <span className="min-w-0 grow basis-52">
        <b className={`block font-strong ${one.is_reversed ? 'line-through' : ''}`}>
          {one.customer_name === null ? '' : `${one.customer_name} · `}
          {t(`kinds.${one.kind}`)}
        </b>
        <span className="block text-13 text-ink-soft">
          <bdi className="tabular-nums">{formatTime(locale, inBaghdad(one.at).time)}</bdi>
          {facts.map((fact) => ` · ${String(fact)}`).join('')}
        </span>
      </span>
      <Amounts transaction={one} />
    </>
  );
}

function Amounts({ transaction: one }: { readonly transaction: LedgerTransaction }) {
  const tMethod = useTranslations('till.methods');
  const amounts = (['cash', 'card', 'wallet', 'debt'] as const).flatMap((method) =>
    one[`${method}_iqd`] === 0 ? [] : [{ method, amount: one[`${method}_iqd`] }],
  );
  return (
    <span className="grid justify-items-end">
      {amounts.map(({ method, amount }) => (
        <span key={method} className={method === 'debt' ? 'text-15 text-pending' : ''}>
          <span className="text-13 text-ink-soft">{tMethod(method)} </span>
          <Price iqd={amount} className="font-strong" />
        </span>
      ))}
    </span>
  );
}

/** The reasons that have a word; a code of a later version has none yet. */
const reasons: ReadonlySet<string> = new Set<keyof (typeof texts)['reasons']>([
  'promotion',
  'loyalty',
  'complaint',
  'family',
  'other',
  'not_given',
  'unhappy',
  'goodwill',
  'supplies',
  'refreshments',
  'wages',
  'transport',
  'owner',
  'change_given',
  'not_entered',
  'unknown',
]);

const isLateReason = (code: string): code is (typeof lateReasons)[number] =>
  lateReasons.some((reason) => reason === code);

const isReason = (code: string): code is keyof (typeof texts)['reasons'] => reasons.has(code);
