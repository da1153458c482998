import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { CardGrid, CardGridSkeleton } from './card-grid.tsx';
import type { ServiceCardView } from './service-card-view.ts';

type RecommendedServicesProps = {
  /** None where they could not be had. */
  readonly services: readonly ServiceCardView[] | undefined;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
};

/** The first ten services, or why there are none. */
export function RecommendedServices({ services, isLoading, onRetry }: RecommendedServicesProps) {
  const t = useTranslations('home.recommended');
  if (isLoading) {
    return (
      <Section>
        <output className="mb-5 block text-ink-soft">{t('loading')}</output>
        <CardGridSkeleton count={10} />
      </Section>
    );
  }
  if (!services) {
    return (
      <Section>
        <p role="alert" className="mb-4 flex items-center gap-2 font-strong text-other">
          <Icon name="alert" />
          {t('error', { message: t('failed') })}
        </p>
        <Button kind="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Section>
    );
  }
  return (
    <Section>
      {services.length > 0 ? <CardGrid services={services} /> : <p className="text-ink-soft">{t('empty')}</p>}
    </Section>
  );
}

function Section({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('home.recommended');
  const language = useLanguage();
  return (
    <section aria-labelledby="recommended" className="wrap pt-(--section)">
      <div className="mb-3.5 flex items-end gap-4 md:mb-7">
        <div className="me-auto">
          <h2 id="recommended" className="text-22 md:text-28">
            {t('title')}
          </h2>
          <p className="mt-1 text-ink-soft max-md:sr-only">{t('text')}</p>
        </div>
        <Link
          to={inLanguage(language, '/services')}
          className="hidden min-h-11 items-center gap-1.5 font-strong whitespace-nowrap text-lapis hover:underline md:flex"
        >
          {t('all')}
          <Icon name="chevron-end" isFlipped />
        </Link>
      </div>
      {children}
    </section>
  );
}
