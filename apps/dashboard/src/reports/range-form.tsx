import { findReportFields } from '@tajmeelspot/contract/forms/records-fields.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { addDays } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ChipLinks } from '@tajmeelspot/ui/chip-links.tsx';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formTexts } from '../fields/form-texts.ts';

/** Days from one to another (YYYY-MM-DD, both included), and the stretches that are told apart. */
export type ReportRange = { readonly from: string; readonly to: string; readonly by: 'day' | 'week' | 'month' };

const usualRanges = [
  { days: 7, by: 'day' },
  { days: 30, by: 'day' },
  { days: 90, by: 'week' },
  { days: 365, by: 'month' },
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
      <ChipLinks
        label={t('range')}
        Link={Link}
        links={usualRanges.map(({ days, by }) => {
          const next = { from: addDays(today, 1 - days), to: today, by };
          const label = days === 365 ? t('year') : t('days', { count: days });
          return { to: at(next), label, isOn: next.from === range.from && next.to === range.to };
        })}
      />
      <form key={`${range.from} ${range.to}`} action={submit} className="flex flex-wrap items-end gap-3">
        <DateField {...field('from')} defaultValue={range.from} max={today} />
        <DateField {...field('to')} defaultValue={range.to} />
        <Button type="submit" kind="outline">
          {t('show')}
        </Button>
        <ChipLinks
          label={t('by')}
          Link={Link}
          links={(['day', 'week', 'month'] as const).map((by) => ({
            to: at({ ...range, by }),
            label: t(by),
            isOn: by === range.by,
          }))}
          className="md:ms-auto"
        />
      </form>
    </div>
  );
}
