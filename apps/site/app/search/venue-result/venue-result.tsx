import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Link } from 'react-router';
import { RatingBadge } from '../../catalog/rating-badge.tsx';
import { servicePath } from '../../catalog/service-card-view.ts';
import { CardHeart } from '../../favourites/card-heart.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { WhyHere } from '../../standing/why-here.tsx';
import { venuePath } from '../../venue/venue-path.ts';
import type { BookingStart } from './booking-start.ts';
import { ResultSlots } from './result-slots.tsx';
import { ResultTreatments } from './result-treatments.tsx';
import type { MatchingService, VenueResultView } from './venue-result-view.ts';

type VenueResultProps = {
  readonly result: VenueResultView;
  /** What the search asked for that a booking can take over. */
  readonly start: BookingStart;
  readonly isFirst: boolean;
};

/** A venue with the treatments that match and its next free times, each of which leads on to booking it. */
export function VenueResult({ result, start, isFirst }: VenueResultProps) {
  const card = useTranslations('card');
  const language = useLanguage();
  const { name, slug, picture, services } = result;
  const [first] = services;
  const path = inLanguage(language, venuePath(slug));
  return (
    <article
      data-venue={slug}
      className="relative grid grid-cols-[108px_minmax(0,1fr)] gap-x-3.5 gap-y-3 border-b border-line py-5 md:grid-cols-[176px_minmax(0,1fr)] md:gap-x-5"
    >
      <Link
        to={path}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block aspect-square self-start overflow-hidden rounded-control bg-sand md:row-span-2 md:aspect-4/3 md:rounded-card"
      >
        <Picture
          picture={picture}
          owner={name}
          alt=""
          sizes="(min-width: 768px) 176px, 108px"
          isFirst={isFirst}
          className="size-full"
        />
      </Link>
      <div className="min-w-0">
        <h3 className="pe-10 text-18 leading-[1.35] font-[640] tracking-normal text-pretty rtl:leading-[1.55]">
          <Link to={path} className="hover:underline">
            {name}
          </Link>
        </h3>
        <VenueFacts result={result} />
        {first && <FirstService service={first} />}
      </div>
      <div className="col-span-2 grid min-w-0 content-start gap-2.5 md:col-span-1 md:col-start-2">
        <ResultTreatments result={result} start={start} />
        <ResultSlots result={result} start={start} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
          <OtherServices result={result} />
          {first && <WhyHere serviceId={first.id} title={first.title || card('untitled')} className="ms-auto" />}
        </div>
      </div>
      {first && <CardHeart serviceId={first.id} title={first.title} className="absolute inset-e-0 top-3.5 z-10" />}
    </article>
  );
}

function VenueFacts({ result }: Pick<VenueResultProps, 'result'>) {
  const t = useTranslations('search.venue');
  const card = useTranslations('card');
  const locale = useLocale();
  const { rating, district, city, distance, isWomenOnly, isLicensed, isAtHome } = result;
  return (
    <ul className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
      <li className="flex">
        <RatingBadge rating={rating?.mean ?? null} count={rating?.count ?? 0} />
      </li>
      <li>{card('location', { district, city })}</li>
      {distance !== undefined && (
        <li className="font-strong text-lapis">{card('distance', { km: formatNumber(locale, distance) })}</li>
      )}
      {isWomenOnly && (
        <li className="flex items-center gap-1 rounded-full bg-lapis-tint px-2 py-0.5 font-strong text-lapis">
          <Icon name="female" className="size-3.5" />
          {card('womenOnly')}
        </li>
      )}
      {isAtHome && (
        <li className="flex items-center gap-1 font-strong text-ink">
          <Icon name="home" className="size-3.5" />
          {card('atHome')}
        </li>
      )}
      {isLicensed && (
        <li className="flex items-center gap-1 font-strong text-confirmed">
          <Icon name="shield" className="size-3.5" />
          {t('licensed')}
        </li>
      )}
    </ul>
  );
}

function FirstService({ service: { id, title, description } }: { readonly service: MatchingService }) {
  const card = useTranslations('card');
  const language = useLanguage();
  return (
    <>
      <p className="mt-1.5 text-15 leading-snug">
        <Link to={inLanguage(language, servicePath(id))} className="font-strong hover:underline">
          {title || card('untitled')}
        </Link>
      </p>
      <p className="line-clamp-1 text-13 text-ink-soft">{description || card('noDescription')}</p>
    </>
  );
}

function OtherServices({ result: { name, slug, services, servicesCount } }: Pick<VenueResultProps, 'result'>) {
  const t = useTranslations('search.venue');
  const card = useTranslations('card');
  const language = useLanguage();
  if (servicesCount < 2) return null;
  const link = 'flex min-h-11 items-center text-15 hover:underline md:min-h-9';
  return (
    <details className="group min-w-0">
      <summary className="flex min-h-11 items-center gap-1 font-strong text-lapis md:min-h-9">
        {t('more', { count: servicesCount - 1 })}
        <Icon name="chevron-down" className="size-4 group-open:-scale-y-100" />
      </summary>
      <ul>
        {services.slice(1).map(({ id, title }) => (
          <li key={id}>
            <Link to={inLanguage(language, servicePath(id))} className={link}>
              {title || card('untitled')}
            </Link>
          </li>
        ))}
        {servicesCount > services.length && (
          <li>
            <Link to={inLanguage(language, venuePath(slug))} className={`${link} font-strong text-lapis`}>
              {t('all', { venue: name })}
            </Link>
          </li>
        )}
      </ul>
    </details>
  );
}
