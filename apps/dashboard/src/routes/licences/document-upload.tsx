import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { maxPictureBytes, maxPictureMegabytes, PictureInput } from '../../fields/picture-input.tsx';
import { api } from '../../shell/api.ts';
import { useLocale } from '../../shell/locale.ts';
import { useSave } from '../../shell/venue/use-save.ts';

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
  const choose = ([chosen]: File[]) => {
    const isLarge = (chosen?.size ?? 0) > maxPictureBytes;
    setTooLarge(isLarge);
    if (!chosen || isLarge) return;
    setFile(chosen);
    send(chosen);
  };
  const sizeMessage = isTooLarge ? t('tooLarge', { size: formatNumber(locale, maxPictureMegabytes) }) : undefined;
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
        <PictureInput
          label={t(hasDocument ? 'otherPicture' : 'addPicture')}
          size="small"
          isBusy={isBusy}
          onChoose={choose}
        />
      </div>
    </div>
  );
}
