import { formatTime } from '@tajmeelspot/language/clock.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { Form } from 'react-router';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { type Criteria, dayParts } from '../criteria.ts';
import { HiddenCriteria } from '../hidden-criteria.tsx';
import type { SearchView } from '../search-view.ts';
import { useNarrow } from '../use-narrow.ts';
import { FilterChipList, FilterGroup } from './filter-group.tsx';

/** The times that can be chosen: every full hour at which people come. */
const times = Array.from({ length: 13 }, (_, index) => `${String(index + 9).padStart(2, '0')}:00`);

type TimeFilterProps = { readonly criteria: Criteria; readonly facets: SearchView['facets'] };

/** At what time of the day there must be a free time: in a part of it, or from an hour on. */
export function TimeFilter({ criteria, facets }: TimeFilterProps) {
  const t = useTranslations('search.time');
  const label = useTranslations('search.date');
  const locale = useLocale();
  const narrow = useNarrow(criteria);
  return (
    <FilterGroup title={t('title')}>
      <FilterChipList
        {...{ criteria, name: 'part', isRemovable: true }}
        options={[
          { value: '', label: t('any') },
          ...dayParts.map((part) => ({
            value: part,
            label: t(part),
            count: facets?.parts.find(({ code }) => code === part)?.count,
          })),
        ]}
      />
      <Form className="mt-3">
        <HiddenCriteria criteria={criteria} except="after" />
        <SelectField
          key={criteria.after}
          label={t('after')}
          name="after"
          icon="clock"
          defaultValue={criteria.after}
          onChange={(event) => narrow({ after: event.currentTarget.value })}
        >
          <option value="">{t('any')}</option>
          {times.map((time) => (
            <option key={time} value={time}>
              {formatTime(locale, time)}
            </option>
          ))}
        </SelectField>
        <button
          type="submit"
          className={`${buttonClass({ kind: 'outline', size: 'small', isWide: true })} mt-2 hidden noscript:inline-flex`}
        >
          {label('apply')}
        </button>
      </Form>
    </FilterGroup>
  );
}
