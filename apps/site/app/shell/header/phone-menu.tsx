import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Menu, menuEntryClass } from '@tajmeelspot/ui/menu.tsx';
import { useTranslations } from '../messages/translations.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageLink } from './page-link.tsx';
import { mainLinks } from '../navigation.ts';

/** The navigation where the header has no room for it. */
export function PhoneMenu() {
  const t = useTranslations('shell.nav');
  return (
    <Menu
      face={<Icon name="menu" />}
      buttonLabel={t('menu')}
      buttonClassName="grid size-11 shrink-0 place-items-center rounded-full hover:bg-lapis-tint lg:hidden"
      className="inset-x-0 top-15 w-full max-w-none rounded-b-panel px-[calc(var(--gutter)-12px)] pt-2 pb-4 lg:hidden"
    >
      <nav aria-label={t('label')}>
        {mainLinks.map(([key, path]) => (
          <PageLink key={key} path={path} className={`${menuEntryClass} min-h-12 text-16`}>
            {t(key)}
          </PageLink>
        ))}
      </nav>
      <LanguageSwitch className="mt-2 flex items-center border-t border-line px-3 pt-2" />
    </Menu>
  );
}
