import { NextDay } from '@tajmeelspot/ui/moments/next-day.tsx';
import { TimeInput } from '@tajmeelspot/ui/moments/time-input.tsx';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { clockOf, endAfter, endsNextDay, nextHours, type EditedWeekdayHours, weekdays } from './weekday-hours.ts';

type WeekEditorProps = {
  readonly spans: readonly EditedWeekdayHours[];
  readonly onChange: (spans: EditedWeekdayHours[]) => void;
  /** What a day begins with. */
  readonly defaultHours: { readonly from: string; readonly to: string };
  /** What a day without any is called. */
  readonly emptyLabel: string;
};

/** Seven days, Saturday first, each with any number of times. */
export function WeekEditor({ spans, onChange, defaultHours, emptyLabel }: WeekEditorProps) {
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line">
      {weekdays.map((weekday) => {
        const own = spans.filter((span) => span.weekday === weekday);
        const others = spans.filter((span) => span.weekday !== weekday);
        // 1 January 2024 was a Monday.
        const day = formatDay(locale, `2024-01-0${weekday}`, 'weekday');
        return (
          <Day
            key={weekday}
            {...{ day, own, emptyLabel }}
            onSet={(next) => onChange([...others, ...next])}
            onAdd={() => onChange([...spans, nextHours(weekday, own, defaultHours)])}
            onCopy={() => onChange(weekdays.flatMap((one) => own.map((span) => ({ ...span, weekday: one }))))}
          />
        );
      })}
    </ul>
  );
}

type WeekEditorDayProps = {
  readonly day: string;
  readonly own: readonly EditedWeekdayHours[];
  readonly emptyLabel: string;
  readonly onSet: (own: EditedWeekdayHours[]) => void;
  readonly onAdd: () => void;
  readonly onCopy: () => void;
};

function Day({ day, own, emptyLabel, onSet, onAdd, onCopy }: WeekEditorDayProps) {
  const t = useTranslations('venue.hours');
  const labelFor = (label: string) => t('at', { day, label });
  const isOpen = own.length > 0;
  return (
    <li className="grid gap-1 py-2 md:grid-cols-[15rem_1fr] md:items-start">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-15">
          <input
            type="checkbox"
            className="size-5 accent-lapis"
            checked={isOpen}
            onChange={() => (isOpen ? onSet([]) : onAdd())}
          />
          <span className={isOpen ? 'font-strong' : ''}>{day}</span>
        </label>
        {!isOpen && <span className="text-15 text-ink-soft md:hidden">{emptyLabel}</span>}
        {isOpen && (
          <span className="flex">
            <Small label={t('add')} icon="plus" {...{ labelFor }} onPress={onAdd} />
            <Small label={t('copy')} icon="copy" {...{ labelFor }} onPress={onCopy} />
          </span>
        )}
      </div>
      {!isOpen && <span className="flex min-h-11 items-center text-15 text-ink-soft max-md:hidden">{emptyLabel}</span>}
      {isOpen && (
        <div className="grid gap-2">
          {own.map((span, place) => (
            // A day's times have nothing of their own but their place.
            <Times
              key={`${span.weekday} ${String(place)}`}
              {...{ span, labelFor }}
              onChange={(next) => onSet(own.with(place, next))}
              onRemove={own.length > 1 ? () => onSet(own.toSpliced(place, 1)) : undefined}
            />
          ))}
        </div>
      )}
    </li>
  );
}

type TimesProps = {
  readonly span: EditedWeekdayHours;
  readonly labelFor: (label: string) => string;
  readonly onChange: (span: EditedWeekdayHours) => void;
  readonly onRemove: (() => void) | undefined;
};

function Times({ span, labelFor, onChange, onRemove }: TimesProps) {
  const t = useTranslations('venue.hours');
  const locale = useLocale();
  const nextDayId = useId();
  const isNextDay = endsNextDay(span.to);
  // The browser's arrow of a list takes a fifth of the field, and leaves times of Sorani at its edge.
  const look =
    'min-h-11 w-full min-w-0 bg-transparent text-center text-15 tabular-nums outline-none max-md:[&::-webkit-calendar-picker-indicator]:!hidden';
  return (
    <div>
      <div className="flex items-center gap-1.5 max-md:[&>.field]:flex-1">
        <div className="field !gap-1 !px-1">
          <TimeInput
            className={look}
            aria-label={labelFor(t('from'))}
            value={span.from}
            onChange={(from) => onChange({ ...span, from, to: endAfter(from, clockOf(span.to)) })}
          />
        </div>
        <span aria-hidden="true">–</span>
        <div className="field !gap-1 !px-1">
          <TimeInput
            className={look}
            aria-label={labelFor(t('to'))}
            aria-describedby={isNextDay ? nextDayId : undefined}
            value={clockOf(span.to)}
            onChange={(to) => onChange({ ...span, to: endAfter(span.from, to) })}
          />
        </div>
        {/* Times are as wide alone as beside what removes them. */}
        {onRemove ? (
          <Small label={t('remove')} icon="close" labelFor={labelFor} onPress={onRemove} />
        ) : (
          <span className="size-11 shrink-0" />
        )}
      </div>
      {isNextDay && (
        <span id={nextDayId} className="mt-1 block text-13 text-ink-soft">
          <bdi>{formatTime(locale, clockOf(span.to))}</bdi> <NextDay />
        </span>
      )}
    </div>
  );
}

type WeekEditorSmallProps = {
  readonly label: string;
  readonly icon: IconName;
  readonly labelFor: (label: string) => string;
  readonly onPress: () => void;
};

function Small({ label, icon, labelFor, onPress }: WeekEditorSmallProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={labelFor(label)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-lapis-tint hover:text-lapis"
      onClick={onPress}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}
