import type { Provider } from '@tajmeelspot/contract/identity/providers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { AccountPage } from '../../identity/account-page.tsx';
import { LogInForm } from '../../identity/log-in-form.tsx';
import type { Refused } from '../../forms/form-errors.ts';
import { ProviderButtons } from '../../identity/provider-buttons.tsx';
import { TimedDialog } from '../../forms/timed-dialog.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import { nextPage } from '../next-page.ts';
import type { Door, LogInResult } from './log-in.ts';
import { ResetPassword } from './reset-password-dialog.tsx';
import { useKnown } from './use-log-in-state.ts';

type LogInPageProps = {
  readonly door: Door;
  /** The other ways in that this installation has. */
  readonly providers: readonly Provider[];
  readonly result: LogInResult | undefined;
  /** Why somebody stands here again, until a login is tried. */
  readonly reason?: string | undefined;
};

const successMs = 3000;

/** Login of customers or of professionals; after it, the page that was wanted before. */
export function LogInPage({ door, providers, result, reason }: LogInPageProps) {
  const t = useTranslations('identity');
  const language = useLanguage();
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  const [search] = useSearchParams();
  const [{ email = '', reset }, know] = useKnown();
  const leave = () => void navigate(nextPage(search, language), { replace: true });
  return (
    <AccountPage title={t(`logIn.${door}Title`)} lead={t(`logIn.${door}Lead`)}>
      <LogInForm
        key={`log-in ${email}`}
        refused={useRefused(result) ?? (reason === undefined ? undefined : { message: reason, errors: {} })}
        isBusy={isBusy}
        email={email}
        onForgotten={(typed) => know({ email, reset: { step: 'ask', email: typed, token: '' } })}
      />
      <ProviderButtons providers={providers} door={door} />
      <OtherDoors door={door} />
      {reset && (
        <ResetPassword
          key={`reset ${reset.token}`}
          door={door}
          start={reset}
          onClose={() => know({ email })}
          onDone={(known) => know({ email: known })}
        />
      )}
      {result?.kind === 'in' && (
        <TimedDialog
          title={t('success.title', { name: result.name })}
          text={t('success.text')}
          ms={successMs}
          onEnd={leave}
        />
      )}
    </AccountPage>
  );
}

function useRefused(result: LogInResult | undefined): Refused | undefined {
  const t = useTranslations('identity.logIn');
  if (result?.kind === 'refused') return result.refused;
  if (result?.kind === 'not-vendor') return { message: t('notVendor'), errors: {} };
  return result?.kind === 'failed' ? { message: t('failed'), errors: {} } : undefined;
}

function OtherDoors({ door }: { readonly door: Door }) {
  const t = useTranslations('identity.logIn');
  const language = useLanguage();
  const [search] = useSearchParams();
  const to = (pathname: string) => ({ pathname: inLanguage(language, pathname), search: search.toString() });
  const isCustomer = door === 'customer';
  const link = 'inline-flex min-h-11 items-center font-strong text-lapis hover:underline';
  return (
    <>
      <p className="flex items-center justify-center gap-1.5 text-15">
        {t('newHere')}{' '}
        <Link className={link} to={to(isCustomer ? '/signup' : '/professionalsignup')}>
          {t('create')}
        </Link>
      </p>
      <p className="flex items-center gap-3 border-t border-line pt-3 text-15 text-ink-soft md:justify-center">
        <Icon name={isCustomer ? 'scissors' : 'user'} />
        <span className="flex flex-wrap items-center gap-x-1.5">
          {t(isCustomer ? 'ownsPlace' : 'isCustomer')}{' '}
          <Link className={link} to={to(isCustomer ? '/professionallogin' : '/customerslogin')}>
            {t(isCustomer ? 'toProfessional' : 'toCustomer')}
          </Link>
        </span>
      </p>
    </>
  );
}
