import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import { ProfileForm, type ProfileUser } from './profile-form.tsx';
import { ProfilePicture, type PictureEditor } from './profile-picture.tsx';

type ProfilePageProps = {
  readonly user: ProfileUser;
  readonly formErrors: FormErrors | undefined;
  readonly isSaving: boolean;
  readonly picture: PictureEditor;
  /** What is to be done first, where something is. */
  readonly firstTask: ReactNode;
  /** The phone that opens the account. */
  readonly number: ReactNode;
  /** The choice of the language of messages. */
  readonly messages: ReactNode;
  /** What can be done about the own data. */
  readonly ownData: ReactNode;
  readonly isLoggingOut: boolean;
  readonly onLogOut: () => void;
};

/** Who somebody is here: the picture beside the details, then the ways out. */
export function ProfilePage({
  user,
  formErrors,
  isSaving,
  picture,
  firstTask,
  number,
  messages,
  ownData,
  isLoggingOut,
  onLogOut,
}: ProfilePageProps) {
  const t = useTranslations('profile');
  const language = useLanguage();
  return (
    <ProfileFrame roleId={user.role_id}>
      <ProfilePicture user={user} editor={picture} />
      <div className="grid grid-cols-1 gap-6">
        {firstTask}
        <ProfileForm user={user} formErrors={formErrors} isBusy={isSaving} />
        {number}
        {messages}
        <div className="flex flex-wrap gap-3">
          <Link to={inLanguage(language, '/channels')} className={buttonClass({ kind: 'outline', size: 'small' })}>
            <Icon name="mail" />
            {t('channels')}
          </Link>
          <Link
            to={inLanguage(language, '/ChangePassword')}
            className={buttonClass({ kind: 'outline', size: 'small' })}
          >
            <Icon name="lock" />
            {t('password')}
          </Link>
          <Button kind="outline" size="small" isBusy={isLoggingOut} onClick={onLogOut}>
            <Icon name="log-out" isFlipped />
            {t('logOut')}
          </Button>
        </div>
        {ownData}
      </div>
    </ProfileFrame>
  );
}

type ProfileFrameProps = { readonly roleId: number | undefined; readonly children: ReactNode };

/** The title of the page and the places of its two parts. role_id 0 is a vendor. */
export function ProfileFrame({ roleId, children }: ProfileFrameProps) {
  const t = useTranslations('profile');
  return (
    <div className="wrap">
      <h1 className="pt-6 pb-4 text-28 lg:pt-10 lg:pb-6 lg:text-36">
        {t(roleId === 0 ? 'vendorTitle' : 'customerTitle')}
      </h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[340px_1fr] lg:gap-8">{children}</div>
    </div>
  );
}
