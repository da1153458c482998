import { languages, ownNames } from '@tajmeelspot/language/languages.ts';
import type { StoredSession } from '@tajmeelspot/session/session-store.ts';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecoveryCodes } from '@tajmeelspot/ui/recovery-codes.tsx';
import { CodeForm, PasswordForm } from '../login/forms.tsx';
import { api } from '../shell/api.ts';
import { chooseLanguage, useLanguage } from '../shell/language.ts';
import { session } from '../shell/session.ts';
import { useErrorMessage } from '../shell/use-error-message.ts';

/** A login whose password was right: the code is still to come. */
type PendingLogin = {
  readonly token: string;
  readonly enrolment: { readonly secret: string; readonly address: string } | null;
};

/** A first login: its session begins once the recovery codes are stored somewhere. */
type FirstLogin = { readonly opened: StoredSession; readonly codes: readonly string[] };

/** The login: a password, then a code; after the first code the recovery codes. */
export function Login({ isOver }: { readonly isOver: boolean }) {
  const t = useTranslations('operator.login');
  const [pending, setPending] = useState<PendingLogin>();
  const [first, setFirst] = useState<FirstLogin>();
  if (first) {
    return (
      <LoginPage title={t('codesTitle')} lead={t('codesLead')}>
        <RecoveryCodes codes={first.codes} texts={textsOf(t)} onCopy={copy} onDone={() => session.open(first.opened)} />
      </LoginPage>
    );
  }
  if (pending) return <CodeStep pending={pending} onFirst={setFirst} onBack={() => setPending(undefined)} />;
  return <PasswordStep isOver={isOver} onPassword={setPending} />;
}

const textNames = ['list', 'copy', 'copied', 'download', 'print', 'done', 'file'] as const;

type CodeTexts = Record<(typeof textNames)[number], string>;

const textsOf = (t: (name: (typeof textNames)[number]) => string) =>
  Object.fromEntries(textNames.map((name) => [name, t(name)])) as CodeTexts;

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** From the link of the command at the server ('#enrol=…'), which is never sent with the page. */
const enrolmentToken = (): string | undefined => new URLSearchParams(location.hash.slice(1)).get('enrol') ?? undefined;

type PasswordStepProps = { readonly isOver: boolean; readonly onPassword: (pending: PendingLogin) => void };

function PasswordStep({ isOver, onPassword }: PasswordStepProps) {
  const t = useTranslations('operator.login');
  const toErrorMessage = useErrorMessage();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      api().beginOperatorLogin({ body: { ...body, enrolment_token: enrolmentToken() } }),
    onSuccess: onPassword,
  });
  return (
    <LoginPage title={t('title')} lead={t(isOver ? 'over' : 'lead')}>
      <PasswordForm isBusy={isPending} errorMessage={error ? toErrorMessage(error) : undefined} onSend={mutate} />
    </LoginPage>
  );
}

type CodeStepProps = {
  readonly pending: PendingLogin;
  readonly onFirst: (login: FirstLogin) => void;
  readonly onBack: () => void;
};

function CodeStep({ pending: { token, enrolment }, onFirst, onBack }: CodeStepProps) {
  const t = useTranslations('operator.login');
  const toErrorMessage = useErrorMessage();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (code: string) => api().finishOperatorLogin({ body: { token, code } }),
    onSuccess({ token: newToken, name, recovery_codes: codes }) {
      const opened = { token: newToken, name };
      if (codes) onFirst({ opened, codes });
      else session.open(opened);
    },
  });
  const [title, lead] = enrolment ? [t('enrolTitle'), t('enrolLead')] : [t('codeTitle'), t('codeLead')];
  return (
    <LoginPage title={title} lead={lead}>
      <CodeForm
        enrolment={enrolment}
        isBusy={isPending}
        errorMessage={error ? toErrorMessage(error) : undefined}
        onSend={mutate}
        onBack={onBack}
      />
    </LoginPage>
  );
}

type LoginPageProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

function LoginPage({ title, lead, children }: LoginPageProps) {
  const t = useTranslations('operator');
  const tAccount = useTranslations('frame.account');
  const language = useLanguage();
  return (
    <div className="mx-auto grid min-h-dvh max-w-md content-center gap-6 px-4 py-8">
      <title>{t('appTitle')}</title>
      <Logo className="justify-self-center" />
      <main className="grid gap-5 rounded-panel bg-surface p-6 shadow-rest inset-ring inset-ring-line">
        <div>
          <h1 className="text-22">{title}</h1>
          <p className="mt-1.5 text-15 text-ink-soft">{lead}</p>
        </div>
        {children}
      </main>
      <nav aria-label={tAccount('language')} className="flex justify-center gap-1">
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-current={one === language ? 'true' : undefined}
            className={`min-h-11 rounded-control px-3 text-15 hover:bg-lapis-tint ${one === language ? 'font-strong text-lapis' : 'text-ink-soft'}`}
            onClick={() => chooseLanguage(one)}
          >
            {ownNames[one]}
          </button>
        ))}
      </nav>
    </div>
  );
}
