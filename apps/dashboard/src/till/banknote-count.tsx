import { banknotes } from '@tajmeelspot/contract/till/till-names.ts';
import type { NoteCounts } from '@tajmeelspot/contract/till/till-days.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from 'use-intl';
import { readWholeNumber } from '../fields/localized-text.ts';
import { useLocale } from '../shell/locale.ts';
import { Card } from './card.tsx';
import { sumCounts } from './day-count.ts';
import { Stepper } from './stepper.tsx';

type BanknoteCountProps = {
  readonly counts: NoteCounts;
  /** Absent where the day is closed. */
  readonly onChange?: (counts: NoteCounts) => void;
};

/** A hint beside the number, as the banknotes are coloured. */
const colours: Readonly<Record<(typeof banknotes)[number], string>> = {
  50000: 'bg-[oklch(0.8_0.06_250)]',
  25000: 'bg-[oklch(0.78_0.1_20)]',
  10000: 'bg-[oklch(0.82_0.09_150)]',
  5000: 'bg-[oklch(0.8_0.08_275)]',
  1000: 'bg-[oklch(0.78_0.06_50)]',
  500: 'bg-[oklch(0.85_0.05_195)]',
  250: 'bg-[oklch(0.88_0.07_85)]',
};

/** The drawer, banknote by banknote. */
export function BanknoteCount({ counts, onChange }: BanknoteCountProps) {
  const t = useTranslations('till.day');
  const locale = useLocale();
  return (
    <Card label={t('counted')} className="pb-3">
      <h2 className="py-3 text-18">{t('counted')}</h2>
      <table className="w-full text-15">
        <thead className="text-13 text-ink-soft">
          <tr>
            <th className="pb-2 text-start font-[400]">{t('banknote')}</th>
            <th className="pb-2 font-[400]">{t('pieces')}</th>
            <th className="pb-2 text-end font-[400]">{t('sum')}</th>
          </tr>
        </thead>
        <tbody>
          {banknotes.map((value) => (
            <tr key={value} className="border-t border-line">
              <td className="py-1.5">
                <span className="flex items-center gap-2.5 font-strong">
                  <span
                    aria-hidden="true"
                    className={`h-5 w-9 rounded-[3px] inset-ring inset-ring-line max-sm:hidden ${colours[value]}`}
                  />
                  {formatNumber(locale, value)}
                </span>
              </td>
              <td className="py-1.5 text-center">
                <Pieces value={value} counts={counts} onChange={onChange} />
              </td>
              <td className="py-1.5 text-end tabular-nums">{formatNumber(locale, value * counts[value])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-strong">
            <td colSpan={2} className="pt-3">
              {t('countedSum')}
            </td>
            <td className="pt-3 text-end">
              <Price iqd={sumCounts(counts)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

type PiecesProps = {
  readonly value: (typeof banknotes)[number];
  readonly counts: NoteCounts;
  readonly onChange: BanknoteCountProps['onChange'];
};

function Pieces({ value, counts, onChange }: PiecesProps) {
  const t = useTranslations('till.day');
  const locale = useLocale();
  const named = { value: formatMoney(locale, value) };
  if (!onChange) return <span className="tabular-nums">{formatNumber(locale, counts[value])}</span>;
  const set = (pieces: number) => onChange({ ...counts, [value]: pieces });
  return (
    <Stepper fewerLabel={t('fewer', named)} moreLabel={t('more', named)} pieces={counts[value]} onChange={set}>
      <input
        aria-label={t('piecesOf', named)}
        inputMode="numeric"
        autoComplete="off"
        className="min-h-11 w-12 border-x border-line bg-surface text-center font-strong tabular-nums md:w-18"
        value={counts[value] === 0 ? '' : formatNumber(locale, counts[value])}
        placeholder={formatNumber(locale, 0)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => set(Math.min(readWholeNumber(target.value) ?? 0, 100_000))}
      />
    </Stepper>
  );
}
