import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useTranslations } from '../shell/messages/translations.tsx';

type VenueMissingProps = {
  /** Whether there is none under the address, or the server could not fetch it. */
  readonly isMissing: boolean;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** In the place of a venue's page where there is none to show. */
export function VenueMissing({ isMissing, isBusy, onRetry }: VenueMissingProps) {
  const t = useTranslations('venuePage');
  const service = useTranslations('service');
  const language = useLanguage();
  return (
    <div role={isMissing ? undefined : 'alert'} className="wrap grid justify-items-start gap-4 py-16 lg:py-24">
      <Khatam className="text-88 text-lapis-line" />
      <h1 className="text-28 md:text-36">{isMissing ? t('missing.title') : t('failed')}</h1>
      {isMissing && <p className="max-w-[56ch] text-ink-soft">{t('missing.text')}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        {!isMissing && (
          <Button isBusy={isBusy} onClick={onRetry}>
            {service('retry')}
          </Button>
        )}
        <Link
          to={inLanguage(language, '/services')}
          className={buttonClass({ kind: isMissing ? 'primary' : 'outline' })}
        >
          {service('missing.services')}
        </Link>
      </div>
    </div>
  );
}
