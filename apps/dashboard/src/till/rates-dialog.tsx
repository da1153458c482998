import type { EmployeeRates } from '@tajmeelspot/contract/till/commissions.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PercentField } from './percent-field.tsx';

/** Something that can have a percentage of its own. */
export type RatedItem = { readonly kind: 'treatment' | 'product'; readonly id: number; readonly title: string };

type RatesDraft = Omit<EmployeeRates, 'employee'>;

type RatesDialogProps = {
  readonly rates: EmployeeRates;
  readonly items: readonly RatedItem[];
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSave: (rates: RatesDraft) => void;
  readonly onClose: () => void;
};

/** What an employee gets of everything, and of some treatments and products. */
export function RatesDialog({ rates, items, isBusy, errorMessage, onSave, onClose }: RatesDialogProps) {
  const t = useTranslations('till.commissions');
  const [percent, setPercent] = useState<number | null>(rates.percent);
  const [special, setSpecial] = useState(() => toSpecial(rates));
  return (
    <FormDialog
      title={t('ratesOf', { name: rates.employee.name })}
      action={t('save')}
      hasOwnChecks
      isBusy={isBusy}
      errorMessage={errorMessage}
      onSend={() => onSave(toDraft(percent, special, items))}
      onClose={onClose}
    >
      <PercentField label={t('percent')} name="percent" value={percent} onChange={setPercent} />
      {items.length > 0 && (
        <details open={special.size > 0}>
          <summary className="flex min-h-11 cursor-pointer items-center text-15 font-strong text-lapis">
            {t('special')}
          </summary>
          <p className="mb-3 text-13 text-ink-soft">{t('specialHint')}</p>
          <div className="grid gap-3">
            {items.map((item) => (
              <PercentField
                key={keyOf(item)}
                label={item.title}
                name={keyOf(item)}
                value={special.get(keyOf(item)) ?? null}
                onChange={(value) => setSpecial(new Map(special).set(keyOf(item), value))}
              />
            ))}
          </div>
        </details>
      )}
    </FormDialog>
  );
}

const keyOf = ({ kind, id }: Pick<RatedItem, 'kind' | 'id'>): string => `${kind}-${id}`;

const toSpecial = ({ treatments, products }: EmployeeRates): ReadonlyMap<string, number | null> =>
  new Map<string, number | null>([
    ...treatments.map((one) => [`treatment-${one.treatment_id}`, one.percent] as const),
    ...products.map((one) => [`product-${one.product_id}`, one.percent] as const),
  ]);

/** Only what is still offered; a rate of something else ends with the first change. */
function toDraft(
  percent: number | null,
  special: ReadonlyMap<string, number | null>,
  items: readonly RatedItem[],
): RatesDraft {
  const given = items.flatMap((item) => {
    const own = special.get(keyOf(item)) ?? null;
    return own === null ? [] : [{ ...item, percent: own }];
  });
  return {
    percent: percent ?? 0,
    treatments: given
      .filter(({ kind }) => kind === 'treatment')
      .map((one) => ({ treatment_id: one.id, percent: one.percent })),
    products: given
      .filter(({ kind }) => kind === 'product')
      .map((one) => ({ product_id: one.id, percent: one.percent })),
  };
}
