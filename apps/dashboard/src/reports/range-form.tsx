import { findReportFields } from '@tajmeelspot/contract/forms/records-fields.ts';
import { DateField } from '@tajmeelspot/ui/date-field.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { addDays } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formTexts } from '../fields/form-texts.ts';

/** Days from one to another (YYYY-MM-DD, both included), and the stretches that are told apart. */
export type ReportRange = { readonly from: string; readonly to: string; readonly by: 'day' | 'week' | 'month' };

const usualRanges = [
  { key: 'last7', days: 7, by: 'day' },
  { key: 'last30', days: 30, by: 'day' },
  { key: 'last90', days: 90, by: 'week' },
  { key: 'year', days: 365, by: 'month' },
] as const;

/** Chooses the time that is reported on. */
export function RangeForm({ range, today }: { readonly range: ReportRange; readonly today: string }) {
  const t = useTranslations('records.reports');
  const [, setParams] = useSearchParams();
  const at = (next: ReportRange) => `?${new URLSearchParams(next)}`;
  const field = describeFields(findReportFields, { t });
  const submit = (form: FormData) => setParams({ ...range, ...formTexts(form) });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {usualRanges.map(({ key, days, by }) => {
          const next = { from: addDays(today, 1 - days), to: today, by };
          const isOn = next.from === range.from && next.to === range.to;
          return (
            <Link key={key} to={at(next)} aria-current={isOn || undefined} className={chipClass({ isOn })}>
              {t(key)}
            </Link>
          );
        })}
      </div>
      <form key={`${range.from} ${range.to}`} action={submit} className="flex flex-wrap items-end gap-3">
        <DateField {...field('from')} defaultValue={range.from} max={today} />
        <DateField {...field('to')} defaultValue={range.to} />
        <Button type="submit" kind="outline">
          {t('show')}
        </Button>
        <fieldset aria-label={t('by')} className="flex gap-2 md:ms-auto">
          {(['day', 'week', 'month'] as const).map((by) => (
            <Link
              key={by}
              to={at({ ...range, by })}
              aria-current={by === range.by || undefined}
              className={chipClass({ isOn: by === range.by })}
            >
              {t(by)}
            </Link>
          ))}
        </fieldset>
      </form>
    </div>
  );
}
