import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { Link } from 'react-router';
import { ClockTime } from '../../catalog/clock-time.tsx';
import { PriceFrom } from '../../catalog/price-from.tsx';
import { type ServiceCardView, servicePath } from '../../catalog/service-card-view.ts';
import { ServiceRating } from '../../catalog/service-rating.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { EveningView } from './evening-view.ts';
import { SectionHead } from './section-head.tsx';

type EveningProps = { readonly evening: EveningView | undefined };

/** Services with a free time in the evening, each time leading to its booking; nothing where there are none. */
export function Evening({ evening }: EveningProps) {
  const t = useTranslations('home.evening');
  const locale = useLocale();
  if (!evening) return null;
  const { near, date, day, services } = evening;
  return (
    <section aria-labelledby="evening" className="wrap pt-7 md:pt-(--section)">
      <SectionHead
        id="evening"
        title={t(near)}
        text={t('text', { day: toDigits(locale, day) })}
        more={{ to: `/services?${new URLSearchParams({ date, part: 'evening', sort: 'earliest' })}`, label: t('all') }}
      />
      <ul className="relative -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-3 overflow-x-auto px-(--gutter) py-1 md:m-0 md:grid md:grid-cols-2 md:gap-4 md:overflow-visible md:p-0 lg:grid-cols-4 lg:gap-5">
        {services.map((service) => (
          <li key={service.id} className="w-[84%] min-w-0 shrink-0 snap-start md:w-auto">
            <EveningCard service={service} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EveningCard({ service }: { readonly service: ServiceCardView }) {
  const t = useTranslations('card');
  const language = useLanguage();
  const { id, title, picture, venue, district, city, rating, price, treatment } = service;
  return (
    <article className="group relative grid h-full grid-cols-[92px_minmax(0,1fr)] content-between gap-x-3 gap-y-3 rounded-card bg-surface p-3 shadow-rest inset-ring inset-ring-line">
      <span className="block aspect-square self-start overflow-hidden rounded-control bg-sand">
        <Picture picture={picture} owner={venue} alt="" sizes="92px" className="size-full" />
      </span>
      <div className="min-w-0">
        <h3 className="truncate text-15 font-[620] tracking-normal">
          <Link
            to={inLanguage(language, servicePath(id))}
            className="outline-none group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-lapis"
          >
            {title || t('untitled')}
          </Link>
        </h3>
        <p className="truncate text-13 font-strong">{venue}</p>
        <p className="flex items-center gap-x-2 text-13 text-ink-soft">
          <ServiceRating rating={rating} />
          <span className="truncate">{t('location', { district, city })}</span>
        </p>
        <PriceFrom price={<Price iqd={price} />} treatment={treatment} className="max-h-6 overflow-hidden" />
      </div>
      <FreeTimes service={service} />
    </article>
  );
}

function FreeTimes({ service: { id, title, nextSlots } }: { readonly service: ServiceCardView }) {
  const t = useTranslations('card');
  const home = useTranslations('home.evening');
  const language = useLanguage();
  if (!nextSlots) return null;
  const { date, times } = nextSlots;
  return (
    <ul aria-label={home('times', { service: title || t('untitled') })} className="relative z-10 col-span-2 flex gap-2">
      {times.map((time) => (
        <li key={time} className="flex-1">
          <Link
            to={inLanguage(language, servicePath(id, { date, time }))}
            className="flex min-h-11 items-center justify-center rounded-full px-1 text-15 font-strong text-lapis inset-ring inset-ring-lapis-line hover:bg-lapis-tint"
          >
            <ClockTime time={time} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
