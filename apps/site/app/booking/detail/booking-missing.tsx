import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';

/** In the place of a booking that is not the reader's, or is none. */
export function BookingMissing() {
  const t = useTranslations('bookings');
  const language = useLanguage();
  return (
    <div className="wrap">
      <h1 className="pt-6 pb-4 text-28 lg:pt-10 lg:pb-6 lg:text-36">{t('title')}</h1>
      <EmptyState title={t('booking.missingTitle')} text={t('booking.missingText')}>
        <Link to={inLanguage(language, '/my_booking')} className={buttonClass()}>
          {t('title')}
        </Link>
      </EmptyState>
    </div>
  );
}
