import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { type Criteria, hasFilters, isNarrowed, toSearch, withoutFilters } from '../criteria.ts';
import { useFilterLabels } from './filter-labels.ts';
import type { SearchView } from '../search-view.ts';

/** What narrows the list, each to be taken away; on phones the number on the filter button says as much. */
export function AppliedFilters({ view }: { readonly view: SearchView }) {
  const t = useTranslations('search.applied');
  const { criteria } = view;
  const labels = useFilterLabels(view);
  if (!isNarrowed(criteria)) return null;
  return (
    <ul aria-label={t('label')} className="hidden flex-wrap items-center gap-2 lg:flex">
      {Object.entries(labels).map(([name, label]) => (
        <li key={name}>
          <Link
            preventScrollReset
            to={{ search: toSearch(criteria, { [name]: '' }) }}
            aria-label={t('remove', { filter: label })}
            className="chip bg-lapis-tint font-strong text-lapis hover:inset-ring hover:inset-ring-lapis-line"
          >
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {hasFilters(criteria) && (
        <li>
          <ClearAll criteria={criteria} />
        </li>
      )}
    </ul>
  );
}

/** Back to everything that the searched word finds. */
export function ClearAll({ criteria }: { readonly criteria: Criteria }) {
  const t = useTranslations('search.applied');
  return (
    <Link
      preventScrollReset
      to={{ search: withoutFilters(criteria) }}
      className="inline-flex min-h-11 items-center px-1 text-15 font-strong text-lapis hover:underline"
    >
      {t('clear')}
    </Link>
  );
}
