import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

type ProviderProfileProps = {
  readonly provider: string;
  readonly name: string;
  readonly email: string;
  readonly isBusy: boolean;
  /** Whether the account was asked for in vain. */
  readonly hasFailed: boolean;
  readonly onFetch: () => void;
};

/** Who somebody is, as a provider told it, and the step that logs them in. */
export function ProviderProfile({ provider, name, email, isBusy, hasFailed, onFetch }: ProviderProfileProps) {
  const t = useTranslations('callback');
  const offline = useTranslations('identity')('offline');
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 rounded-panel bg-surface p-5 inset-ring inset-ring-line">
        <Fact label={t('fields.provider')}>{provider}</Fact>
        <Fact label={t('fields.name')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact label={t('fields.email')}>
          <bdi dir="ltr">{email}</bdi>
        </Fact>
        <Fact label={t('fields.state')}>
          <span className="flex items-center gap-1.5 text-confirmed">
            <Icon name="check" />
            {t('fields.checked')}
          </span>
        </Fact>
      </dl>
      <ErrorMessage text={hasFailed ? offline : undefined} />
      <Button isWide isBusy={isBusy} onClick={onFetch} aria-describedby="fetch-hint">
        {t('fetch')}
      </Button>
      <p id="fetch-hint" className="text-center text-13 text-ink-soft">
        {t('fetchHint')}
      </p>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-15 text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-15 font-strong wrap-anywhere">{children}</dd>
    </>
  );
}
