import { formatDay, formatDayOfMonth } from '@tajmeelspot/language/dates.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useId } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { narrowWeekday } from './day-names.ts';
import { dotsOf } from './slots.ts';
import type { FreeDay } from '@tajmeelspot/contract/availability.ts';

type DayStripProps = {
  readonly days: readonly FreeDay[];
  readonly shown: string | undefined;
  readonly fortnight: number;
  /** Whether nothing is free in these days or after them. */
  readonly isLast: boolean;
  readonly onChoose: (date: string) => void;
  readonly onFortnight: (fortnight: number) => void;
};

/** A fortnight, a week in each row. Dots show how much is free; a day without a free slot cannot be chosen. */
export function DayStrip({ days, shown, fortnight, isLast, onChoose, onFortnight }: DayStripProps) {
  const t = useTranslations('booking.slots');
  const name = useId();
  const locale = useLocale();
  const months = [days[0], days.at(-1)].flatMap((day) => (day ? [formatDay(locale, day.date, 'month')] : []));
  return (
    <fieldset>
      <legend className="sr-only">{t('day')}</legend>
      <div className="mb-1 flex items-center">
        <h3 className="me-auto text-15">{t('day')}</h3>
        <ArrowButton
          icon="chevron-start"
          label={t('earlier')}
          isOff={fortnight === 0}
          onClick={() => onFortnight(fortnight - 1)}
        />
        <span className="text-13 text-ink-soft">{[...new Set(months)].join(' – ')}</span>
        <ArrowButton
          icon="chevron-end"
          label={t('later')}
          isOff={isLast}
          className="-me-3"
          onClick={() => onFortnight(fortnight + 1)}
        />
      </div>
      <div className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <DayOption
            key={day.date}
            {...{ day, name }}
            isShown={day.date === shown}
            onChoose={() => onChoose(day.date)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ArrowButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
};

function ArrowButton({ icon, label, isOff = false, className = '', onClick }: ArrowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      className={`grid size-11 place-items-center rounded-full text-lapis hover:bg-lapis-tint disabled:invisible ${className}`}
      onClick={onClick}
    >
      <Icon name={icon} isFlipped className="size-4.5" />
    </button>
  );
}

type DayOptionProps = {
  readonly day: FreeDay;
  readonly name: string;
  readonly isShown: boolean;
  readonly onChoose: () => void;
};

function DayOption({ day: { date, free }, name, isShown, onChoose }: DayOptionProps) {
  const t = useTranslations('booking.slots');
  const locale = useLocale();
  const isFull = free === 0;
  const look = isShown ? 'bg-lapis text-on-lapis' : isFull ? 'text-ink-soft' : 'text-ink-soft hover:bg-lapis-tint';
  const number = isFull ? 'font-body line-through' : 'font-[620]';
  return (
    <label
      className={`relative grid min-w-0 justify-items-center rounded-control pt-2 pb-1.75 text-13 leading-[1.35] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis ${look} ${isFull ? 'cursor-not-allowed' : 'cursor-pointer'}`}
    >
      <input
        type="radio"
        name={name}
        aria-label={`${formatDay(locale, date)}, ${t('free', { count: free })}`}
        checked={isShown}
        disabled={isFull && !isShown}
        className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
        onChange={onChoose}
      />
      <span>{narrowWeekday(locale, date)}</span>
      <b className={`text-18 ${number} ${isShown ? 'text-on-lapis' : isFull ? '' : 'text-ink'}`}>
        {formatDayOfMonth(locale, date)}
      </b>
      <span className="mt-1 flex h-1.25 gap-0.75">
        {Array.from({ length: dotsOf(free) }, (_, dot) => (
          <span key={dot} className={`size-1.25 rounded-full ${isShown ? 'bg-on-lapis' : 'bg-lapis'}`} />
        ))}
      </span>
    </label>
  );
}
