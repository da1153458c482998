import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Alert } from '../../forms/error-message.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';

/** How saying so ended; sentences are the server's own, where it said one. */
export type ComingAnswer =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly isOffline: boolean };

type ComingProps = {
  /** Whether the address has the token of a reminder. */
  readonly hasToken: boolean;
  readonly answer: ComingAnswer | undefined;
  readonly isBusy: boolean;
  readonly onYes: () => void;
};

/** What the link of a reminder is for. It asks first: programs that read mail follow links too. */
export function Coming({ hasToken, answer, isBusy, onYes }: ComingProps) {
  const t = useTranslations('bookings');
  const language = useLanguage();
  const isDone = answer?.kind === 'done';
  const said =
    answer?.kind === 'failed' ? (answer.message ?? t(`setback.${answer.isOffline ? 'offline' : 'failed'}`)) : undefined;
  return (
    <div className="wrap grid max-w-160 gap-4 py-10 lg:py-16">
      <h1 className="text-28 lg:text-36">{t(isDone ? 'reminder.done' : 'reminder.title')}</h1>
      <p aria-live="polite" className="text-ink-soft">
        {isDone ? answer.message : t(hasToken ? 'reminder.text' : 'reminder.noLink')}
      </p>
      <Alert text={said} />
      <div className="flex flex-wrap gap-3">
        {hasToken && !isDone && (
          <Button isBusy={isBusy} onClick={onYes}>
            {t('reminder.yes')}
          </Button>
        )}
        <Link to={inLanguage(language, '/my_booking')} className={buttonClass({ kind: 'outline' })}>
          {t('title')}
        </Link>
      </div>
    </div>
  );
}
