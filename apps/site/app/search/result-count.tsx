import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { toSearch } from './criteria.ts';
import type { SearchView } from './search-view.ts';

/** The server stops counting here. */
const maxCounted = 1000;

/** How many places match, in words. */
export function ResultCount({ view: { found, criteria, emptyType, isLaterPage } }: { readonly view: SearchView }) {
  const t = useTranslations('search.count');
  const locale = useLocale();
  if (!found || (isLaterPage && found.total === null)) return null;
  const { total, services, nextCursor } = found;
  const count = total ?? services.length;
  const day = criteria.date && formatDay(locale, criteria.date, 'long');
  const isOver = total === null ? nextCursor !== null : total >= maxCounted;
  const key = total === null ? (isOver ? 'freeOver' : 'free') : isOver ? 'over' : 'all';
  return (
    <output className="block text-ink-soft" suppressHydrationWarning>
      {emptyType !== undefined && `${t('widened', { type: emptyType })} `}
      {t(key, { count, day })}
    </output>
  );
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
