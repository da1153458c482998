import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import type { AppNavigation } from '@tajmeelspot/ui/app/app-navigation.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from './language.ts';
import { useLocale } from './locale.ts';
import { screens } from './navigation-items.ts';
import { useApprovalQueue } from './use-approval-queue.ts';

/** Where somebody can go in the console, and how many approvals wait. */
export function useNavigation(): AppNavigation {
  const t = useTranslations('operator');
  const language = useLanguage();
  const counts = useApprovalQueue().data?.counts;
  const count = counts ? counts.venue + counts.licence + counts.text : 0;
  return {
    label: t('nav.label'),
    name: t('name'),
    moreLabel: t('nav.more'),
    screens: screens.map(({ key, ...screen }) => ({
      ...screen,
      label: t(`nav.${key}`),
      mark: key === 'approvals' && count > 0 && <ApprovalCount count={count} />,
    })),
    site: { label: t('nav.site'), href: siteAddress(language, '/') },
    Link: NavLink,
  };
}

function ApprovalCount({ count }: { readonly count: number }) {
  return (
    <span className="grid min-w-6 place-items-center rounded-full bg-saffron px-1.5 text-13 leading-6 font-strong text-on-veil max-lg:absolute max-lg:inset-s-[calc(50%+6px)] max-lg:top-0.5 max-lg:min-w-5 max-lg:leading-5 lg:ms-auto">
      {formatNumber(useLocale(), count)}
    </span>
  );
}
