import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { Menu, menuEntryClass } from '@tajmeelspot/ui/menu.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { openDashboard } from '../account/open-dashboard.ts';
import { useLogOut } from '../account/use-log-out.ts';
import { inLanguage, useLanguage } from '../language.ts';
import { customerLinks, vendorLinks } from '../navigation.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import type { SiteSession } from '../session-store.ts';
import { PageLink } from './page-link.tsx';

/** The menu of the signed-in user. */
export function AccountMenu({ session }: { readonly session: SiteSession }) {
  const t = useTranslations('shell');
  const { isLoggingOut, logOut } = useLogOut(session.roleId);
  const { isBusy, open } = useOpenDashboard();
  const isVendor = session.roleId === 0;
  const name = session.name || t(isVendor ? 'account.vendor' : 'account.customer');
  return (
    <Menu
      face={<AccountFace name={name} isBusy={isLoggingOut || isBusy} />}
      buttonClassName="flex min-h-11 items-center gap-2.5 rounded-full bg-surface ps-1.5 pe-3.5 text-15 font-strong inset-ring inset-ring-line hover:inset-ring-lapis-line"
      className="inset-s-auto inset-e-[max(var(--gutter),(100vw-var(--container))/2)] top-15 w-60 rounded-card p-2 inset-ring inset-ring-line lg:top-18"
    >
      {(isVendor ? vendorLinks : customerLinks).map(([key, path]) => (
        <PageLink key={key} path={path} className={menuEntryClass}>
          {t(`account.${key}`)}
        </PageLink>
      ))}
      {isVendor && (
        <button type="button" className={menuEntryClass} onClick={() => void open()}>
          {t('account.dashboard')}
        </button>
      )}
      <button type="button" className={`${menuEntryClass} mt-1 border-t border-line`} onClick={() => void logOut()}>
        <Icon name="log-out" isFlipped className="text-ink-soft" />
        {t('account.logOut')}
      </button>
    </Menu>
  );
}

function AccountFace({ name, isBusy }: { readonly name: string; readonly isBusy: boolean }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-lapis-tint text-13 font-head text-lapis uppercase"
      >
        {isBusy ? <Spinner className="text-[18px]" /> : String.fromCodePoint(name.codePointAt(0) ?? 0)}
      </span>
      <span className="max-w-40 truncate max-md:sr-only">{name}</span>
      <Icon name="chevron-down" />
    </>
  );
}

/** Leaves for the dashboard; where that is refused, for the login. */
function useOpenDashboard(): { isBusy: boolean; open: () => Promise<void> } {
  const t = useTranslations('shell.session');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const outcome = await openDashboard(language, (address) => location.assign(address));
    setBusy(false);
    if (outcome === 'leaving') return;
    toast(t(outcome === 'denied' ? 'noDashboard' : 'dashboardFailed'), { tone: 'bad' });
    if (outcome === 'denied') await navigate(inLanguage(language, '/professionallogin'));
  };
  return { isBusy, open };
}
