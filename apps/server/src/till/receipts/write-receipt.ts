import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { directionOf } from '@tajmeelspot/language/languages.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber, toDigits } from '@tajmeelspot/language/numbers.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { findBill } from '../bills/find-bill.ts';
import { drawPaper, type PaperLine } from './paper.ts';

/** The receipt of a paid booking of an own venue as a PDF. Throws not_found, not_paid. */
export async function writeReceipt(
  deps: Deps,
  actor: MemberActor,
  bookingId: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bill = await findBill(deps, actor, bookingId);
  if (!bill.sale) throw problem('not_paid');
  const { locale } = actor;
  const number = toDigits(locale, String(bill.sale.transaction_id));
  const title = translate(locale, 'receipt.number', { number });
  const lines = [
    ...headOf(locale, bill, bill.sale, title),
    ...soldLines(locale, bill, bill.sale),
    ...paidLines(locale, bill),
  ];
  const thanks = { kind: 'middle', text: translate(locale, 'receipt.thanks'), size: 9 } as const;
  return drawPaper(title, directionOf(languageOfLocale(locale)), [...lines, { kind: 'rule' }, thanks]);
}

type PaidSale = NonNullable<Bill['sale']>;

function headOf(locale: Locale, { venue }: Bill, { sold_at: soldAt }: PaidSale, title: string): PaperLine[] {
  const { date, time } = inBaghdad(soldAt);
  return [
    { kind: 'middle', text: venue.name, size: 15 },
    { kind: 'middle', text: title, size: 9 },
    { kind: 'middle', text: `${formatDay(locale, date, 'full')} ${formatTime(locale, time)}`, size: 9 },
    { kind: 'rule' },
  ];
}

const lineOf = (locale: Locale, name: string, iqd: number, size = 10.5): PaperLine => ({
  kind: 'pair',
  name,
  amount: formatMoney(locale, iqd),
  size,
});

function soldLines(locale: Locale, { treatments }: Bill, sale: PaidSale): PaperLine[] {
  const text = (key: 'discount' | 'tip' | 'total') => translate(locale, `receipt.${key}`);
  const given = treatments.flatMap((item): PaperLine[] => [
    lineOf(locale, item.title, item.price_iqd),
    {
      kind: 'pair',
      name: translate(locale, 'receipt.with', { employee: item.employee.name }),
      amount: '',
      size: 9,
      isSoft: true,
    },
  ]);
  const products = sale.products.map(({ product, pieces, amount_iqd: amount }) =>
    lineOf(locale, `${product.name} × ${formatNumber(locale, pieces)}`, amount),
  );
  return [
    ...given,
    ...products,
    ...(sale.discount_iqd > 0 ? [lineOf(locale, text('discount'), -sale.discount_iqd)] : []),
    ...(sale.tip_iqd > 0 ? [lineOf(locale, text('tip'), sale.tip_iqd)] : []),
    { kind: 'rule' },
    lineOf(locale, text('total'), sale.total_iqd, 13),
    { kind: 'rule' },
  ];
}

/** What was paid by which method, what was given back of it, and what is owed; payments that were taken back are left out. */
function paidLines(locale: Locale, { transactions, owed_iqd: owed }: Bill): PaperLine[] {
  const standing = transactions.filter(({ is_reversed: is, kind }) => !is && kind !== 'reversal');
  const sumOf = (field: 'cash_iqd' | 'card_iqd' | 'wallet_iqd' | 'change_iqd') =>
    standing.reduce((sum, one) => sum + one[field], 0);
  const named = [
    ['cash', sumOf('cash_iqd')],
    ['card', sumOf('card_iqd')],
    ['wallet', sumOf('wallet_iqd')],
    ['change', sumOf('change_iqd')],
    ['owed', owed],
  ] as const;
  return named.flatMap(([name, iqd]) => (iqd === 0 ? [] : [lineOf(locale, translate(locale, `receipt.${name}`), iqd)]));
}
