import { reportPictureFields } from '@tajmeelspot/contract/forms/venue-page-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { ReportPictureOutcome } from './report-picture-outcome.ts';

type ReportPictureDialogProps = {
  /** Where the form is sent to. */
  readonly action: string;
  readonly pictureId: number;
  readonly onClose: () => void;
};

/** Why somebody objects to a picture of the work. It closes once the server has said yes. */
export function ReportPictureDialog({ action, pictureId, onClose }: ReportPictureDialogProps) {
  const t = useTranslations('venuePage.reporting');
  const { Form, data, state } = useFetcher<ReportPictureOutcome>();
  const outcome = state === 'submitting' ? undefined : data;
  const errors = outcome?.kind === 'rejected' ? outcome.formErrors : undefined;
  const field = describeFields(reportPictureFields, { t, errors: errors?.fields });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (data?.kind === 'reported') close();
  }, [data]);
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('title')}>
      <h2 className="pe-8 text-22">{t('title')}</h2>
      <p className="mt-1 mb-4 text-15 text-ink-soft">{t('lead')}</p>
      <Form method="post" action={action} className="grid gap-4">
        <ErrorMessage
          text={outcome?.kind === 'offline' ? t('offline') : (errors?.message ?? errors?.fields['reason'])}
        />
        <input type="hidden" name="picture" value={pictureId} />
        <fieldset>
          <legend className="sr-only">{t('reason')}</legend>
          {reportPictureFields.reason.choices.map((one) => (
            <label key={one} className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2">
              <input type="radio" name="reason" value={one} required className="size-5 accent-lapis" />
              {t(one)}
            </label>
          ))}
        </fieldset>
        <TextArea {...field('text')} rows={3} dir="auto" />
        <Button type="submit" isWide isBusy={state !== 'idle'}>
          {t('submit')}
        </Button>
      </Form>
    </Dialog>
  );
}
