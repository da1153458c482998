import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useLocale } from '../../shell/locale.ts';
import { useSave } from '../../shell/venue/use-save.ts';

/** Megabytes of a picture; the server has the same limit. */
const maxMegabytes = 8;

type DocumentUploadProps = { readonly id: number; readonly hasDocument: boolean };

/** Takes the picture of a document by the camera or from the device; one that did not arrive is sent again by a tap. */
export function DocumentUpload({ id, hasDocument }: DocumentUploadProps) {
  const t = useTranslations('venue.licences');
  const locale = useLocale();
  const [file, setFile] = useState<File>();
  const [isTooLarge, setTooLarge] = useState(false);
  const { save, isBusy, errorMessage } = useSave((upload: File) =>
    api().setLicenceDocument({ params: { id: String(id) }, upload }),
  );
  const send = (chosen: File) => save(chosen, () => setFile(undefined));
  const choose = (chosen: File | undefined) => {
    const isLarge = (chosen?.size ?? 0) > maxMegabytes * 1024 * 1024;
    setTooLarge(isLarge);
    if (!chosen || isLarge) return;
    setFile(chosen);
    send(chosen);
  };
  const sizeMessage = isTooLarge ? t('tooLarge', { size: formatNumber(locale, maxMegabytes) }) : undefined;
  return (
    <div className="grid gap-2.5">
      <output className="text-15 empty:hidden">{isBusy && t('sending')}</output>
      <ErrorMessage text={sizeMessage ?? errorMessage} />
      <div className="flex flex-wrap gap-2.5">
        {file && !isBusy && errorMessage !== undefined && (
          <Button size="small" onClick={() => send(file)}>
            <Icon name="reload" />
            {t('again')}
          </Button>
        )}
        <PictureInput label={t(hasDocument ? 'otherPicture' : 'addPicture')} isBusy={isBusy} onChoose={choose} />
      </div>
    </div>
  );
}

type PictureInputProps = {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onChoose: (file: File | undefined) => void;
};

function PictureInput({ label, isBusy, onChoose }: PictureInputProps) {
  return (
    <label
      className={`${buttonClass({ kind: 'outline', size: 'small' })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-lapis`}
    >
      <Icon name="picture" />
      {label}
      <input
        type="file"
        accept="image/*"
        disabled={isBusy}
        className="sr-only"
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}
