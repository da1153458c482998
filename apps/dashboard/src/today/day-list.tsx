import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { useLocale } from '../shell/locale.ts';
import type { BookingActions } from '../booking/booking-actions.ts';
import { BookingList } from '../booking/booking-list.tsx';

type DayListProps = {
  readonly bookings: readonly Booking[];
  readonly employees: Agenda['employees'];
  readonly now: number;
  readonly actions: BookingActions;
};

/** A day as a list in order, of everybody or of one person, with a line where it is now. */
export function DayList({ bookings, employees, now, actions }: DayListProps) {
  const t = useTranslations('dashboard.today');
  const locale = useLocale();
  const [chosenId, setChosenId] = useState<number>();
  const bookedEmployees = employees.filter(({ id }) =>
    bookings.some(({ items }) => items.some(({ employee }) => employee.id === id)),
  );
  const shown = bookings.filter(
    ({ items }) => chosenId === undefined || items.some(({ employee }) => employee.id === chosenId),
  );
  const nowLabel = t('now', { time: formatTime(locale, inBaghdad(now).time) });
  if (bookings.length === 0) return <p className="text-15 text-ink-soft">{t('emptyDay')}</p>;
  return (
    <div className="grid gap-3">
      {bookedEmployees.length > 1 && (
        <ChipChoice
          label={t('employees')}
          options={[
            { value: undefined, label: t('everybody') },
            ...bookedEmployees.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={chosenId}
          onChoose={setChosenId}
          className="-mx-4 overflow-x-auto px-4 py-1"
        />
      )}
      <BookingList
        bookings={shown}
        now={now}
        nowLabel={nowLabel}
        open={actions.open}
        queuedStepsOf={actions.queuedStepsOf}
      />
    </div>
  );
}
