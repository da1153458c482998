import { type ComponentProps, useCallback, useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { Route } from './+types/professionallogin.ts';
import { readResetLink } from '../../identity/reset/reset-link.ts';
import { logIn } from '../../shell/account/log-in.ts';
import { LogInPage } from '../../shell/account/log-in-page.tsx';
import { DashboardRedirect } from '../../shell/account/dashboard-redirect.tsx';
import { serverApi } from '../../shell/api.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { languageOf } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { readSession } from '../../shell/session-store.ts';
import { headOf, textOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const name = textOf(language, 'identity', 'logIn.professionalTitle');
  const { data: providers } = await serverApi(context, language).listProviders();
  const messages = messagesOf(language, 'identity', 'providers');
  return { messages, head: headOf(language, 'identity', { name }), providers };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

/** The words stay; asking for them again would fail with the login where there is no connection. */
export const shouldRevalidate = (): boolean => false;

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  logIn(request, languageOf(params), 'professional');

export default function ProfessionalLogin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <ProfessionalLogInContent providers={loaderData.providers} result={actionData} />
    </PageMessages>
  );
}

type ProfessionalLogInProps = Pick<ComponentProps<typeof LogInPage>, 'providers' | 'result'>;

/** A vendor who is signed in goes on to the dashboard, unless the link of a mail leads here. */
function ProfessionalLogInContent({ providers, result }: ProfessionalLogInProps) {
  const t = useTranslations('identity.dashboard');
  const isHydrated = useHydrated();
  // Asked once, at the opening: whoever logs in here stays for the news of it.
  const [isVendor] = useState(isVendorHere);
  const [isRefused, setRefused] = useState(false);
  const deny = useCallback(() => setRefused(true), []);
  if (isHydrated && isVendor && !isRefused) return <DashboardRedirect onDenied={deny} />;
  return (
    <LogInPage
      accountKind="professional"
      providers={providers}
      result={result}
      reason={isRefused ? t('denied') : undefined}
    />
  );
}

const isVendorHere = (): boolean =>
  typeof document === 'object' && readSession().session?.roleId === 0 && !readResetLink(location.hash);
