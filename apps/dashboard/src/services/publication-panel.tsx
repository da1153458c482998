import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { VisibilityHint } from './visibility-hint.tsx';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

const looks = {
  draft: 'bg-pending-tint text-pending',
  published: 'bg-confirmed-tint text-confirmed',
  suspended: 'bg-other-tint text-other',
};
const icons = { draft: 'note', published: 'check', suspended: 'alert' } as const;

/** Whether customers see a service: tint, icon and word. */
export function ServiceStatusBadge({ status }: Pick<OwnService, 'status'>) {
  const t = useTranslations('venue.services');
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full ps-2.25 pe-3 text-13 font-strong whitespace-nowrap ${looks[status]}`}
    >
      <Icon name={icons[status]} className="size-3.75 stroke-[2.1]" />
      {t(status)}
    </span>
  );
}

/** The lowest price that a customer pays; undefined while there is none. */
export function lowestPrice({ treatments }: Pick<OwnService, 'treatments'>): number | undefined {
  return treatments.length === 0 ? undefined : Math.min(...treatments.map(({ final_price: finalPrice }) => finalPrice));
}

/** A service in short, as customers see its card. */
export function ServiceCard({ service, children }: { readonly service: OwnService; readonly children?: ReactNode }) {
  const t = useTranslations('venue.services');
  const language = useLanguage();
  const locale = useLocale();
  const lowest = lowestPrice(service);
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 md:grid-cols-[144px_minmax(0,1fr)]">
      <div className="aspect-4/3 overflow-hidden rounded-control">
        <Picture picture={service.pictures[0] ?? null} alt="" sizes="144px" />
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-1">
        <h2 className="max-w-full text-16 wrap-break-word">{textIn(service.title, language)}</h2>
        <p className="text-15 text-ink-soft">
          {lowest !== undefined && `${t('from', { price: formatMoney(locale, lowest) })} · `}
          {t('lines', { count: service.treatments.length })}
        </p>
        {children}
      </div>
    </div>
  );
}

type PublicationPanelProps = {
  readonly service: OwnService;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onChange: (isPublished: boolean) => void;
};

/** Publishes a service or withdraws it, and says what stands against it. */
export function PublicationPanel({ service, isBusy, errorMessage, onChange: onOffer }: PublicationPanelProps) {
  const t = useTranslations('venue.services');
  const gender = useCustomersGender();
  const language = useLanguage();
  const { status, missing, id, visibility } = service;
  return (
    <div className="grid gap-3">
      <VisibilityHint service={service} />
      {status === 'suspended' && <p className="text-15">{t('suspendedText')}</p>}
      {status === 'draft' && missing.length === 0 && <p className="text-15">{t('ready')}</p>}
      {status === 'draft' && missing.length > 0 && (
        <div className="text-15">
          <p>{t('missing')}</p>
          <ul className="list-disc ps-5">
            {missing.map((need) => (
              <li key={need}>{t(`needs.${need}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {status === 'published' && visibility.is_shown && (
        <p className="text-15 text-ink-soft">{t('withdrawText', { gender })}</p>
      )}
      <ErrorMessage text={errorMessage} />
      <div className="flex flex-wrap gap-2.5">
        {status === 'draft' && (
          <Button isBusy={isBusy} disabled={missing.length > 0} onClick={() => onOffer(true)}>
            {t('publish')}
          </Button>
        )}
        {status === 'published' && (
          <>
            {visibility.is_shown && (
              <a href={siteAddress(language, `/listing-details/${id}`)} className={buttonClass({ size: 'normal' })}>
                {t('seen', { gender })}
              </a>
            )}
            <Button kind="outline" isBusy={isBusy} onClick={() => onOffer(false)}>
              {t('withdraw')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
