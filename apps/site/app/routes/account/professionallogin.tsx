import { type ComponentProps, useCallback, useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { readResetLink } from '../../identity/reset/reset-link.ts';
import { logIn } from '../../shell/account/log-in.ts';
import { LogInPage } from '../../shell/account/log-in-page.tsx';
import { DashboardRedirect } from '../../shell/account/dashboard-redirect.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { readSession } from '../../shell/session-store.ts';
import { accountLoader } from './account-loader.server.ts';
import { accountAction, accountPage } from './account-route.tsx';

export { meta, shouldRevalidate } from './account-route.tsx';

export const loader = accountLoader('logIn.professionalTitle');

export const clientAction = accountAction(logIn, 'professional');

export default accountPage(ProfessionalLogInContent, 'professional');

/** A vendor who is signed in goes on to the dashboard, unless the link of a mail leads here. */
function ProfessionalLogInContent(page: ComponentProps<typeof LogInPage>) {
  const t = useTranslations('identity.dashboard');
  const isHydrated = useHydrated();
  // Asked once, at the opening: a user who logs in here stays for the confirmation.
  const [isVendor] = useState(isVendorHere);
  const [isRefused, setRefused] = useState(false);
  const deny = useCallback(() => setRefused(true), []);
  if (isHydrated && isVendor && !isRefused) return <DashboardRedirect onDenied={deny} />;
  return <LogInPage {...page} reason={isRefused ? t('denied') : undefined} />;
}

const isVendorHere = (): boolean =>
  typeof document === 'object' && readSession().session?.roleId === 0 && !readResetLink(location.hash);
