import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { VenueLink } from '../venue/venue-link.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';

/** The category pages by the stable names of their categories; every other service belongs to all services. */
const pages = {
  hair: ['hair', '/hair'],
  'hair removal': ['hairRemoval', '/hairremoval'],
  massage: ['massage', '/massage'],
} as const;

type BreadcrumbsProps = {
  readonly category: string;
  readonly venue: { readonly name: string; readonly slug: string };
  /** Of the service on screen. */
  readonly title: string;
};

/** The way back up: home, the category, the venue, this service. */
export function Breadcrumbs({ category, venue, title }: BreadcrumbsProps) {
  const t = useTranslations('service.path');
  const language = useLanguage();
  const [key, path] = category in pages ? pages[category as keyof typeof pages] : (['services', '/services'] as const);
  const link = 'inline-flex min-h-11 items-center hover:text-lapis hover:underline';
  return (
    <nav aria-label={t('label')} className="hidden pt-2 pb-1 text-13 text-ink-soft md:block">
      <ol className="flex items-center gap-1.5">
        <li>
          <Link to={inLanguage(language, '/')} className={link}>
            {t('home')}
          </Link>
        </li>
        <li className="flex items-center gap-1.5">
          <Icon name="chevron-end" isFlipped className="size-3.5" />
          <Link to={inLanguage(language, path)} className={link}>
            {t(key)}
          </Link>
        </li>
        <li className="flex items-center gap-1.5">
          <Icon name="chevron-end" isFlipped className="size-3.5" />
          <VenueLink name={venue.name} slug={venue.slug} className={link} />
        </li>
        <li aria-current="page" className="flex items-center gap-1.5">
          <Icon name="chevron-end" isFlipped className="size-3.5" />
          {title}
        </li>
      </ol>
    </nav>
  );
}
