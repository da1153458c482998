import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../../shell/language.ts';

/** In the visits' place where nobody is signed in. */
export function SignedOut({ logInPath }: { readonly logInPath: string }) {
  const t = useTranslations('bookings.signedOut');
  return (
    <Blank title={t('title')} text={t('text')}>
      <Link to={logInPath} className={buttonClass()}>
        {t('logIn')}
      </Link>
    </Blank>
  );
}

/** In the visits' place where there are none yet. */
export function NoVisits() {
  const t = useTranslations('bookings.empty');
  const language = useLanguage();
  return (
    <Blank title={t('title')} text={t('text')}>
      <Link to={inLanguage(language, '/services')} className={buttonClass()}>
        {t('services')}
      </Link>
    </Blank>
  );
}

type FailedProps = { readonly kind: 'failed' | 'offline'; readonly isBusy: boolean; readonly onRetry: () => void };

/** In the visits' place where they did not arrive. */
export function VisitsFailed({ kind, isBusy, onRetry }: FailedProps) {
  const t = useTranslations('bookings');
  return (
    <div role="alert">
      <Blank title={t(kind)}>
        <Button isBusy={isBusy} onClick={onRetry}>
          <Icon name="reload" />
          {t('retry')}
        </Button>
      </Blank>
    </div>
  );
}

type BlankProps = { readonly title: string; readonly text?: string | undefined; readonly children: ReactNode };

function Blank({ title, text, children }: BlankProps) {
  const t = useTranslations('bookings');
  return (
    <div className="wrap">
      <h1 className="pt-6 pb-4 text-28 lg:pt-10 lg:pb-6 lg:text-36">{t('title')}</h1>
      <div className="grid justify-items-center gap-3 rounded-panel bg-sand px-5 py-14 text-center">
        <Khatam className="text-48 text-lapis-line" />
        <h2 className="text-22">{title}</h2>
        {text !== undefined && <p className="max-w-[44ch] text-ink-soft">{text}</p>}
        <div className="mt-2">{children}</div>
      </div>
    </div>
  );
}
