import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';
import type { Start } from './slots.ts';

type NearStartsProps = {
  readonly starts: readonly Start[];
  readonly date: string;
  readonly onTake: (start: Start) => void;
};

/** The nearest free starts as buttons; `date` is the day that was wanted, which needs no naming. */
export function NearStarts({ starts, date, onTake }: NearStartsProps) {
  const t = useTranslations('booking.outcome');
  const language = useLanguage();
  return (
    <ul aria-label={t('near')} className="flex flex-wrap gap-2">
      {starts.map((start) => (
        <li key={`${start.date} ${start.time}`}>
          <button
            type="button"
            aria-label={`${formatDay(language, start.date, 'short')} ${formatTime(language, start.time)}`}
            className={`${chipClass()} font-strong text-lapis`}
            onClick={() => onTake(start)}
          >
            {start.date !== date && `${formatDay(language, start.date, 'short')} `}
            <bdi>{formatTime(language, start.time)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
