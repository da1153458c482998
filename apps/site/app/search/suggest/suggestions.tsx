import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { toSuggestionEntries } from './suggestion-entries.ts';
import { useSuggestions } from './use-suggestions.ts';

type SuggestionsProps = {
  /** What has been typed so far. */
  readonly typed: string;
  readonly id: string;
  /** A suggestion was followed, the reader goes back to the field, or wants none of them. */
  readonly onLeave: (how: 'followed' | 'back' | 'closed') => void;
};

const icons: Record<string, IconName> = {
  venue: 'home',
  treatment: 'search',
  employee: 'user',
  category: 'scissors',
  place: 'pin',
  service: 'chevron-end',
};

/** What may be meant by what is being typed, as links below the field. */
export function Suggestions({ typed, id, onLeave }: SuggestionsProps) {
  const t = useTranslations('search.suggestions');
  const language = useLanguage();
  const text = typed.trim();
  const data = useSuggestions(text);
  const entries = data && text.length > 1 ? toSuggestionEntries(data) : [];
  return (
    <nav id={id} aria-label={t('label')}>
      <output className="sr-only">{text.length > 1 && data ? t('count', { count: entries.length }) : ''}</output>
      {entries.length > 0 && (
        <ul className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[60dvh] overflow-auto rounded-card bg-surface p-2 shadow-raised inset-ring inset-ring-line">
          {entries.map(({ kind, key, label, detail, path }) => (
            <li key={`${kind} ${key}`}>
              <Link
                to={inLanguage(language, path)}
                onClick={() => onLeave('followed')}
                onKeyDown={(event) => moveFocus(event, onLeave)}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 text-15 hover:bg-lapis-tint focus-visible:bg-lapis-tint"
              >
                <Icon name={icons[kind] ?? 'search'} className="size-4 shrink-0 text-ink-soft" />
                <span className="min-w-0 truncate">{label}</span>
                {detail && <span className="ms-auto truncate text-13 text-ink-soft">{detail}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** The arrows lead through the links, and back to the field; Escape leads back at once. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>, onLeave: SuggestionsProps['onLeave']) {
  const links = [...(event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [])];
  const index = links.indexOf(event.currentTarget);
  if (event.key === 'Escape' || (event.key === 'ArrowUp' && index === 0)) {
    event.preventDefault();
    onLeave(event.key === 'Escape' ? 'closed' : 'back');
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    links[index + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  }
}
