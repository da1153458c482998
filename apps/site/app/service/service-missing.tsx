import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';

/** In the service's place where there is none under its address. */
export function ServiceMissing() {
  const t = useTranslations('service.missing');
  const language = useLanguage();
  return (
    <div className="wrap grid justify-items-start gap-4 py-16 lg:py-24">
      <Khatam className="text-88 text-lapis-line" />
      <h1 className="text-36">{t('title')}</h1>
      <p className="max-w-[56ch] text-ink-soft">{t('text')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Link to={inLanguage(language, '/services')} className={buttonClass()}>
          {t('services')}
        </Link>
        <Link to={inLanguage(language, '/')} className={buttonClass({ kind: 'outline' })}>
          {t('home')}
        </Link>
      </div>
    </div>
  );
}

type ServiceFailedProps = { readonly isBusy: boolean; readonly onRetry: () => void };

/** In the service's place while the server could not fetch it. */
export function ServiceFailed({ isBusy, onRetry }: ServiceFailedProps) {
  const t = useTranslations('service');
  const language = useLanguage();
  return (
    <div role="alert" className="wrap grid justify-items-start gap-4 py-16 lg:py-24">
      <Khatam className="text-88 text-lapis-line" />
      <h1 className="text-28">{t('error', { message: t('failed') })}</h1>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={onRetry}>
          {t('retry')}
        </Button>
        <Link to={inLanguage(language, '/services')} className={buttonClass({ kind: 'outline' })}>
          {t('missing.services')}
        </Link>
      </div>
    </div>
  );
}
