import { formatDay } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLanguage } from '../shell/language.ts';
import type { SearchView } from './search-view.ts';

/** The server stops counting here. */
const maxCounted = 1000;

/** How many places match, in words. */
export function ResultCount({ view: { found, criteria, isLaterPage } }: { readonly view: SearchView }) {
  const t = useTranslations('search.count');
  const language = useLanguage();
  if (!found || (isLaterPage && found.total === null)) return null;
  const { total, services, nextCursor } = found;
  const count = total ?? services.length;
  const day = criteria.date && formatDay(language, criteria.date, 'long');
  const isOver = total === null ? nextCursor !== null : total >= maxCounted;
  const key = total === null ? (isOver ? 'freeOver' : 'free') : isOver ? 'over' : 'all';
  return (
    <output className="block text-ink-soft" suppressHydrationWarning>
      {t(key, { count, day })}
    </output>
  );
}
