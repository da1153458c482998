import { Link } from 'react-router';
import { ClockTime } from '../../catalog/clock-time.tsx';
import { useNextDay } from '../../catalog/use-next-day.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { type BookingStart, startPath } from './booking-start.ts';
import type { VenueResultView } from './venue-result-view.ts';

type ResultSlotsProps = { readonly result: VenueResultView; readonly start: BookingStart };

/** The next free times of a venue, each leading to its booking. */
export function ResultSlots({ result: { name, nextSlots }, start }: ResultSlotsProps) {
  const t = useTranslations('card');
  const language = useLanguage();
  const nameDay = useNextDay();
  if (!nextSlots) return <p className="flex min-h-11 items-center text-13 text-ink-soft">{t('noSlots')}</p>;
  const { date, serviceId, times } = nextSlots;
  const day = nameDay(nextSlots);
  return (
    <div className="flex flex-wrap items-center gap-2 text-13 text-ink-soft">
      <span aria-hidden="true" className="min-w-14">
        {day}
      </span>
      <ul aria-label={`${name}: ${t('slots', { day })}`} className="flex flex-auto flex-wrap gap-2">
        {times.map((time) => (
          <li key={time} className="flex-1 md:flex-none">
            <Link
              to={inLanguage(language, startPath(serviceId, start, { date, time }))}
              className="flex min-h-11 items-center justify-center rounded-full px-2 text-15 font-strong whitespace-nowrap text-lapis inset-ring inset-ring-lapis-line hover:bg-lapis-tint md:min-h-10 md:px-4"
            >
              <ClockTime time={time} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
