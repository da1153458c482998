import { type ComponentProps, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Route } from './+types/professionallogin.ts';
import { readResetLink } from '../../identity/reset/reset-link.ts';
import { logIn } from '../../shell/account/log-in.ts';
import { LogInPage } from '../../shell/account/log-in-page.tsx';
import { OpeningDashboard } from '../../shell/account/dashboard-redirect.tsx';
import { serverApi } from '../../shell/api.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { languageOf } from '../../shell/language.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { readState } from '../../shell/session-store.ts';
import { headOf, textOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const name = textOf(language, 'identity', 'logIn.professionalTitle');
  const { data: providers } = await serverApi(context, language).listProviders();
  const words = wordsOf(language, 'identity', 'providers');
  return { words, head: headOf(language, 'identity', { name }), providers };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

/** The words stay; asking for them again would fail with the login where there is no connection. */
export const shouldRevalidate = (): boolean => false;

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  logIn(request, languageOf(params), 'professional');

export default function ProfessionalLogin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <Door providers={loaderData.providers} result={actionData} />
    </Speak>
  );
}

type DoorProps = Pick<ComponentProps<typeof LogInPage>, 'providers' | 'result'>;

/** A vendor who is signed in goes on to the dashboard, unless the link of a mail leads here. */
function Door({ providers, result }: DoorProps) {
  const t = useTranslations('identity.dashboard');
  const isHydrated = useHydrated();
  // Asked once, at the opening: whoever logs in here stays for the news of it.
  const [isVendor] = useState(isVendorHere);
  const [isRefused, setRefused] = useState(false);
  const refuse = useCallback(() => setRefused(true), []);
  if (isHydrated && isVendor && !isRefused) return <OpeningDashboard onRefused={refuse} />;
  return (
    <LogInPage
      door="professional"
      providers={providers}
      result={result}
      reason={isRefused ? t('refused') : undefined}
    />
  );
}

const isVendorHere = (): boolean =>
  typeof document === 'object' && readState().session?.roleId === 0 && !readResetLink(location.hash);
