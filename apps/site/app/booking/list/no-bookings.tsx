import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';

/** In the visits' place where nobody is signed in. */
export function BookingsSignedOut({ logInPath }: { readonly logInPath: string }) {
  const t = useTranslations('bookings.signedOut');
  return (
    <BookingsFrame>
      <EmptyState title={t('title')} text={t('text')}>
        <Link to={logInPath} className={buttonClass()}>
          {t('logIn')}
        </Link>
      </EmptyState>
    </BookingsFrame>
  );
}

/** In the visits' place where there are none yet. */
export function NoBookings() {
  const t = useTranslations('bookings.empty');
  const language = useLanguage();
  return (
    <BookingsFrame>
      <EmptyState title={t('title')} text={t('text')}>
        <Link to={inLanguage(language, '/services')} className={buttonClass()}>
          {t('services')}
        </Link>
      </EmptyState>
    </BookingsFrame>
  );
}

type BookingsFailedProps = {
  readonly kind: 'failed' | 'offline';
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** In the visits' place where they did not arrive. */
export function BookingsFailed({ kind, isBusy, onRetry }: BookingsFailedProps) {
  const t = useTranslations('bookings');
  return (
    <div role="alert">
      <BookingsFrame>
        <EmptyState title={t(kind)}>
          <Button isBusy={isBusy} onClick={onRetry}>
            <Icon name="reload" />
            {t('retry')}
          </Button>
        </EmptyState>
      </BookingsFrame>
    </div>
  );
}

type BookingsFrameProps = { readonly children: ReactNode };

function BookingsFrame({ children }: BookingsFrameProps) {
  const t = useTranslations('bookings');
  return (
    <div className="wrap">
      <h1 className="pt-6 pb-4 text-28 lg:pt-10 lg:pb-6 lg:text-36">{t('title')}</h1>
      {children}
    </div>
  );
}
