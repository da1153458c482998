import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { Link } from 'react-router';
import { ClockTime } from '../../catalog/clock-time.tsx';
import { servicePath } from '../../catalog/service-card-view.ts';
import { useNextDay } from '../../catalog/use-next-day.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { DistrictService, DistrictsView, DistrictView } from './districts-view.ts';
import { SectionHead } from './section-head.tsx';

/** What can be booked in the districts of a city, or in the largest of all; nothing where nobody has counted them yet. */
export function Districts({ districts, ...choice }: DistrictsView) {
  const t = useTranslations('home.districts');
  if (districts.length === 0) return null;
  return (
    <section id="by-district" aria-labelledby="districts-title" className="wrap scroll-mt-4 pt-(--section)">
      <SectionHead id="districts-title" title={t('title')} text={t('text')} isShort />
      <CityChips {...choice} />
      <div className="relative -mx-(--gutter) flex snap-x scroll-px-(--gutter) items-start gap-3 overflow-x-auto px-(--gutter) py-1 md:m-0 md:grid md:grid-cols-2 md:items-stretch md:gap-5 md:overflow-visible md:p-0 lg:grid-cols-3">
        {districts.map((district) => (
          <DistrictList key={`${district.city.code}/${district.code}`} district={district} />
        ))}
      </div>
    </section>
  );
}

/** Each city has an address of its own, so that its districts are there without scripts. */
function CityChips({ cities, city }: Pick<DistrictsView, 'cities' | 'city'>) {
  const t = useTranslations('home.districts');
  const language = useLanguage();
  const choices = [{ code: undefined, name: t('everywhere') }, ...cities];
  return (
    <nav aria-label={t('cities')} className="mb-3 md:mb-5">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 md:mx-0 md:flex-wrap md:px-0">
        {choices.map(({ code, name }) => (
          <li key={name}>
            <Link
              to={`${inLanguage(language, '/')}${code === undefined ? '' : `?city=${code}`}#by-district`}
              aria-current={code === city ? 'true' : undefined}
              preventScrollReset
              className={`${chipClass({ isOn: code === city })} px-3.5 whitespace-nowrap`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DistrictList({ district: { code, name, city, services } }: { readonly district: DistrictView }) {
  const t = useTranslations('home.districts');
  const language = useLanguage();
  const id = `district-${city.code}-${code}`;
  return (
    <article
      aria-labelledby={id}
      className="flex w-[84%] min-w-0 shrink-0 snap-start flex-col rounded-card bg-surface px-4 pt-3.5 pb-1 shadow-rest inset-ring inset-ring-line md:w-auto lg:px-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={id} className="text-18">
          {t('in', { district: name })}
        </h3>
        <span className="text-13 text-ink-soft">{city.name}</span>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {services.map((service) => (
          <DistrictServiceLink key={service.id} service={service} />
        ))}
      </ul>
      <Link
        to={inLanguage(language, `/services?${new URLSearchParams({ city: city.code, district: code })}`)}
        className="mt-auto flex min-h-11 items-center gap-1.5 self-start text-15 font-strong text-lapis hover:underline"
      >
        {t('all', { district: name })}
        <Icon name="chevron-end" isFlipped className="size-4" />
      </Link>
    </article>
  );
}

function DistrictServiceLink({
  service: { id, title, venue, price, nextSlots },
}: {
  readonly service: DistrictService;
}) {
  const t = useTranslations('card');
  const language = useLanguage();
  const nameDay = useNextDay();
  return (
    <li>
      <Link
        to={inLanguage(language, servicePath(id))}
        className="group grid min-h-13 grid-cols-[1fr_auto] content-center gap-x-4 py-1 text-15 leading-snug md:min-h-15 -outline-offset-2"
      >
        <span className="truncate font-strong group-hover:underline">{title || t('untitled')}</span>
        <Price iqd={price} className="text-end font-strong" />
        <span className="truncate text-13 text-ink-soft">{venue}</span>
        {nextSlots && (
          <span className="text-end text-13 font-strong text-lapis">
            <span className="sr-only">{t('nextFree')} </span>
            {nameDay(nextSlots)} <ClockTime time={nextSlots.times[0] ?? ''} />
          </span>
        )}
      </Link>
    </li>
  );
}
