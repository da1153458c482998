import type { PricedTreatment, Service } from '@tajmeelspot/contract/catalog.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { Link } from 'react-router';
import { TreatmentLicence } from './venue/licences.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

type PriceListProps = {
  readonly pricing: readonly PricedTreatment[];
  /** The licences under which some of them are given. */
  readonly licences: Service['licences'];
  readonly chosenId: number | undefined;
  /** The search part of the page's address with this line chosen. */
  readonly searchOf: (treatmentId: number) => string;
  readonly onBook: (treatmentId: number) => void;
};

/** What can be booked, each with its duration and what is paid. */
export function PriceList({ pricing, licences, chosenId, searchOf, onBook }: PriceListProps) {
  const t = useTranslations('service.prices');
  return (
    <section id="prices">
      <h2 className="mb-4 text-22">{t('title')}</h2>
      {pricing.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul>
        {pricing.map((treatment) => (
          <PriceRow
            key={treatment.id}
            treatment={treatment}
            licences={licences.filter((licence) => treatment.licence_classes.includes(licence.class))}
            isChosen={treatment.id === chosenId}
            search={searchOf(treatment.id)}
            onBook={() => onBook(treatment.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type PriceRowProps = {
  readonly treatment: PricedTreatment;
  readonly licences: Service['licences'];
  readonly isChosen: boolean;
  readonly search: string;
  readonly onBook: () => void;
};

function PriceRow({ treatment, licences, isChosen, search, onBook }: PriceRowProps) {
  const t = useTranslations('service.prices');
  const locale = useLocale();
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 border-t border-line py-3.5 first:border-0 first:pt-0 md:grid-cols-[1fr_auto_136px] md:gap-6 md:py-4">
      <div>
        <span className="me-2 font-[620]">{treatment.title}</span>
        {treatment.discount > 0 && <DiscountBadge percent={treatment.discount} />}
        <span className="block text-13 text-ink-soft">{formatDuration(locale, treatment.duration)}</span>
        {licences.map((licence) => (
          <TreatmentLicence key={licence.class} licence={licence} />
        ))}
      </div>
      <p className="row-start-2 flex items-baseline gap-2 md:row-start-auto md:block md:text-end">
        <Price iqd={treatment.final_price} className="font-[620] md:block" />
        {treatment.discount > 0 && (
          <s className="text-13 text-ink-soft">
            <span className="sr-only">{t('before')} </span>
            <Price iqd={treatment.price} />
          </s>
        )}
      </p>
      <Link
        to={{ search }}
        replace
        preventScrollReset
        aria-label={isChosen ? undefined : t('bookItem', { title: treatment.title })}
        className={`col-start-2 row-span-2 row-start-1 md:col-start-auto md:row-span-1 md:row-start-auto ${buttonClass({ kind: isChosen ? 'primary' : 'outline', size: 'small' })}`}
        onClick={onBook}
      >
        {isChosen && <Icon name="check" />}
        {t(isChosen ? 'chosen' : 'bookNow')}
      </Link>
    </li>
  );
}

function DiscountBadge({ percent }: { readonly percent: number }) {
  const t = useTranslations('service.prices');
  const locale = useLocale();
  return (
    <span className="inline-block rounded-full bg-saffron-tint px-2.25 py-0.5 text-13 font-head whitespace-nowrap text-saffron-ink">
      {t('off', { percent: formatNumber(locale, percent) })}
    </span>
  );
}
