import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import type { Calendar } from './slot-calendar.ts';
import { DayStrip } from './day-strip.tsx';
import { isFree, shownDay, type Start, type TimesAnswer } from './slots.ts';
import { TimeTable } from './slot-table.tsx';

type WhenProps = {
  readonly desk: Calendar;
  /** A way on for whoever finds no suitable time. */
  readonly wait?: ReactNode;
};

/** The days, then the times of one of them. */
export function When({ desk, wait }: WhenProps) {
  const t = useTranslations('booking.when');
  const { times } = desk;
  if (!times) return <WhenSkeleton label={t('loading')} />;
  if (times.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-control bg-sand p-4">
        <p>{t('failed')}</p>
        <Button kind="outline" size="small" onClick={desk.reloadTimes}>
          <Icon name="reload" />
          {t('retry')}
        </Button>
      </div>
    );
  }
  return <Arrived desk={desk} answer={times} wait={wait} />;
}

type WhenArrivedProps = WhenProps & { readonly answer: TimesAnswer & { kind: 'times' } };

function Arrived({ desk, answer: { days, next }, wait }: WhenArrivedProps) {
  const t = useTranslations('booking.when');
  const language = useLanguage();
  const { choices, choose } = desk;
  const day = shownDay(days, choices.date);
  const isFull = !day || day.free === 0;
  return (
    <>
      <DayStrip
        days={days}
        shown={day?.date}
        stretch={desk.stretch}
        isLast={!next}
        onChoose={(date) => choose({ date, time: undefined })}
        onStretch={desk.showStretch}
      />
      {!day && <NothingFree text={t('none')} next={next} onTake={choose} />}
      {!day && wait}
      {day && (
        <>
          <h3 className="flex items-baseline justify-between gap-3 text-15">
            {formatDay(language, day.date)}
            <span className="text-13 font-body tracking-normal text-ink-soft">{t('zone')}</span>
          </h3>
          {isFull && <NothingFree text={t('noneOnDay')} next={next} onTake={choose} />}
          {isFull && wait}
          {choices.time !== undefined &&
            choices.date === day.date &&
            day.free > 0 &&
            desk.outcome === undefined &&
            !isFree(day, choices) && (
              <output className="block text-15 text-pending">
                {t('gone', { time: formatTime(language, choices.time) })}
              </output>
            )}
          <TimeTable
            times={day.times}
            chosen={choices.date === day.date ? choices.time : undefined}
            former={desk.former?.date === day.date ? desk.former.time : undefined}
            onChoose={(time) => choose({ date: day.date, time })}
          />
          {!isFull && wait}
        </>
      )}
    </>
  );
}

type NothingProps = {
  readonly text: string;
  readonly next: Start | undefined;
  readonly onTake: (start: Start) => void;
};

function NothingFree({ text, next, onTake }: NothingProps) {
  const t = useTranslations('booking.when');
  const language = useLanguage();
  return (
    <div aria-live="polite" className="grid justify-items-start gap-3 rounded-control bg-sand p-4">
      <p>{text}</p>
      {next ? (
        <Button kind="outline" size="small" className="whitespace-normal" onClick={() => onTake(next)}>
          <span>
            {t.rich('nextFree', {
              day: formatDay(language, next.date, 'short'),
              time: formatTime(language, next.time),
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

function WhenSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="grid gap-4">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-5 w-24" />
      <div className="grid grid-cols-7 gap-1">
        {Array.from({ length: 14 }, (_, place) => (
          <Skeleton key={place} className="h-16.5 w-full rounded-control" />
        ))}
      </div>
      <Skeleton className="h-5 w-40" />
      <div className="grid grid-cols-3 gap-2 ps-21">
        {Array.from({ length: 9 }, (_, place) => (
          <Skeleton key={place} className="h-11 w-full rounded-full" />
        ))}
      </div>
    </div>
  );
}
