import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { Link } from 'react-router';
import { ClockTime } from '../catalog/clock-time.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useDayOfSlot } from './day-of-slot.ts';

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
