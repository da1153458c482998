import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** The page in the shape of its two parts, until it is known who asks. */
export function PasswordSkeleton() {
  const t = useTranslations('password.sessions');
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-104 w-full rounded-panel" />
      <Skeleton className="h-72 w-full rounded-panel" />
    </>
  );
}
