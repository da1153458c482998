import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

type ProviderProblemProps = {
  readonly reason: string;
  readonly isBusy: boolean;
  /** Undefined where another try would be in vain. */
  readonly onRetry: (() => void) | undefined;
};

/** Why a login through a provider did not end, and every way on. */
export function ProviderProblem({ reason, isBusy, onRetry }: ProviderProblemProps) {
  const t = useTranslations('callback');
  const logIn = useTranslations('identity.logIn');
  const language = useLanguage();
  return (
    <>
      <ErrorMessage text={reason} />
      {onRetry && (
        <Button isWide isBusy={isBusy} onClick={onRetry}>
          <Icon name="reload" />
          {t('lost.retry')}
        </Button>
      )}
      <Link
        to={inLanguage(language, '/customerslogin')}
        className={buttonClass({ kind: onRetry ? 'outline' : 'primary', isWide: true })}
      >
        {logIn('toCustomer')}
      </Link>
      <Link to={inLanguage(language, '/professionallogin')} className={buttonClass({ kind: 'outline', isWide: true })}>
        {logIn('toProfessional')}
      </Link>
    </>
  );
}
