import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { Alert } from '../forms/error-message.tsx';

type ProviderStoppedProps = {
  readonly reason: string;
  readonly isBusy: boolean;
  /** Undefined where another try would be in vain. */
  readonly onRetry: (() => void) | undefined;
};

/** Why a login through a provider did not end, and every way on. */
export function ProviderStopped({ reason, isBusy, onRetry }: ProviderStoppedProps) {
  const t = useTranslations('callback');
  const doors = useTranslations('identity.logIn');
  const language = useLanguage();
  return (
    <>
      <Alert text={reason} />
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
        {doors('toCustomer')}
      </Link>
      <Link to={inLanguage(language, '/professionallogin')} className={buttonClass({ kind: 'outline', isWide: true })}>
        {doors('toProfessional')}
      </Link>
    </>
  );
}
