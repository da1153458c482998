import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useTranslations } from '../shell/messages/translations.tsx';

/** The outcome of confirming. Messages are the server's; undefined where it gave none. */
export type ConfirmEmailOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string | undefined };

type EmailConfirmationProps = {
  /** Whether the address has the token of an email. */
  readonly hasToken: boolean;
  readonly outcome: ConfirmEmailOutcome | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
};

/** Asks before it is sent: programs that read mail follow links as well. */
export function EmailConfirmation({ hasToken, outcome, isBusy, onConfirm }: EmailConfirmationProps) {
  const t = useTranslations('profile.email');
  const language = useLanguage();
  const isDone = outcome?.kind === 'done';
  const errorText = outcome?.kind === 'failed' ? (outcome.message ?? t('failed')) : undefined;
  return (
    <div className="wrap grid max-w-160 gap-4 py-10 lg:py-16">
      <h1 className="text-28 lg:text-36">{t(isDone ? 'done' : 'title')}</h1>
      <p aria-live="polite" className="text-ink-soft">
        {t(isDone ? 'thanks' : hasToken ? 'text' : 'noLink')}
      </p>
      <ErrorMessage text={errorText} />
      <div className="flex flex-wrap gap-3">
        {hasToken && !isDone && (
          <Button isBusy={isBusy} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        )}
        <Link to={inLanguage(language, '/services')} className={buttonClass({ kind: 'outline' })}>
          {t('services')}
        </Link>
      </div>
    </div>
  );
}
