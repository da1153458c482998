import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Criteria, orders } from './criteria.ts';
import { HiddenCriteria } from './hidden-criteria.tsx';
import { useNarrow } from './narrow.ts';

/** The order of the list. */
export function SortChoice({ criteria }: { readonly criteria: Criteria }) {
  const t = useTranslations('search');
  const narrow = useNarrow(criteria);
  const choose = (chosen: string) =>
    narrow({ sort: orders.find((order) => order === chosen && order !== orders[0]) ?? '' });
  return (
    <Form className="ms-auto flex items-center gap-1.5 text-15">
      <HiddenCriteria criteria={criteria} except="sort" />
      <label htmlFor="sort" className="text-ink-soft max-md:sr-only">
        {t('sort.label')}
      </label>
      <span className="relative flex items-center">
        <select
          id="sort"
          name="sort"
          defaultValue={criteria.sort || orders[0]}
          onChange={(event) => choose(event.currentTarget.value)}
          className="min-h-11 appearance-none rounded-control bg-transparent ps-1.5 pe-7 font-strong"
        >
          {orders.map((sort) => (
            <option key={sort} value={sort} className="bg-surface text-ink">
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute inset-e-1.5 size-4" />
      </span>
      <button type="submit" className={`${buttonClass({ kind: 'text', size: 'small' })} hidden noscript:inline-flex`}>
        {t('when.apply')}
      </button>
    </Form>
  );
}
