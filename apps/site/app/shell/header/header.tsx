import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { mainLinks } from '../navigation.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { PageLink } from './page-link.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { useSession } from '../use-session.ts';

// Visitors have none.
const AccountMenu = lazyPart(
  async () => (await import('./account-menu.tsx')).AccountMenu,
  <span className="h-11 w-18" />,
);

/** The top of every page. */
export function Header() {
  const t = useTranslations('shell');
  const language = useLanguage();
  const { session } = useSession();
  return (
    <header className="border-b border-line bg-ground">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-surface font-strong text-lapis shadow-raised focus:not-sr-only focus:absolute focus:m-2 focus:px-4 focus:py-3"
      >
        {t('skip')}
      </a>
      <div className="wrap flex h-15 items-center gap-1 xs:gap-2 lg:h-19">
        <Link
          to={inLanguage(language, '/')}
          className="me-auto flex min-h-11 min-w-0 items-center overflow-x-clip lg:me-7"
        >
          <Logo className="text-ink max-xs:gap-2 max-xs:text-[16px]" />
        </Link>
        <WideNavigation />
        <LanguageSwitch className="hidden items-center lg:flex" />
        {session?.roleId !== 0 && session && (
          <Link
            to={inLanguage(language, '/wishlist')}
            aria-label={t('account.wishlist')}
            className="hidden size-11 place-items-center rounded-full hover:bg-lapis-tint lg:grid"
          >
            <Icon name="heart" />
          </Link>
        )}
        {session ? (
          <AccountMenu session={session} />
        ) : (
          <Link
            to={inLanguage(language, '/signuplogin')}
            className={`${buttonClass({ kind: 'outline', size: 'small' })} max-xs:px-2.5`}
          >
            {t('account.signIn')}
          </Link>
        )}
        <PhoneMenu />
      </div>
    </header>
  );
}

function WideNavigation() {
  const t = useTranslations('shell.nav');
  return (
    <nav aria-label={t('label')} className="me-auto hidden gap-1 lg:flex">
      {mainLinks.map(([key, path]) => (
        <PageLink
          key={key}
          path={path}
          className="relative rounded-control px-3 py-2.75 text-15 text-ink-soft hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:-bottom-4.25 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-lapis"
        >
          {t(key)}
        </PageLink>
      ))}
    </nav>
  );
}
