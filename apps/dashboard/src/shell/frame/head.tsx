import { formatTime } from '@tajmeelspot/language/clock.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { AppHead } from '@tajmeelspot/ui/app/app-head.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../offline/connection.ts';
import { useVenue } from '../venue-provider.tsx';
import { useLocale } from '../locale.ts';
import { Account } from './account.tsx';
import { useRequestCount } from './use-request-count.ts';
import { UserNameContext } from './user-name.ts';

type HeadProps = { readonly title: string; readonly children?: ReactNode };

/**
 * The head of a screen: its title, with the number of open requests in the browser's tab, and the account; below it a notice
 * while the connection is lost.
 */
export function Head({ title, children }: HeadProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const { venue } = useVenue();
  const count = useRequestCount();
  const pageTitle = t('title', { page: title, venue: venue.name });
  return (
    <>
      <AppHead
        pageTitle={count > 0 ? t('requestTitle', { count: formatNumber(locale, count), title: pageTitle }) : pageTitle}
        title={title}
        account={<Account name={use(UserNameContext)} />}
      >
        {children}
      </AppHead>
      <OfflineBanner />
    </>
  );
}

/** Whether what is on screen is as of now. */
export function ConnectionStatus() {
  const t = useTranslations('dashboard.state');
  const { isOnline } = useConnection();
  const look = isOnline ? 'text-confirmed before:bg-confirmed' : 'text-other before:bg-other';
  return (
    <span className={`inline-flex items-center gap-1.5 font-strong before:size-2 before:rounded-full ${look}`}>
      {t(isOnline ? 'live' : 'offline')}
    </span>
  );
}

function OfflineBanner() {
  const t = useTranslations('dashboard.state');
  const locale = useLocale();
  const { isOnline, answeredAt } = useConnection();
  return (
    <output className="block empty:hidden">
      {!isOnline && (
        <p className="flex items-start gap-2.5 rounded-card bg-other-tint px-4 py-3 text-15 text-other">
          <Icon name="alert" className="mt-0.5" />
          {t('offlineText', { time: formatTime(locale, inBaghdad(answeredAt).time) })}
        </p>
      )}
    </output>
  );
}
