import type { User } from '@tajmeelspot/contract/identity/profile.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useId, useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { ProfileFace } from './profile-face.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { shrinkPicture, type ShrunkPicture } from './shrink-picture.ts';

/** Where a picture is set and removed. */
export type PictureEditor = {
  readonly isBusy: boolean;
  /** Why the last wish was not granted. */
  readonly error: string | undefined;
  readonly set: (picture: Blob) => void;
  readonly remove: () => void;
};

type ProfilePictureProps = { readonly user: User; readonly editor: PictureEditor };

/** A chosen picture, and the one that it is to replace. */
type PictureDraft = ShrunkPicture & { readonly replaces: string | null };

/** The picture of somebody: chosen, looked at, sent, removed. */
export function ProfilePicture({ user, editor }: ProfilePictureProps) {
  const t = useTranslations('profile.picture');
  const titleId = useId();
  const { image } = user;
  const [chosen, setChosen] = useState<PictureDraft>();
  // What was sent has arrived when the picture of the account is another one.
  const draft = chosen?.replaces === image ? chosen : undefined;
  const choose = async (file: File) => setChosen({ ...(await shrinkPicture(file)), replaces: image });
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={editor.isBusy}
      className="grid justify-items-center gap-4 rounded-panel bg-sand px-5 py-7 text-center lg:py-10"
    >
      <h2 id={titleId} className="sr-only">
        {t('title')}
      </h2>
      <ProfileFace src={draft ? draft.preview : image} name={user.name} isBusy={editor.isBusy} />
      <div className="grid min-w-0">
        <p className="text-22 font-head">{user.name}</p>
        <bdi dir="ltr" className="text-15 break-all text-ink-soft">
          {user.email}
        </bdi>
      </div>
      <ErrorMessage text={editor.isBusy ? undefined : editor.error} />
      {draft ? (
        <div className="grid w-full max-w-65 gap-2">
          {draft.preview === null && <p className="text-13 text-ink-soft">{t('unseen')}</p>}
          <Button isWide isBusy={editor.isBusy} onClick={() => editor.set(draft.picture)}>
            {t(editor.isBusy ? 'sending' : 'save')}
          </Button>
          <Button kind="text" isWide disabled={editor.isBusy} onClick={() => setChosen(undefined)}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <PictureChoice hasPicture={image !== null} isBusy={editor.isBusy} onChoose={choose} onRemove={editor.remove} />
      )}
    </section>
  );
}
