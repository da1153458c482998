import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';

/** What the place says of it. */
export function About({ service }: { readonly service: Service }) {
  const t = useTranslations('service');
  const card = useTranslations('card');
  const language = useLanguage();
  return (
    <section>
      <h2 className="sr-only">{t('about')}</h2>
      <p className="text-18 font-strong text-balance lg:text-22 lg:leading-[1.4] lg:rtl:leading-[1.6]">
        {service.description || card('noDescription')}
      </p>
      {service.full_description && <p className="mt-4 whitespace-pre-line text-ink-soft">{service.full_description}</p>}
      {service.tags.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2">
          {service.tags.map((tag) => (
            <li key={tag}>
              <Link
                to={inLanguage(language, `/services?${new URLSearchParams({ treatment: tag })}`)}
                className="inline-flex min-h-11 items-center rounded-full bg-surface px-3.5 text-15 inset-ring inset-ring-line hover:inset-ring-lapis-line"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
