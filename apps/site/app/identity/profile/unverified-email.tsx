import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';

type UnverifiedEmailProps = {
  readonly isBusy: boolean;
  /** What the server says once the email is on its way. */
  readonly message: string | undefined;
  readonly error: string | undefined;
  readonly onSend: () => void;
};

/** Says that the address is not confirmed yet, and has the email sent once more. */
export function UnverifiedEmail({ isBusy, message, error, onSend }: UnverifiedEmailProps) {
  const t = useTranslations('profile.email');
  return (
    <section className="grid justify-items-start gap-3 rounded-panel bg-surface-sunk p-5 lg:p-8">
      <h2 className="text-18">{t('title')}</h2>
      <p aria-live="polite" className="text-15 text-ink-soft">
        {message ?? t('unconfirmed')}
      </p>
      <ErrorMessage text={error} />
      {message === undefined && (
        <Button kind="outline" isBusy={isBusy} onClick={onSend}>
          {t('again')}
        </Button>
      )}
    </section>
  );
}
