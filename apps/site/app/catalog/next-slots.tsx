import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useNextDay } from './use-next-day.ts';
import { servicePath, type NextTimes } from './service-card-view.ts';

type NextStartsProps = { readonly id: number; readonly next: NextTimes | undefined };

const place = 'relative z-10 col-span-2 mt-2.5 flex items-center gap-2 text-13 text-ink-soft lg:gap-1.5';

/** The next free starts of a service, each leading to its page with that start chosen. */
export function NextStarts({ id, next }: NextStartsProps) {
  const t = useTranslations('card');
  const language = useLanguage();
  const dayWord = useNextDay();
  if (!next) return <p className={`${place} pointer-events-none min-h-11 lg:min-h-9`}>{t('noTimes')}</p>;
  const day = dayWord(next);
  return (
    <div className={place}>
      <span aria-hidden="true" className="min-w-16 lg:me-0.5 lg:min-w-0">
        {day}
      </span>
      <ul aria-label={t('times', { day })} className="flex flex-1 gap-2 lg:gap-1.5">
        {next.starts.map(({ time, text }) => (
          <li key={time} className="flex-1 lg:flex-none">
            <Link
              to={inLanguage(language, servicePath(id, { date: next.date, time }))}
              className="flex min-h-11 items-center justify-center rounded-full bg-lapis-tint px-2.75 text-15 font-strong whitespace-nowrap text-lapis hover:inset-ring hover:inset-ring-lapis lg:min-h-9 lg:text-13"
            >
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
