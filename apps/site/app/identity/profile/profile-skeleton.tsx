import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ProfileFrame } from './profile-page.tsx';

/** The page in the shape of what is on its way. role_id 0 is a vendor. */
export function ProfileSkeleton({ roleId }: { readonly roleId: number | undefined }) {
  const t = useTranslations('profile');
  return (
    <ProfileFrame roleId={roleId}>
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-86 w-full rounded-panel" />
      <Skeleton className="h-140 w-full rounded-panel md:h-104" />
    </ProfileFrame>
  );
}
