import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useTranslations } from 'use-intl';

type OverrideDialogProps = {
  /** The rules that the booking would be placed over. */
  readonly broken: readonly OverrideKind[];
  readonly customerName: string;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: () => void;
  readonly onClose: () => void;
};

/** Warns once, and in words, before a booking is placed over the venue's own rules. */
export function OverrideDialog({ broken, customerName, ...form }: OverrideDialogProps) {
  const t = useTranslations('dashboard.override');
  return (
    <FormDialog {...form} title={t('title', { customerName })} action={t('send')}>
      <ul className="grid list-disc gap-1 ps-5 text-15">
        {broken.map((kind) => (
          <li key={kind}>{t(kind)}</li>
        ))}
      </ul>
      <p className="text-13 text-ink-soft">{t('lead')}</p>
    </FormDialog>
  );
}
