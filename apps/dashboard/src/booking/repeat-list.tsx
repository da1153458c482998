import type { RepeatOccurrence, RepeatStart } from '@tajmeelspot/contract/booking/repeats.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { keyOf, pickOf, type RepeatPicks } from './repeat-choice.ts';

type RepeatListProps = {
  readonly occurrences: readonly RepeatOccurrence[];
  readonly picks: RepeatPicks;
  readonly onPick: (occurrence: RepeatOccurrence, start: RepeatStart | null) => void;
};

/** Each date with what stands against it: a free one can be left out, another one gets a time near it. */
export function RepeatList({ occurrences, picks, onPick }: RepeatListProps) {
  const t = useTranslations('dashboard.repeat');
  return (
    <section aria-label={t('dates')}>
      <ol className="divide-y divide-line border-y border-line">
        {occurrences.map((one) => (
          <li key={keyOf(one)} className="py-3">
            {one.collides === null ? (
              <FreeDate occurrence={one} isOn={pickOf(one, picks) !== null} onPick={(start) => onPick(one, start)} />
            ) : (
              <CollidingDate occurrence={one} pick={pickOf(one, picks)} onPick={(start) => onPick(one, start)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type DateProps = { readonly occurrence: RepeatOccurrence; readonly onPick: (start: RepeatStart | null) => void };

function FreeDate({ occurrence: { booking_date, time }, isOn, onPick }: DateProps & { readonly isOn: boolean }) {
  const t = useTranslations('dashboard.repeat');
  const locale = useLocale();
  const [day, clock] = [formatDay(locale, booking_date, 'long'), formatTime(locale, time)];
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-3 text-15">
      <input
        type="checkbox"
        aria-label={t('include', { day, time: clock })}
        className="size-5 shrink-0 accent-lapis"
        checked={isOn}
        onChange={({ target }) => onPick(target.checked ? { booking_date, time } : null)}
      />
      <span className="min-w-0 grow">
        <span className="font-strong">{day}</span> <bdi className="tabular-nums">{clock}</bdi>
      </span>
      <span className="text-13 text-confirmed">{t('free')}</span>
    </label>
  );
}

function CollidingDate({ occurrence, pick, onPick }: DateProps & { readonly pick: RepeatStart | null }) {
  const t = useTranslations('dashboard.repeat');
  const locale = useLocale();
  const { booking_date: date, time, collides, near } = occurrence;
  const day = formatDay(locale, date, 'long');
  const options = near.map((one) => {
    const start = { booking_date: one.date, time: one.time };
    const clock = formatTime(locale, one.time);
    return {
      start,
      value: keyOf(start),
      label: one.date === date ? clock : `${formatDay(locale, one.date, 'short')} ${clock}`,
    };
  });
  const choose = (value: string) => onPick(options.find((one) => one.value === value)?.start ?? null);
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap justify-between gap-x-3 text-15">
        <span>
          <span className="font-strong">{day}</span>{' '}
          <bdi className="text-ink-soft tabular-nums line-through">{formatTime(locale, time)}</bdi>
        </span>
        {collides !== null && <span className="text-13 text-other">{t(`collides.${collides}`)}</span>}
      </p>
      {options.length > 0 && (
        <ChipChoice
          label={t('instead', { day })}
          options={[...options, { value: '', label: t('leaveOut') }]}
          chosen={pick === null ? '' : keyOf(pick)}
          onChoose={choose}
        />
      )}
    </div>
  );
}
