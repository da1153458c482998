import { findReportFields } from '@tajmeelspot/contract/forms/records-fields.ts';
import { type DividedDays, usualRanges } from '@tajmeelspot/language/periods.ts';
import { RangeForm } from '@tajmeelspot/ui/charts/range-form.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { Link, useSearchParams } from 'react-router';
import { useMessages, useTranslations } from 'use-intl';

/** Chooses the time that is reported on. */
export function ReportRangeForm({ range, today }: { readonly range: DividedDays; readonly today: string }) {
  const t = useTranslations('records.reports');
  const [, setParams] = useSearchParams();
  const field = describeFields(findReportFields, { t });
  return (
    <RangeForm
      range={range}
      today={today}
      fields={{ from: field('from'), to: field('to') }}
      texts={useMessages().records.reports}
      usual={usualRanges(today).map(({ days, range: one }) => ({
        label: days === 365 ? t('year') : t('days', { count: days }),
        range: one,
      }))}
      Link={Link}
      onShow={(next) => setParams(next)}
    />
  );
}
