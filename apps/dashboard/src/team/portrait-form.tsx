import { isolate } from '@tajmeelspot/language/isolate.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { maxPictureBytes, maxPictureMegabytes, PictureInput } from '../fields/picture-input.tsx';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import type { SaveState } from '../shell/venue/use-save.ts';

type PortraitFormProps = {
  readonly name: string;
  /** Whether there is none yet. */
  readonly isFirst: boolean;
  readonly saving: Pick<SaveState, 'isBusy'>;
  readonly onSend: (file: File, after: () => void) => void;
};

/** A picture, and that who is on it agreed; nothing is sent before both are there. */
export function PortraitForm({ name, isFirst, saving, onSend }: PortraitFormProps) {
  const t = useTranslations('venue.portraits');
  const language = useLanguage();
  const size = formatNumber(useLocale(), maxPictureMegabytes);
  const [file, setFile] = useState<File>();
  const [isTooLarge, setTooLarge] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const choose = ([chosen]: File[]) => {
    const isLarge = (chosen?.size ?? 0) > maxPictureBytes;
    setTooLarge(isLarge);
    setFile(isLarge ? undefined : chosen);
    // Who agreed to one picture has not agreed to another.
    setAgreed(false);
    setMissing(false);
  };
  const send = () => {
    setMissing(!hasAgreed);
    if (file && hasAgreed) onSend(file, () => choose([]));
  };
  return (
    <div className="grid gap-3">
      {(isFirst || file) && <p className="text-13 text-ink-soft">{t('text', { size })}</p>}
      <PictureInput label={t(isFirst ? 'choose' : 'replace')} size="small" isBusy={saving.isBusy} onChoose={choose} />
      <output className="text-15 wrap-anywhere empty:hidden">
        {file && t('chosen', { name: isolate(language, file.name) })}
      </output>
      {file && (
        <>
          <SwitchField label={t('agreed', { name })} text={t('agreedText')} isOn={hasAgreed} onChange={setAgreed} />
          <Button size="small" className="justify-self-start" isBusy={saving.isBusy} onClick={send}>
            {t('send')}
          </Button>
        </>
      )}
      <ErrorMessage
        text={isTooLarge ? t('tooLarge', { size }) : isMissing && !hasAgreed ? t('agreedMissing') : undefined}
      />
    </div>
  );
}
