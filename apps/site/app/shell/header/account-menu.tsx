import { places } from '@tajmeelspot/contract/places.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../language.ts';
import { logOut } from './log-out.ts';
import { entryClass, Menu } from './menu.tsx';
import { customerLinks, vendorLinks } from '../navigation.ts';
import { PageLink } from './page-link.tsx';
import { notify } from '../notices/notice-store.ts';
import type { Session } from '../session-store.ts';

/** The menu of whoever is signed in. */
export function AccountMenu({ session }: { readonly session: Session }) {
  const t = useTranslations('shell');
  const leave = useLeaving(session);
  const isVendor = session.roleId === 0;
  return (
    <Menu
      face={<AccountFace name={session.name || t(isVendor ? 'account.vendor' : 'account.customer')} />}
      buttonClassName="flex min-h-11 items-center gap-2.5 rounded-full bg-surface ps-1.5 pe-3.5 text-15 font-strong inset-ring inset-ring-line hover:inset-ring-lapis-line"
      className="inset-s-auto inset-e-[max(var(--gutter),(100vw-var(--container))/2)] top-15 w-60 rounded-card p-2 inset-ring inset-ring-line lg:top-18"
    >
      {(isVendor ? vendorLinks : customerLinks).map(([key, path]) => (
        <PageLink key={key} path={path} className={entryClass}>
          {t(`account.${key}`)}
        </PageLink>
      ))}
      {isVendor && (
        <a href={places.vendorDashboard} className={entryClass}>
          {t('account.dashboard')}
        </a>
      )}
      <button type="button" className={`${entryClass} mt-1 border-t border-line`} onClick={() => void leave()}>
        <Icon name="log-out" isFlipped className="text-ink-soft" />
        {t('account.logOut')}
      </button>
    </Menu>
  );
}

function AccountFace({ name }: { readonly name: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-lapis-tint text-13 font-head text-lapis uppercase"
      >
        {String.fromCodePoint(name.codePointAt(0) ?? 0)}
      </span>
      <span className="max-w-40 truncate max-md:sr-only">{name}</span>
      <Icon name="chevron-down" />
    </>
  );
}

/** Logs out, says how it went, and goes where that leads. */
function useLeaving(session: Session): () => Promise<void> {
  const t = useTranslations('shell.session');
  const language = useLanguage();
  const navigate = useNavigate();
  return async () => {
    const { outcome, message, path } = await logOut(language, session.roleId);
    notify({ tone: outcome === 'ended' ? 'good' : 'bad', text: message ?? t(outcome) });
    await navigate(inLanguage(language, path));
  };
}
