import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { Link } from 'react-router';
import { PriceBefore } from '../../catalog/price-before.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { type BookingStart, startPath } from './booking-start.ts';
import type { VenueResultView } from './venue-result-view.ts';

type ResultTreatmentsProps = { readonly result: VenueResultView; readonly start: BookingStart };

/** The treatments that match, each with how long it takes and what it costs, and leading to its booking. */
export function ResultTreatments({ result: { name, treatments }, start }: ResultTreatmentsProps) {
  const t = useTranslations('search.venue');
  const language = useLanguage();
  const locale = useLocale();
  return (
    <ul aria-label={t('treatments', { venue: name })}>
      {treatments.map(({ id, serviceId, title, duration, price, priceBefore }) => (
        <li key={id}>
          <Link
            to={inLanguage(language, startPath(serviceId, start, { treatmentId: id }))}
            className="group flex min-h-11 items-center justify-between gap-3 text-15 md:min-h-9"
          >
            <span className="min-w-0 leading-snug">
              <span className="group-hover:underline">{title}</span>
              <span className="text-13 text-ink-soft"> · {formatDuration(locale, duration)}</span>
            </span>
            <span className="shrink-0 text-end leading-snug md:flex md:flex-row-reverse md:items-baseline md:gap-2">
              <Price iqd={price} className="font-[620]" />
              {priceBefore !== undefined && <PriceBefore iqd={priceBefore} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
