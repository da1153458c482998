import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { useTranslations } from 'use-intl/react';

/** What the place says of it. */
export function About({ service }: { readonly service: Service }) {
  const t = useTranslations('listing');
  const card = useTranslations('card');
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
            <li key={tag} className="rounded-full bg-surface px-3.5 py-1.25 text-15 inset-ring inset-ring-line">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
