import type { DeletionPreview } from '@tajmeelspot/contract/privacy.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { lazy, Suspense } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { MessageLanguage } from '../../identity/profile/message-language.tsx';
import { ProfileFrame, ProfilePage } from '../../identity/profile/profile-page.tsx';
import type { PictureEditor } from '../../identity/profile/profile-picture.tsx';
import type { OwnDataEditor } from '../../identity/profile/own-data-editor.ts';
import { UnverifiedEmail } from '../../identity/profile/unverified-email.tsx';
import { ProfileSkeleton } from '../../identity/profile/profile-skeleton.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { useLogOut } from '../../shell/account/use-log-out.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import type { SiteSession } from '../../shell/session-store.ts';
import type { OwnDataOutcome } from './change-own-data.ts';
import type { ProfileAnswer } from './profile-data.ts';
import type { SetPictureOutcome } from './profile-picture.ts';
import type { RequestConfirmationOutcome } from './request-confirmation.ts';
import type { SavePreferencesOutcome } from './save-preferences.ts';
import type { SaveProfileOutcome } from './save-profile.ts';
import { useOwnData } from '../use-own-data.ts';

// It stands at the end of the page.
const OwnDataSection = lazy(async () => ({
  default: (await import('../../identity/profile/own-data-section.tsx')).OwnDataSection,
}));

const ContactLooks = lazy(async () => ({
  default: (await import('../../identity/profile/contact-looks.tsx')).ContactLooks,
}));

const OwnMissedBookings = lazy(async () => ({
  default: (await import('./own-missed-bookings.tsx')).OwnMissedBookings,
}));

const OwnNumber = lazy(async () => ({ default: (await import('./own-number.tsx')).OwnNumber }));

/** The profile of the signed-in user, and the ways to change it; nothing once the session is over. */
export function MyProfile({ session }: { readonly session: SiteSession | undefined }) {
  const roleId = session?.roleId ?? 1;
  const t = useTranslations('profile');
  const { data, isLoading, reload } = useOwnData<ProfileAnswer>(inLanguage(useLanguage(), '/profile/data'));
  const saving = useFetcher<SaveProfileOutcome>({ key: 'profile' });
  const picture = usePictureEditor();
  const { isLoggingOut, logOut } = useLogOut(roleId, t('logOutFailed'));
  const preferring = useFetcher<SavePreferencesOutcome>();
  const preferencesPath = inLanguage(useLanguage(), '/profile/preferences');
  const ownData = useOwnDataEditor();
  if (!session) return null;
  if (!data) return <ProfileSkeleton roleId={roleId} />;
  if (data.kind === 'failed') return <ProfileFailed roleId={roleId} isBusy={isLoading} onRetry={reload} />;
  const failed: FormErrors | undefined =
    saving.data?.kind === 'failed' ? { message: t('form.failed'), fields: {} } : undefined;
  return (
    <ProfilePage
      user={data.user}
      formErrors={saving.data?.kind === 'rejected' ? saving.data.formErrors : failed}
      isSaving={saving.state !== 'idle'}
      picture={picture}
      firstTask={!data.user.is_email_verified && <EmailNotVerified />}
      number={
        <Suspense fallback={null}>
          <OwnNumber phone={data.user.proven_phone} onChange={reload} />
        </Suspense>
      }
      messages={
        <MessageLanguage
          preferences={data.preferences}
          error={preferring.data?.kind === 'failed' ? t('messages.failed') : undefined}
          onChoose={(language) =>
            void preferring.submit({ message_language: language }, { action: preferencesPath, method: 'post' })
          }
        />
      }
      ownData={
        <Suspense fallback={null}>
          <OwnMissedBookings attendance={data.attendance} />
          <ContactLooks looks={data.looks} />
          <OwnDataSection editor={ownData(data.deletion)} />
        </Suspense>
      }
      isLoggingOut={isLoggingOut}
      onLogOut={() => void logOut()}
    />
  );
}

/** Downloads and deletes by one fetcher each: the answer of one is not that of the other. */
function useOwnDataEditor(): (deletion: DeletionPreview) => OwnDataEditor {
  const t = useTranslations('profile.ownData');
  const action = inLanguage(useLanguage(), '/profile/data');
  const downloading = useFetcher<OwnDataOutcome>();
  const deleting = useFetcher<OwnDataOutcome>();
  const post = { action, method: 'post' } as const;
  const failed: FormErrors | undefined =
    deleting.data?.kind === 'failed' ? { message: t('failed'), fields: {} } : undefined;
  return (deletion) => ({
    deletion,
    isDownloading: downloading.state !== 'idle',
    downloadError: downloading.data && downloading.data.kind !== 'downloaded' ? t('failed') : undefined,
    onDownload: () => void downloading.submit({ intent: 'download' }, post),
    isDeleting: deleting.state !== 'idle',
    deletionErrors: deleting.data?.kind === 'rejected' ? deleting.data.formErrors : failed,
    onDelete: (password) => void deleting.submit({ intent: 'delete', password }, post),
  });
}

function EmailNotVerified() {
  const t = useTranslations('profile.email');
  const action = inLanguage(useLanguage(), '/profile/email-confirmation');
  const { data, state, submit } = useFetcher<RequestConfirmationOutcome>();
  return (
    <UnverifiedEmail
      isBusy={state !== 'idle'}
      message={data?.kind === 'sent' ? data.message : undefined}
      error={data?.kind === 'failed' ? (data.reason ?? t('failed')) : undefined}
      onSend={() => void submit(null, { action, method: 'post' })}
    />
  );
}

function usePictureEditor(): PictureEditor {
  const t = useTranslations('profile.picture');
  const action = inLanguage(useLanguage(), '/profile/picture');
  const { data, state, submit } = useFetcher<SetPictureOutcome>();
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

type ProfileFailedProps = { readonly roleId: number; readonly isBusy: boolean; readonly onRetry: () => void };

function ProfileFailed({ roleId, isBusy, onRetry }: ProfileFailedProps) {
  const t = useTranslations('profile');
  return (
    <ProfileFrame roleId={roleId}>
      <div role="alert" className="lg:col-span-2">
        <EmptyState title={t('failed')}>
          <Button isBusy={isBusy} onClick={onRetry}>
            <Icon name="reload" />
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    </ProfileFrame>
  );
}
