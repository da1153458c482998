import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { useTranslations } from 'use-intl/react';

/** The page in the shape of what is on its way. It has no words of its own yet, so it speaks with the shell's. */
export function VisitsSkeleton() {
  const t = useTranslations('shell');
  return (
    <div className="wrap">
      <title>{t('account.bookings')}</title>
      <h1 className="pt-6 pb-4 text-28 lg:pt-10 lg:pb-6 lg:text-36">
        <span className="sr-only">{t('account.bookings')}</span>
        <Skeleton className="h-[1lh] w-48" />
      </h1>
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-104 w-full rounded-panel lg:h-78" />
      <Skeleton className="mt-12 h-7 w-32" />
      <div className="mt-4 grid gap-3">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-40 w-full rounded-card md:h-21 md:rounded-control" />
        ))}
      </div>
    </div>
  );
}
