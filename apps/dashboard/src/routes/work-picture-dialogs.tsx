import type { WorkPicture, WorkPictureFields } from '@tajmeelspot/contract/venues/work-pictures.ts';
import { isolate } from '@tajmeelspot/language/isolate.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { maxPictureBytes, maxPictureMegabytes, PictureInput } from '../fields/picture-input.tsx';
import { api } from '../shell/api.ts';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { useSave } from '../shell/venue/use-save.ts';
import { useOwnEmployees, useOwnServices } from '../shell/venue/venue-queries.ts';
import { WorkPictureForm } from '../work-pictures/work-picture-form.tsx';

/** States what a picture shows and sends it; the form is empty again once it has arrived. */
export function NewPicture({ venueId }: { readonly venueId: number }) {
  const t = useTranslations('venue.workPictures');
  const [count, setCount] = useState(0);
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const choices = useChoices(venueId);
  const { save, ...saving } = useSave(async ({ fields, upload }: { fields: WorkPictureFields; upload: File }) => {
    const { data } = await api().createWorkPicture({ params: { id: String(venueId) }, body: fields });
    return api().setWorkPictureFile({ params: { id: String(data.id) }, upload });
  });
  const send = (fields: WorkPictureFields) => {
    setMissing(file === undefined);
    if (!file) return;
    save({ fields, upload: file }, () => {
      setFile(undefined);
      setCount(count + 1);
    });
  };
  return (
    <WorkPictureForm key={count} {...choices} submit={t('save')} saving={saving} onSave={send}>
      <FileChoice file={file} isMissing={isMissing && !file} onChoose={setFile} />
    </WorkPictureForm>
  );
}

type FileChoiceProps = {
  readonly file: File | undefined;
  readonly isMissing: boolean;
  readonly onChoose: (file: File | undefined) => void;
};

function FileChoice({ file, isMissing, onChoose }: FileChoiceProps) {
  const t = useTranslations('venue.workPictures');
  const locale = useLocale();
  const language = useLanguage();
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = ([chosen]: File[]) => {
    const isLarge = (chosen?.size ?? 0) > maxPictureBytes;
    setTooLarge(isLarge);
    onChoose(isLarge ? undefined : chosen);
  };
  const size = formatNumber(locale, maxPictureMegabytes);
  return (
    <div className="grid gap-2">
      <PictureInput label={t('file')} onChoose={choose} />
      <output className="text-15 wrap-anywhere empty:hidden">
        {file && t('chosen', { name: isolate(language, file.name) })}
      </output>
      <ErrorMessage text={isTooLarge ? t('tooLarge', { size }) : isMissing ? t('fileMissing') : undefined} />
    </div>
  );
}

type ChangePictureProps = { readonly picture: WorkPicture; readonly venueId: number; readonly onClose: () => void };

/** Says anew what a picture shows. */
export function ChangePicture({ picture, venueId, onClose }: ChangePictureProps) {
  const t = useTranslations('venue.workPictures');
  const choices = useChoices(venueId);
  const { save, ...saving } = useSave((body: WorkPictureFields) =>
    api().changeWorkPicture({ params: { id: String(picture.id) }, body }),
  );
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('change')} className="w-[min(480px,100vw-32px)]">
      <h2 className="pe-8 text-22">{t('change')}</h2>
      <p className="mt-1 mb-4 text-15 text-ink-soft">{t('changeText')}</p>
      <WorkPictureForm
        {...choices}
        picture={picture}
        submit={t('keep')}
        saving={saving}
        onSave={(fields) => save(fields, onClose)}
      />
    </Dialog>
  );
}

/** The treatments and employees of a venue, by their names in the language of the dashboard. */
function useChoices(venueId: number) {
  const language = useLanguage();
  const services = useOwnServices(venueId).data ?? [];
  const employees = useOwnEmployees(venueId).data ?? [];
  return {
    treatments: services.flatMap(({ treatments }) =>
      treatments.map(({ id, title }) => ({ id, name: textIn(title, language) })),
    ),
    employees: employees.map(({ id, name }) => ({ id, name: textIn(name, language) })),
  };
}
