import type { User } from '@tajmeelspot/contract/identity/profile.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Alert } from '../../forms/error-message.tsx';
import { Face } from './profile-face.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { shrinkPicture, type Shrunk } from './shrink-picture.ts';

/** Where a picture is set and removed. */
export type PictureDesk = {
  readonly isBusy: boolean;
  /** Why the last wish was not granted. */
  readonly error: string | undefined;
  readonly set: (picture: Blob) => void;
  readonly remove: () => void;
};

type ProfilePictureProps = { readonly user: User; readonly desk: PictureDesk };

/** A chosen picture, and the one that it is to replace. */
type Draft = Shrunk & { readonly replaces: string | null };

/** The picture of somebody: chosen, looked at, sent, removed. */
export function ProfilePicture({ user, desk }: ProfilePictureProps) {
  const t = useTranslations('profile.picture');
  const titleId = useId();
  const { image } = user;
  const [chosen, setChosen] = useState<Draft>();
  // What was sent has arrived when the picture of the account is another one.
  const draft = chosen?.replaces === image ? chosen : undefined;
  const choose = async (file: File) => setChosen({ ...(await shrinkPicture(file)), replaces: image });
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={desk.isBusy}
      className="grid justify-items-center gap-4 rounded-panel bg-sand px-5 py-7 text-center lg:py-10"
    >
      <h2 id={titleId} className="sr-only">
        {t('title')}
      </h2>
      <Face src={draft ? draft.preview : image} name={user.name} isBusy={desk.isBusy} />
      <div className="grid min-w-0">
        <p className="text-22 font-head">{user.name}</p>
        <bdi dir="ltr" className="text-15 break-all text-ink-soft">
          {user.email}
        </bdi>
      </div>
      <Alert text={desk.isBusy ? undefined : desk.error} />
      {draft ? (
        <div className="grid w-full max-w-65 gap-2">
          {draft.preview === null && <p className="text-13 text-ink-soft">{t('unseen')}</p>}
          <Button isWide isBusy={desk.isBusy} onClick={() => desk.set(draft.picture)}>
            {t(desk.isBusy ? 'sending' : 'save')}
          </Button>
          <Button kind="text" isWide disabled={desk.isBusy} onClick={() => setChosen(undefined)}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <PictureChoice hasPicture={image !== null} isBusy={desk.isBusy} onChoose={choose} onRemove={desk.remove} />
      )}
    </section>
  );
}
