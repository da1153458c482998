import type { Provider } from '@tajmeelspot/contract/identity/providers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link, useLocation, useNavigate, useNavigation, useSearchParams, useSubmit } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { AccountPage } from '../../identity/account-page.tsx';
import { CodeForm } from '../../identity/code-form.tsx';
import { LogInForm } from '../../identity/log-in-form.tsx';
import { ToPhoneLink } from '../../identity/phone/to-phone-link.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { ProviderButtons } from '../../identity/provider-buttons.tsx';
import { TimedDialog } from '../../forms/timed-dialog.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import { readNextPage } from '../next-page.ts';
import type { AccountKind, LogInOutcome } from './log-in.ts';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { useLogInState } from './use-log-in-state.ts';

type LogInPageProps = {
  readonly accountKind: AccountKind;
  /** The other ways in that this installation has. */
  readonly providers: readonly Provider[];
  readonly result: LogInOutcome | undefined;
  /** Why somebody stands here again, until a login is tried. */
  readonly reason?: string | undefined;
};

const successMs = 3000;

/** Login of customers or of professionals; after it, the page that was wanted before. */
export function LogInPage(page: LogInPageProps) {
  const { result } = page;
  if (result?.kind === 'code') return <CodeStep loginToken={result.loginToken} formErrors={result.formErrors} />;
  return <PasswordStep {...page} />;
}

function PasswordStep({ accountKind, providers, result, reason }: LogInPageProps) {
  const t = useTranslations('identity');
  const language = useLanguage();
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  const [search] = useSearchParams();
  const [{ email = '', reset }, setLogInState] = useLogInState();
  const leave = () => void navigate(readNextPage(search, language), { replace: true });
  return (
    <AccountPage title={t(`logIn.${accountKind}Title`)} lead={t(`logIn.${accountKind}Lead`)}>
      <LogInForm
        key={`log-in ${email}`}
        formErrors={useFormErrors(result) ?? (reason === undefined ? undefined : { message: reason, fields: {} })}
        isBusy={isBusy}
        email={email}
        onForgotten={(typed) => setLogInState({ email, reset: { step: 'ask', email: typed, token: '' } })}
      />
      <ProviderButtons providers={providers} accountKind={accountKind} />
      <ToPhoneLink isProfessional={accountKind === 'professional'} />
      <OtherLogInLinks accountKind={accountKind} />
      {reset && (
        <ResetPasswordDialog
          key={`reset ${reset.token}`}
          accountKind={accountKind}
          start={reset}
          onClose={() => setLogInState({ email })}
          onDone={(known) => setLogInState({ email: known })}
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

type LogInCodeProps = { readonly loginToken: string; readonly formErrors: FormErrors | undefined };

/** The second step of a login; starting again forgets the first. */
function CodeStep({ loginToken, formErrors }: LogInCodeProps) {
  const t = useTranslations('identity');
  const submit = useSubmit();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <AccountPage title={t('code.title')} lead={t('code.lead')}>
      <CodeForm
        formErrors={formErrors?.message === '' ? { message: t('logIn.failed'), fields: {} } : formErrors}
        isBusy={isBusy}
        onSend={(code) => void submit({ login_token: loginToken, code }, { method: 'post', replace: true })}
        onBack={() => void navigate({ pathname, search }, { replace: true, state })}
      />
    </AccountPage>
  );
}

function useFormErrors(result: LogInOutcome | undefined): FormErrors | undefined {
  const t = useTranslations('identity.logIn');
  if (result?.kind === 'rejected') return result.formErrors;
  if (result?.kind === 'not-vendor') return { message: t('notVendor'), fields: {} };
  return result?.kind === 'failed' ? { message: t('failed'), fields: {} } : undefined;
}

function OtherLogInLinks({ accountKind }: { readonly accountKind: AccountKind }) {
  const t = useTranslations('identity.logIn');
  const language = useLanguage();
  const [search] = useSearchParams();
  const to = (pathname: string) => ({ pathname: inLanguage(language, pathname), search: search.toString() });
  const isCustomer = accountKind === 'customer';
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
          {t(isCustomer ? 'ownsVenue' : 'isCustomer')}{' '}
          <Link className={link} to={to(isCustomer ? '/professionallogin' : '/customerslogin')}>
            {t(isCustomer ? 'toProfessional' : 'toCustomer')}
          </Link>
        </span>
      </p>
    </>
  );
}
