import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Form } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { type Criteria, orders } from './criteria.ts';
import { findPosition } from './find-position.ts';
import { HiddenCriteria } from './hidden-criteria.tsx';
import { useNarrow } from './use-narrow.ts';

/** The order of the list. */
export function SortChoice({ criteria }: { readonly criteria: Criteria }) {
  const t = useTranslations('search');
  const narrow = useNarrow(criteria);
  const isHydrated = useHydrated();
  // Where somebody is, only a script can ask.
  const isOffered = (sort: string) => sort !== 'nearest' || isHydrated || criteria.near !== '';
  const choose = (select: HTMLSelectElement) => {
    const sort = orders.find((order) => order === select.value && order !== orders[0]) ?? '';
    if (sort !== 'nearest') return narrow({ sort, ...(criteria.within === '' ? { near: '' } : {}) });
    findPosition().then(
      (near) => narrow({ sort, near }),
      () => {
        select.value = criteria.sort || orders[0];
        toast(t('sort.noPosition'), { tone: 'bad' });
      },
    );
  };
  return (
    <Form className="ms-auto flex min-w-0 items-center gap-1.5 text-15 max-md:flex-1 max-md:justify-end">
      <HiddenCriteria criteria={criteria} except="sort" />
      <label htmlFor="sort" className="text-ink-soft max-md:sr-only">
        {t('sort.label')}
      </label>
      <span className="relative flex min-w-0 items-center">
        <select
          id="sort"
          name="sort"
          defaultValue={criteria.sort || orders[0]}
          onChange={(event) => choose(event.currentTarget)}
          className="min-h-11 min-w-0 appearance-none rounded-control bg-transparent ps-1.5 pe-7 font-strong text-ellipsis max-md:field-sizing-content"
        >
          {orders.filter(isOffered).map((sort) => (
            <option key={sort} value={sort} className="bg-surface text-ink">
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute inset-e-1.5 size-4" />
      </span>
      <button type="submit" className={`${buttonClass({ kind: 'text', size: 'small' })} hidden noscript:inline-flex`}>
        {t('date.apply')}
      </button>
    </Form>
  );
}
