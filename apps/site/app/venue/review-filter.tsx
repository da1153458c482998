import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

type ReviewFilterProps = Pick<VenuePage, 'services'>;

/** Whose reviews are listed: those of all treatments, or of one of the venue's services. */
export function ReviewFilter({ services }: ReviewFilterProps) {
  const t = useTranslations('venuePage.reviews');
  const locale = useLocale();
  const [search] = useSearchParams();
  const reviewed = services.filter(({ reviews_count: count }) => count > 0);
  if (reviewed.length < 2) return null;
  const chosen = reviewed.find(({ id }) => String(id) === search.get('reviews'));
  return (
    <nav aria-label={t('filter')} className="mb-2 flex flex-wrap gap-2">
      <FilterLink serviceId={undefined} isOn={chosen === undefined}>
        {t('ofAll')}
      </FilterLink>
      {reviewed.map(({ id, title, reviews_count: count }) => (
        <FilterLink key={id} serviceId={id} isOn={chosen?.id === id}>
          {title} <bdi className={chosen?.id === id ? '' : 'text-ink-soft'}>{formatNumber(locale, count)}</bdi>
        </FilterLink>
      ))}
    </nav>
  );
}

type ReviewFilterLinkProps = {
  readonly serviceId: number | undefined;
  readonly isOn: boolean;
  readonly children: ReactNode;
};

/** What is chosen to be booked stays in the address. */
function FilterLink({ serviceId, isOn, children }: ReviewFilterLinkProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (serviceId === undefined) next.delete('reviews');
  else next.set('reviews', String(serviceId));
  return (
    <Link
      to={{ search: `?${next}`, hash: '#reviews' }}
      replace
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className={chipClass({ isOn })}
    >
      <span>{children}</span>
    </Link>
  );
}
