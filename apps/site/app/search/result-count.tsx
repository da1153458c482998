import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { toSearch } from './criteria.ts';
import type { SearchView } from './search-view.ts';

/** How many venues match, in words. */
export function ResultCount({ view }: { readonly view: SearchView }) {
  const t = useTranslations('search.count');
  const { found, emptyType, isLaterPage } = view;
  const text = useCountText(view);
  if (!found || (isLaterPage && found.total === null)) return null;
  return (
    <output className="block text-ink-soft" suppressHydrationWarning>
      {emptyType !== undefined && `${t('widened', { type: emptyType })} `}
      {text}
    </output>
  );
}

function useCountText({ found, criteria: { date } }: SearchView): string {
  const t = useTranslations('search.count');
  const locale = useLocale();
  if (!found) return '';
  const { total, venues, nextCursor } = found;
  if (total?.isMore) return t('over', { count: total.venues });
  if (total) return t('all', { count: total.venues, services: total.services });
  const count = venues.length;
  if (date === '') return t(nextCursor === null ? 'freeSoon' : 'freeSoonOver', { count });
  return t(nextCursor === null ? 'free' : 'freeOver', { count, day: formatDay(locale, date, 'long') });
}

/** The way out of one kind of venue, where others match as well: the home page asks for a kind unless another is taken. */
export function OtherTypes({ view: { criteria, facets } }: { readonly view: SearchView }) {
  const t = useTranslations('search.type');
  const isElsewhere = facets?.types.some(({ code, count }) => code !== criteria.type && count > 0);
  if (criteria.type === '' || !isElsewhere) return null;
  return (
    <Link
      preventScrollReset
      to={{ search: toSearch(criteria, { type: '' }) }}
      className="inline-flex min-h-11 items-center text-15 font-strong text-lapis hover:underline"
    >
      {t('others')}
    </Link>
  );
}
