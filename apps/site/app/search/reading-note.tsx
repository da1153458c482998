import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { toSearch } from './criteria.ts';
import type { SearchView } from './search-view.ts';

/** How words with a slip were read, and the other readings. */
export function ReadingNote({ view: { criteria, reading } }: { readonly view: SearchView }) {
  const t = useTranslations('search.reading');
  if (reading.readAs === null) return null;
  return (
    <p className="pb-4 text-ink-soft">
      {t('as', { typed: criteria.treatment, text: reading.readAs })}
      {reading.others.length > 0 && ` ${t('others')} `}
      {reading.others.map((text) => (
        <Link
          key={text}
          to={{ search: toSearch(criteria, { treatment: text }) }}
          className="me-3 inline-flex min-h-11 items-center font-strong text-lapis hover:underline"
        >
          {text}
        </Link>
      ))}
    </p>
  );
}
