import { DayPicker, type Matcher } from 'react-day-picker';
import { use, useState } from 'react';
import { useLabel } from '../labels.ts';

type CalendarProps = {
  /** YYYY-MM-DD; '' where none is chosen. */
  readonly day: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onPick: (day: string) => void;
};

/** A month of days to pick from, Saturday first; arrows, Page keys, Home and End move as in every calendar. */
export function Calendar({ day, min, max, onPick }: CalendarProps) {
  const texts = use(useLabel('moments')());
  const disabled: Matcher[] = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])];
  const [today] = useState(() => toDay(new Date()));
  const chosen = day === '' ? undefined : toDate(day);
  return (
    <DayPicker
      mode="single"
      // The dialog gives the focus to its close button; a reader who opens a calendar wants the days.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      showOutsideDays
      weekStartsOn={6}
      dir={document.documentElement.dir}
      selected={chosen}
      defaultMonth={chosen ?? toDate(min ?? today)}
      disabled={disabled}
      onSelect={(date) => date && onPick(toDay(date))}
      formatters={{
        formatDay: (date) => texts.numberDay(toDay(date)),
        formatCaption: (date) => texts.nameMonth(toDay(date)),
        formatWeekdayName: (date) => texts.nameWeekday(toDay(date)),
      }}
      labels={{
        labelDayButton: (date) => texts.nameDay(toDay(date)),
        labelGrid: (date) => texts.nameMonth(toDay(date)),
        labelWeekday: (date) => texts.nameWeekday(toDay(date)),
        labelPrevious: () => texts.formerMonth,
        labelNext: () => texts.nextMonth,
        labelNav: () => '',
      }}
      classNames={look}
    />
  );
}

const arrow = 'grid size-11 place-items-center rounded-full text-ink-soft hover:bg-lapis-tint rtl:-scale-x-100';

const look = {
  root: 'mx-auto w-full max-w-77 pt-6',
  month_grid: 'w-full table-fixed border-collapse',
  months: 'relative',
  month_caption: 'mb-2 flex h-11 items-center justify-center text-18 font-head',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'size-5 fill-current',
  weekday: 'h-9 text-13 font-normal text-ink-soft',
  day: 'p-0.5 text-center',
  day_button:
    'mx-auto grid aspect-square w-full max-w-10 place-items-center rounded-full text-15 hover:bg-lapis-tint focus-visible:outline-2 focus-visible:outline-lapis disabled:opacity-40',
  selected: '[&>button]:bg-lapis [&>button]:text-on-lapis',
  today: '[&>button]:font-head [&>button]:text-lapis',
  outside: 'opacity-50',
};

const toDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

const toDay = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
