import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { formatDay, formatDuration } from '@tajmeelspot/language/dates.ts';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { ClockTime } from '../catalog/clock-time.tsx';
import { RatingBadge } from '../catalog/rating-badge.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

type EmbeddedVenueProps = {
  readonly page: VenuePage;
  /** Absolute address of its page on this site. */
  readonly address: string;
};

const maxTreatments = 8;
const newTab = { target: '_blank', rel: 'noopener' } as const;

/** A venue on somebody else's page: its next free times, its treatments, and the way to book them here, in a tab of its own. */
export function EmbeddedVenue({ page, address }: EmbeddedVenueProps) {
  const t = useTranslations('venuePage');
  const card = useTranslations('card');
  const service = useTranslations('service');
  const locale = useLocale();
  const { venue, rating, reviews_count: count } = page;
  const treatments = page.services.flatMap(({ pricing }) => pricing).slice(0, maxTreatments);
  return (
    <article className="grid gap-4 rounded-card bg-surface p-5 inset-ring inset-ring-line">
      <header>
        <h1 className="text-18">{venue.name}</h1>
        <p className="text-15 text-ink-soft">{card('location', { district: venue.district, city: venue.city })}</p>
        <RatingBadge rating={rating} count={count} className="text-15" />
      </header>
      <EmbeddedSlots slots={page.next_slots} address={address} />
      <ul>
        {treatments.map((treatment) => (
          <li key={treatment.id} className="flex justify-between gap-3 border-t border-line py-2 text-15">
            <span>
              <span className="font-strong">{treatment.title}</span>{' '}
              <span className="text-13 text-ink-soft">{formatDuration(locale, treatment.duration)}</span>
            </span>
            <Price iqd={treatment.final_price} />
          </li>
        ))}
      </ul>
      <a {...newTab} href={address} className="button min-h-12 w-full bg-lapis px-5 text-16 text-on-lapis">
        {t('embed.book')}
        <span className="sr-only"> {service('contact.newTab')}</span>
      </a>
      <p className="text-center text-13 text-ink-soft">TajmeelSpot</p>
    </article>
  );
}

/** A frame has no scripts, so it names the days by their weekday. */
function EmbeddedSlots({ slots, address }: { readonly slots: VenuePage['next_slots']; readonly address: string }) {
  const t = useTranslations('venuePage.next');
  const locale = useLocale();
  if (slots.length === 0) return <p className="text-13 text-ink-soft">{t('none')}</p>;
  return (
    <ul aria-label={t('title')} className="grid grid-cols-3 gap-2">
      {slots.map(({ date, time, treatment }) => (
        <li key={`${date} ${time} ${treatment.id}`}>
          <a
            {...newTab}
            href={`${address}?${new URLSearchParams({ treatment: String(treatment.id), date, time })}`}
            className="grid h-full min-h-11 content-center justify-items-center rounded-card bg-lapis-tint px-1.5 py-2 text-center text-13 leading-snug text-lapis"
          >
            <span>{formatDay(locale, date, 'weekday')}</span>
            <ClockTime time={time} className="text-15 font-strong" />
            <span className="line-clamp-2">{treatment.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
