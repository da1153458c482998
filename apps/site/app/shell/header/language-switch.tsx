import { directionOf, languages, ownNames } from '@tajmeelspot/language/languages.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link, useLocation } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { inLanguage, useLanguage } from '../language.ts';

/** This page in the other two languages, each by the name its readers give it. A full load: every word changes. */
export function LanguageSwitch({ className }: { readonly className: string }) {
  const t = useTranslations('shell.nav');
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const path = current === 'en' ? pathname : pathname.slice(current.length + 1) || '/';
  return (
    <nav aria-label={t('language')} className={className}>
      <Icon name="globe" className="me-1 text-ink-soft" />
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <Link
            key={language}
            reloadDocument
            to={inLanguage(language, path) + search}
            lang={language}
            dir={directionOf(language)}
            hrefLang={language}
            className="flex min-h-11 items-center rounded-control px-2 text-15 text-ink-soft hover:text-ink"
          >
            {ownNames[language]}
          </Link>
        ))}
    </nav>
  );
}
