import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { type ChangeEvent, useId } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';

type PictureChoiceProps = {
  readonly hasPicture: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => Promise<void>;
  readonly onRemove: () => void;
};

/** The ways to a picture and to none. */
export function PictureChoice({ hasPicture, isBusy, onChoose, onRemove }: PictureChoiceProps) {
  const t = useTranslations('profile.picture');
  const id = useId();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file chosen again is a choice too.
    target.value = '';
    if (file) void onChoose(file);
  };
  return (
    <div className="grid w-full max-w-65 gap-2">
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/*"
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={change}
      />
      <label
        htmlFor={id}
        className={`${buttonClass({ kind: 'outline', size: 'small', isWide: true })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-lapis peer-disabled:opacity-55`}
      >
        <Icon name="picture" />
        {t(hasPicture ? 'change' : 'choose')}
      </label>
      {hasPicture && (
        <Button kind="text" size="small" isWide isBusy={isBusy} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
      <p id={`${id}-hint`} className="text-13 text-ink-soft">
        {t('hint')}
      </p>
    </div>
  );
}
