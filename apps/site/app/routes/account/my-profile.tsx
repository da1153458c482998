import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ProfileFrame, ProfilePage } from '../../identity/profile/profile-page.tsx';
import type { PictureDesk } from '../../identity/profile/profile-picture.tsx';
import { ProfileSkeleton } from '../../identity/profile/profile-skeleton.tsx';
import type { Refused } from '../../forms/form-errors.ts';
import { useLeaving } from '../../shell/account/use-log-out.ts';
import { Blank } from '../../shell/empty-state.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import type { Session } from '../../shell/session-store.ts';
import type { ProfileData } from './profile-data.ts';
import type { PictureSet } from './profile-picture.ts';
import type { ProfileSaved } from './save-profile.ts';
import { useMine } from '../use-own-data.ts';

/** The profile of whoever is signed in, with what may be done about it; nothing once the session is over. */
export function MyProfile({ session }: { readonly session: Session | undefined }) {
  const roleId = session?.roleId ?? 1;
  const t = useTranslations('profile');
  const { data, isLoading, reload } = useMine<ProfileData>(inLanguage(useLanguage(), '/profile/data'));
  const saving = useFetcher<ProfileSaved>({ key: 'profile' });
  const picture = usePictureDesk();
  const { isLeaving, leave } = useLeaving(roleId, t('logOutFailed'));
  if (!session) return null;
  if (!data) return <ProfileSkeleton roleId={roleId} />;
  if (data.kind === 'failed') return <NotFetched roleId={roleId} isBusy={isLoading} onRetry={reload} />;
  const failed: Refused | undefined =
    saving.data?.kind === 'failed' ? { message: t('form.failed'), errors: {} } : undefined;
  return (
    <ProfilePage
      user={data.user}
      refused={saving.data?.kind === 'refused' ? saving.data.refused : failed}
      isSaving={saving.state !== 'idle'}
      picture={picture}
      isLeaving={isLeaving}
      onLeave={() => void leave()}
    />
  );
}

function usePictureDesk(): PictureDesk {
  const t = useTranslations('profile.picture');
  const action = inLanguage(useLanguage(), '/profile/picture');
  const { data, state, submit } = useFetcher<PictureSet>();
  return {
    isBusy: state !== 'idle',
    error: data?.kind === 'failed' ? (data.reason ?? t('failed')) : undefined,
    set: (picture) => {
      const form = new FormData();
      form.set('picture', picture);
      void submit(form, { action, method: 'put', encType: 'multipart/form-data' });
    },
    remove: () => void submit(null, { action, method: 'delete' }),
  };
}

type NotFetchedProps = { readonly roleId: number; readonly isBusy: boolean; readonly onRetry: () => void };

function NotFetched({ roleId, isBusy, onRetry }: NotFetchedProps) {
  const t = useTranslations('profile');
  return (
    <ProfileFrame roleId={roleId}>
      <div role="alert" className="lg:col-span-2">
        <Blank title={t('failed')}>
          <Button isBusy={isBusy} onClick={onRetry}>
            <Icon name="reload" />
            {t('retry')}
          </Button>
        </Blank>
      </div>
    </ProfileFrame>
  );
}
