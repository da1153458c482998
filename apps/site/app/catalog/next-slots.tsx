import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { ClockTime } from './clock-time.tsx';
import { useNextDay } from './use-next-day.ts';
import { servicePath, type NextSlots } from './service-card-view.ts';

type NextSlotLinksProps = { readonly id: number; readonly nextSlots: NextSlots | undefined };

const look = 'relative z-10 col-span-2 mt-2.5 flex flex-wrap items-center gap-2 text-13 text-ink-soft lg:gap-1.5';

/** The next free starts of a service, each leading to its page with that start chosen. */
export function NextSlotLinks({ id, nextSlots }: NextSlotLinksProps) {
  const t = useTranslations('card');
  const language = useLanguage();
  const nameDay = useNextDay();
  if (!nextSlots) return <p className={`${look} pointer-events-none min-h-11 lg:min-h-9`}>{t('noSlots')}</p>;
  const day = nameDay(nextSlots);
  return (
    <div className={look}>
      <span aria-hidden="true" className="min-w-16 lg:me-0.5 lg:min-w-0">
        {day}
      </span>
      <ul aria-label={t('slots', { day })} className="flex flex-auto flex-wrap gap-2 lg:gap-1.5">
        {nextSlots.times.map((time) => (
          <li key={time} className="flex-1 lg:flex-none">
            <Link
              to={inLanguage(language, servicePath(id, { date: nextSlots.date, time }))}
              className="flex min-h-11 items-center justify-center rounded-full bg-lapis-tint px-2.75 text-15 font-strong whitespace-nowrap text-lapis hover:inset-ring hover:inset-ring-lapis lg:min-h-9 lg:text-13"
            >
              <ClockTime time={time} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
