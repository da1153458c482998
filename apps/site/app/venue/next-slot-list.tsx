import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { addDays, formatDay } from '@tajmeelspot/language/dates.ts';
import { Link } from 'react-router';
import { ClockTime } from '../catalog/clock-time.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { useClock } from '../shell/use-clock.ts';

type NextSlotListProps = { readonly slots: VenuePage['next_slots']; readonly onSlot: () => void };

/** The next free times, each with the treatment that begins there: one tap chooses both. */
export function NextSlotList({ slots, onSlot }: NextSlotListProps) {
  const t = useTranslations('venuePage.next');
  const nameDay = useDayOfSlot();
  return (
    <section className="mt-5 md:mt-0 md:mb-6">
      <h2 className="mb-2.5 text-18">{t('title')}</h2>
      {slots.length === 0 && <p className="text-15 text-ink-soft">{t('none')}</p>}
      <ul className="grid grid-cols-3 gap-2 md:max-w-160">
        {slots.map(({ date, time, treatment }) => {
          const day = nameDay(date);
          const at = { treatment: String(treatment.id), date, time };
          return (
            <li key={`${date} ${time} ${treatment.id}`} className="min-w-0">
              <Link
                to={{ search: `?${new URLSearchParams(at)}` }}
                replace
                preventScrollReset
                className="grid min-h-14.5 h-full content-center justify-items-center rounded-card bg-surface px-1.5 py-2 text-center leading-snug inset-ring inset-ring-lapis-line hover:bg-lapis-tint"
                onClick={onSlot}
              >
                <span className="text-13 text-ink-soft">{day}</span>
                <ClockTime time={time} className="text-15 font-strong text-lapis" />
                <span className="line-clamp-2 text-13 text-ink-soft">{treatment.title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Names a day of the next seven. Which one is today is known in the browser only; before that, its weekday. */
function useDayOfSlot(): (date: string) => string {
  const t = useTranslations('card');
  const locale = useLocale();
  const today = useClock()?.date;
  return (date) => {
    if (date === today) return t('today');
    if (today !== undefined && date === addDays(today, 1)) return t('tomorrow');
    return formatDay(locale, date, 'weekday');
  };
}
