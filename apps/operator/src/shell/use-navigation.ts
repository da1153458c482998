import type { AppNavigation } from '@tajmeelspot/ui/app/app-navigation.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from './language.ts';
import { screens } from './navigation-items.ts';

/** Where somebody can go in the console. */
export function useNavigation(): AppNavigation {
  const t = useTranslations('operator');
  const language = useLanguage();
  return {
    label: t('nav.label'),
    name: t('name'),
    moreLabel: t('nav.more'),
    screens: screens.map(({ key, ...screen }) => ({ ...screen, label: t(`nav.${key}`) })),
    site: { label: t('nav.site'), href: siteAddress(language, '/') },
    Link: NavLink,
  };
}
