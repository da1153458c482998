import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Head } from '../shell/frame/head.tsx';

const places = [
  { to: '/services', key: 'services', icon: 'scissors' },
  { to: '/team', key: 'team', icon: 'users' },
  { to: '/hours', key: 'hours', icon: 'clock' },
  { to: '/settings', key: 'settings', icon: 'settings' },
] as const;

/** Everything about the house in one place, for phones, whose navigation has no room for all of it. */
export function HouseHub() {
  const t = useTranslations('house');
  return (
    <>
      <Head title={t('title')}>{t('title_text')}</Head>
      <ul className="grid gap-3 md:grid-cols-2">
        {places.map(({ to, key, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-18 items-center gap-4 rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line hover:inset-ring-lapis-line"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lapis-tint text-lapis">
                <Icon name={icon} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-strong">{t(`nav.${key}`)}</span>
                <span className="block text-13 text-ink-soft">{t(`navText.${key}`)}</span>
              </span>
              <Icon name="chevron-end" isFlipped className="text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
