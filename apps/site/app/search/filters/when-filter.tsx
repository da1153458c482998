import { addDays } from '@tajmeelspot/language/dates.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Form } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { Criteria } from '../criteria.ts';
import { DayField } from '../day-field.tsx';
import { FilterChipList, FilterGroup } from './filter-group.tsx';
import { HiddenCriteria } from '../hidden-criteria.tsx';
import { useNarrow } from '../use-narrow.ts';

/** On which day there must be a free time. */
export function WhenFilter({ criteria, today }: { readonly criteria: Criteria; readonly today: string }) {
  const t = useTranslations('search.date');
  const narrow = useNarrow(criteria);
  const days = [
    ['any', ''],
    ['today', today],
    ['tomorrow', addDays(today, 1)],
  ] as const;
  return (
    <FilterGroup title={t('title')}>
      <FilterChipList
        {...{ criteria, name: 'date' }}
        options={days.map(([key, value]) => ({ value, label: t(key) }))}
      />
      <Form className="mt-3">
        <HiddenCriteria criteria={criteria} except="date" />
        <DayField
          key={criteria.date}
          label={t('date')}
          name="date"
          min={today}
          anyDay={t('any')}
          day={criteria.date}
          onPick={(date) => narrow({ date })}
        />
        <button
          type="submit"
          className={`${buttonClass({ kind: 'outline', size: 'small', isWide: true })} mt-2 hidden noscript:inline-flex`}
        >
          {t('apply')}
        </button>
      </Form>
    </FilterGroup>
  );
}
