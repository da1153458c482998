import type { Provider } from '@tajmeelspot/contract/identity/providers.ts';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { AccountPage } from '../../identity/account-page.tsx';
import { ToPhoneLink } from '../../identity/phone/to-phone-link.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { ProviderButtons } from '../../identity/provider-buttons.tsx';
import { SignUpForm } from '../../identity/sign-up-form.tsx';
import { TimedDialog } from '../../forms/timed-dialog.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import { readNextPage } from '../next-page.ts';
import type { AccountKind } from './log-in.ts';
import type { SignUpOutcome } from './sign-up.ts';

type SignUpPageProps = {
  readonly accountKind: AccountKind;
  /** The other ways in that this installation has. */
  readonly providers: readonly Provider[];
  readonly result: SignUpOutcome | undefined;
};

const successMs = 3000;

/** Sign-up of customers, who are logged in then, or of professionals, who go on to the customer login, which takes either. */
export function SignUpPage({ accountKind, providers, result }: SignUpPageProps) {
  const t = useTranslations('identity.signUp');
  const tSuccess = useTranslations('identity.success');
  const language = useLanguage();
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  const [search] = useSearchParams();
  const to = (pathname: string) => ({ pathname: inLanguage(language, pathname), search: search.toString() });
  const leave = (email: string) => void navigate(to('/customerslogin'), { replace: true, state: { email } });
  const goOn = () => navigate(readNextPage(search, language), { replace: true });
  return (
    <AccountPage title={t(`${accountKind}Title`)} lead={t(`${accountKind}Lead`)}>
      <SignUpForm formErrors={useFormErrors(accountKind, result)} isBusy={isBusy} />
      <ProviderButtons providers={providers} accountKind={accountKind} />
      <ToPhoneLink isProfessional={accountKind === 'professional'} />
      <p className="flex items-center justify-center gap-1.5 text-15">
        {t('haveAccount')}{' '}
        <Link
          className="inline-flex min-h-11 items-center font-strong text-lapis hover:underline"
          to={to(accountKind === 'customer' ? '/customerslogin' : '/professionallogin')}
        >
          {t('toLogIn')}
        </Link>
      </p>
      {result?.kind === 'in' && (
        <TimedDialog title={t('ready')} text={tSuccess('text')} ms={successMs} onEnd={() => void goOn()} />
      )}
      {result?.kind === 'done' && (
        <TimedDialog title={t('done')} text={t('doneLead')} ms={successMs} onEnd={() => leave(result.email)} />
      )}
    </AccountPage>
  );
}

function useFormErrors(accountKind: AccountKind, result: SignUpOutcome | undefined): FormErrors | undefined {
  const t = useTranslations('identity.signUp');
  if (result?.kind === 'rejected')
    return accountKind === 'professional' ? withSummary(result.formErrors, t('comma')) : result.formErrors;
  if (result?.kind === 'mismatch') return { message: undefined, fields: { password_confirmation: t('mismatch') } };
  return result?.kind === 'failed' ? { message: t('failed'), fields: {} } : undefined;
}

/** The sentences of the fields once more above the form, in one. */
function withSummary({ message, fields: errors }: FormErrors, comma: string): FormErrors {
  const sentences = Object.values(errors).filter((sentence) => sentence !== undefined);
  return { message: message ?? sentences.join(`${comma} `), fields: errors };
}
