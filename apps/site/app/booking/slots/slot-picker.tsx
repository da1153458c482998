import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import type { SlotCalendar } from './slot-calendar.ts';
import { DayStrip } from './day-strip.tsx';
import { isFree, shownDay, type SlotTime, type SlotsAnswer } from './slots.ts';
import { SlotTable } from './slot-table.tsx';

type SlotPickerProps = {
  readonly calendar: SlotCalendar;
  /** A link to the waiting list, for customers who find no suitable slot. */
  readonly waitlist?: ReactNode;
};

/** The days of a fortnight, then the slots of one of them. */
export function SlotPicker({ calendar, waitlist }: SlotPickerProps) {
  const t = useTranslations('booking.slots');
  const { slots } = calendar;
  if (!slots) return <SlotPickerSkeleton label={t('loading')} />;
  if (slots.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-control bg-sand p-4">
        <p>{t('failed')}</p>
        <Button kind="outline" size="small" onClick={calendar.reloadSlots}>
          <Icon name="reload" />
          {t('retry')}
        </Button>
      </div>
    );
  }
  return <LoadedSlots calendar={calendar} answer={slots} waitlist={waitlist} />;
}

type LoadedSlotsProps = SlotPickerProps & { readonly answer: SlotsAnswer & { kind: 'slots' } };

function LoadedSlots({ calendar, answer: { days, next }, waitlist }: LoadedSlotsProps) {
  const t = useTranslations('booking.slots');
  const locale = useLocale();
  const { choices, choose } = calendar;
  const day = shownDay(days, choices.date);
  const isFull = !day || day.free === 0;
  return (
    <>
      <DayStrip
        days={days}
        shown={day?.date}
        fortnight={calendar.fortnight}
        isLast={!next}
        onChoose={(date) => choose({ date, time: undefined })}
        onFortnight={calendar.showFortnight}
      />
      {!day && <NothingFree text={t('none')} next={next} onChoose={choose} />}
      {!day && waitlist}
      {day && (
        <>
          <h3 className="flex items-baseline justify-between gap-3 text-15">
            {formatDay(locale, day.date)}
            <span className="text-13 font-body tracking-normal text-ink-soft">{t('zone')}</span>
          </h3>
          {isFull && <NothingFree text={t('noneOnDay')} next={next} onChoose={choose} />}
          {isFull && waitlist}
          {choices.time !== undefined &&
            choices.date === day.date &&
            day.free > 0 &&
            calendar.outcome === undefined &&
            !isFree(day, choices) && (
              <output className="block text-15 text-pending">
                {t('gone', { time: formatTime(locale, choices.time) })}
              </output>
            )}
          <SlotTable
            times={day.times}
            chosen={choices.date === day.date ? choices.time : undefined}
            former={calendar.former?.date === day.date ? calendar.former.time : undefined}
            onChoose={(time) => choose({ date: day.date, time })}
          />
          {!isFull && waitlist}
        </>
      )}
    </>
  );
}

type NothingFreeProps = {
  readonly text: string;
  readonly next: SlotTime | undefined;
  readonly onChoose: (slot: SlotTime) => void;
};

function NothingFree({ text, next, onChoose }: NothingFreeProps) {
  const t = useTranslations('booking.slots');
  const locale = useLocale();
  return (
    <div aria-live="polite" className="grid justify-items-start gap-3 rounded-control bg-sand p-4">
      <p>{text}</p>
      {next ? (
        <Button kind="outline" size="small" className="whitespace-normal" onClick={() => onChoose(next)}>
          <span>
            {t.rich('nextFree', {
              day: formatDay(locale, next.date, 'short'),
              time: formatTime(locale, next.time),
              t: isolated,
            })}
          </span>
        </Button>
      ) : (
        <p className="text-15 text-ink-soft">{t('noneAhead')}</p>
      )}
    </div>
  );
}

function SlotPickerSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="grid gap-4">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-5 w-24" />
      <div className="grid grid-cols-7 gap-1">
        {Array.from({ length: 14 }, (_, index) => (
          <Skeleton key={index} className="h-16.5 w-full rounded-control" />
        ))}
      </div>
      <Skeleton className="h-5 w-40" />
      <div className="grid grid-cols-3 gap-2 ps-21">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} className="h-11 w-full rounded-full" />
        ))}
      </div>
    </div>
  );
}
