import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { toSearch } from './criteria.ts';
import { useFilterLabels } from './filters/filter-labels.ts';
import type { NearestSearch, SearchView } from './search-view.ts';

/** What comes nearest to a search that found nothing, as links, each with what it finds. */
export function NearestSearches({ view }: { readonly view: SearchView }) {
  const t = useTranslations('search.nearest');
  const labels = useFilterLabels(view);
  const labelOf = (search: NearestSearch) => {
    if (search.kind === 'city') return t('city', { city: search.name });
    if (search.kind === 'words') return t('words', { text: search.changes.treatment ?? '' });
    return t('without', { filter: labels[search.name] ?? '' });
  };
  return (
    <section aria-label={t('title')} className="grid w-full max-w-120 gap-2 text-start">
      <p aria-hidden className="text-ink-soft">
        {t('title')}
      </p>
      <ul className="grid gap-2">
        {view.nearest.map((search) => (
          <li key={labelOf(search)}>
            <Link
              to={{ search: toSearch(view.criteria, search.changes) }}
              className="flex min-h-11 items-center gap-3 rounded-control bg-surface px-4 py-2 font-strong text-lapis inset-ring inset-ring-line hover:inset-ring-lapis-line"
            >
              {labelOf(search)}
              <FoundCount search={search} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundCount({ search: { count, isMore } }: { readonly search: NearestSearch }) {
  const t = useTranslations('search.nearest');
  if (count === null) return null;
  return (
    <span className="ms-auto shrink-0 text-15 font-normal text-ink-soft">
      {t(isMore ? 'over' : 'count', { count })}
    </span>
  );
}
