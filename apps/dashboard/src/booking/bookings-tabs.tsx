import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';

/** The two ways of looking at bookings. */
export function BookingsTabs() {
  const t = useTranslations('records');
  return (
    <nav aria-label={t('title')} className="flex gap-2">
      {(['week', 'all'] as const).map((one) => (
        <NavLink
          key={one}
          to={one === 'week' ? '/bookings' : '/bookings/all'}
          end
          className={({ isActive }) => chipClass({ isOn: isActive })}
        >
          {t(one)}
        </NavLink>
      ))}
    </nav>
  );
}
