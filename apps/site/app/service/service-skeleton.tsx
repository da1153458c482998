import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';

/** The page in the shape of what is on its way. It has no words of its own yet, so it speaks with the shell's. */
export function ServiceSkeleton() {
  const t = useTranslations('shell');
  return (
    <div className="wrap">
      <title>{t('loading')}</title>
      <div className="-mx-(--gutter) md:mx-0 md:pt-14">
        <Skeleton className="aspect-4/3 w-full md:aspect-auto md:h-[438px] md:rounded-panel" />
      </div>
      <div className="flex items-center gap-4 pt-7">
        <Spinner label={t('loading')} />
        <Skeleton className="h-9 w-2/3 md:w-96" />
      </div>
      <Skeleton className="mt-4 h-5 w-1/2 md:w-80" />
      <div className="mt-12 grid gap-14 lg:grid-cols-[minmax(0,1fr)_404px]">
        <div className="grid gap-4">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-8 h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
        <Skeleton className="hidden h-[520px] w-full rounded-panel lg:block" />
      </div>
    </div>
  );
}
