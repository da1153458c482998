import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useReviewForm } from './use-review-form.ts';

type DeleteDialogProps = { readonly action: string; readonly onClose: () => void };

/** Asks once more before somebody's own review goes. */
export function DeleteDialog({ action, onClose }: DeleteDialogProps) {
  const t = useTranslations('reviews');
  const { Form, outcome, isBusy } = useReviewForm(onClose);
  const reason = outcome?.kind === 'rejected' ? outcome.formErrors.message : undefined;
  return (
    <Dialog isOpen onClose={onClose} label={t('delete.title')}>
      <h2 className="pe-8 text-22">{t('delete.title')}</h2>
      <p className="mt-1.5 mb-5 text-ink-soft">{t('delete.text')}</p>
      <Form method="post" action={action} className="grid gap-2.5">
        <ErrorMessage text={outcome?.kind === 'offline' ? t('offline') : reason} />
        <input type="hidden" name="intent" value="delete" />
        <Button type="submit" isWide isBusy={isBusy}>
          {t('delete.submit')}
        </Button>
        <Button kind="outline" isWide onClick={onClose}>
          {t('delete.back')}
        </Button>
      </Form>
    </Dialog>
  );
}
