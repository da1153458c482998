import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** The page in the shape of what is on its way. */
export function BookingsSkeleton() {
  const t = useTranslations('bookings');
  return (
    <div className="wrap">
      <h1 className="pt-6 pb-4 text-28 lg:pt-10 lg:pb-6 lg:text-36">{t('title')}</h1>
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-104 w-full rounded-panel lg:h-78" />
      <Skeleton className="mt-12 h-7 w-32" />
      <div className="mt-4 grid gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-40 w-full rounded-card md:h-21 md:rounded-control" />
        ))}
      </div>
    </div>
  );
}
