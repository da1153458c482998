import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';

const signs = [
  { key: 'confirmed', icon: 'check', look: 'text-confirmed' },
  { key: 'pending', icon: 'clock', look: 'text-pending' },
  { key: 'arrived', icon: 'user', look: 'text-lapis' },
  { key: 'in_treatment', icon: 'treatment', look: 'text-confirmed' },
  { key: 'overdue', icon: 'warning', look: 'text-other' },
  { key: 'no_show', icon: 'flag', look: 'text-other' },
] as const satisfies readonly { key: string; icon: IconName; look: string }[];

/** What the signs in the calendar mean. */
export function Legend() {
  const t = useTranslations('dashboard');
  return (
    <ul
      aria-label={t('calendar.legend')}
      className="grid grid-cols-2 gap-x-3 gap-y-1.5 border-t border-line pt-4 text-13"
    >
      {signs.map(({ key, icon, look }) => (
        <li key={key} className={`flex items-center gap-2 ${look}`}>
          <Icon name={icon} className="size-4" />
          {t(`status.${key}`)}
        </li>
      ))}
    </ul>
  );
}
