import { languages, ownNames } from '@tajmeelspot/language/languages.ts';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { chooseLanguage, useLanguage } from '../../shell/language.ts';
import { useSetback } from '../../shell/states.tsx';
import { CodeForm, PasswordForm, RecoveryCodes } from '../login/forms.tsx';
import { api } from '../shell/api.ts';
import { enter, type Session } from '../shell/session.ts';

type Begun = {
  readonly token: string;
  readonly enrolment: { readonly secret: string; readonly address: string } | null;
};
type Opened = { readonly session: Session; readonly codes: readonly string[] };

/** The way in: a password, then a code; after the first code the recovery codes. */
export function Login({ isOver }: { readonly isOver: boolean }) {
  const t = useTranslations('operator.login');
  const sentence = useSetback();
  const [begun, setBegun] = useState<Begun>();
  const [opened, setOpened] = useState<Opened>();
  const begin = useMutation({
    mutationFn: (body: { email: string; password: string }) => api().beginOperatorLogin({ body }),
    onSuccess: setBegun,
  });
  const finish = useMutation({
    mutationFn: (body: { token: string; code: string }) => api().finishOperatorLogin({ body }),
    onSuccess({ token, name, recovery_codes: codes }) {
      if (codes) setOpened({ session: { token, name }, codes });
      else enter({ token, name });
    },
  });
  const back = () => {
    begin.reset();
    finish.reset();
    setBegun(undefined);
  };
  const faultOf = ({ error }: { error: Error | null }) => (error ? sentence(error) : undefined);
  if (opened) {
    return (
      <Page title={t('codesTitle')} lead={t('codesLead')}>
        <RecoveryCodes codes={opened.codes} onDone={() => enter(opened.session)} />
      </Page>
    );
  }
  if (begun) {
    const { token, enrolment } = begun;
    const [title, lead] = enrolment ? [t('enrolTitle'), t('enrolLead')] : [t('codeTitle'), t('codeLead')];
    return (
      <Page title={title} lead={lead}>
        <CodeForm
          enrolment={enrolment}
          isBusy={finish.isPending}
          fault={faultOf(finish)}
          onSend={(code) => finish.mutate({ token, code })}
          onBack={back}
        />
      </Page>
    );
  }
  return (
    <Page title={t('title')} lead={t(isOver ? 'over' : 'lead')}>
      <PasswordForm isBusy={begin.isPending} fault={faultOf(begin)} onSend={(body) => begin.mutate(body)} />
    </Page>
  );
}

function Page({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  const t = useTranslations('operator');
  const words = useTranslations('dashboard');
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
      <nav aria-label={words('account.language')} className="flex justify-center gap-1">
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
