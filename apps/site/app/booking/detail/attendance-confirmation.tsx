import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';

/** The outcome of confirming. Messages are the server's; undefined where it gave none. */
export type ConfirmAttendanceOutcome =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly isOffline: boolean };

type AttendanceConfirmationProps = {
  /** Whether the address has the token of a reminder. */
  readonly hasToken: boolean;
  readonly outcome: ConfirmAttendanceOutcome | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
};

/** Asks for a confirmation before it is sent: programs that read mail follow links as well. */
export function AttendanceConfirmation({ hasToken, outcome, isBusy, onConfirm }: AttendanceConfirmationProps) {
  const t = useTranslations('bookings');
  const language = useLanguage();
  const isDone = outcome?.kind === 'done';
  const errorText =
    outcome?.kind === 'failed'
      ? (outcome.message ?? t(`errors.${outcome.isOffline ? 'offline' : 'failed'}`))
      : undefined;
  return (
    <div className="wrap grid max-w-160 gap-4 py-10 lg:py-16">
      <h1 className="text-28 lg:text-36">{t(isDone ? 'attendance.done' : 'attendance.title')}</h1>
      <p aria-live="polite" className="text-ink-soft">
        {isDone ? outcome.message : t(hasToken ? 'attendance.text' : 'attendance.noLink')}
      </p>
      <ErrorMessage text={errorText} />
      <div className="flex flex-wrap gap-3">
        {hasToken && !isDone && (
          <Button isBusy={isBusy} onClick={onConfirm}>
            {t('attendance.confirm')}
          </Button>
        )}
        <Link to={inLanguage(language, '/my_booking')} className={buttonClass({ kind: 'outline' })}>
          {t('title')}
        </Link>
      </div>
    </div>
  );
}
