import type { DelayPlan } from '@tajmeelspot/contract/booking/delays.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { isolate } from './booking-time.tsx';

/** Whose day is late, and by how much. */
export type DelayChoice = { readonly employeeId: number; readonly minutes: number };

type RunningLateDialogProps = {
  readonly employees: readonly { readonly id: number; readonly name: string }[];
  readonly choice: DelayChoice;
  readonly onChoose: (choice: DelayChoice) => void;
  /** What would move; undefined while nobody knows. */
  readonly plan: DelayPlan | undefined;
  /** Bookings that are left where they are, and how one becomes such. */
  readonly stayingIds: readonly number[];
  readonly onStay: (bookingId: number, stays: boolean) => void;
  readonly mayOverride: boolean;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (isOverHours: boolean) => void;
  readonly onClose: () => void;
};

const minutesOffered = ['5', '10', '15', '20', '30', '45', '60'] as const;

/** Moves the rest of somebody's day in one step, once it shows who moves and who does not. */
export function RunningLateDialog(props: RunningLateDialogProps) {
  const { employees, choice, onChoose, plan, stayingIds, onStay, mayOverride, isBusy, errorMessage, onSend, onClose } =
    props;
  const t = useTranslations('dashboard.late');
  const tFrame = useTranslations('frame');
  const locale = useLocale();
  const moving = plan?.bookings.filter(({ minutes }) => minutes > 0) ?? [];
  const isOverHours = moving.some(({ collides }) => collides === 'hours');
  const isStuck = moving.some(({ collides }) => collides === 'booking' || (collides === 'hours' && !mayOverride));
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('title')}>
      <div className="grid gap-4">
        <div className="pe-8">
          <h2 className="text-18">{t('title')}</h2>
          <p className="mt-1 text-15 text-ink-soft">{t('lead')}</p>
        </div>
        <DelayFields {...{ employees, choice, onChoose }} />
        {plan ? (
          <DelayList {...{ bookings: plan.bookings, stayingIds, onStay }} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
        <ErrorMessage text={errorMessage ?? (isStuck ? t('stuck') : undefined)} />
        {isOverHours && !isStuck && <p className="text-13 font-strong text-pending">{t('overHours')}</p>}
        <div className="flex flex-wrap-reverse gap-2.5">
          <Button kind="outline" isWide className="flex-1" onClick={onClose}>
            {tFrame('back')}
          </Button>
          <Button
            isWide
            className="flex-1 !whitespace-normal"
            isBusy={isBusy}
            disabled={moving.length === 0 || isStuck}
            onClick={() => onSend(isOverHours)}
          >
            {t('send', { count: formatNumber(locale, moving.length) })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function DelayFields({
  employees,
  choice,
  onChoose,
}: Pick<RunningLateDialogProps, 'employees' | 'choice' | 'onChoose'>) {
  const t = useTranslations('dashboard.late');
  const locale = useLocale();
  return (
    <>
      <SelectField
        name="employee_id"
        label={t('employee')}
        value={String(choice.employeeId)}
        onChange={({ target }) => onChoose({ ...choice, employeeId: Number(target.value) })}
      >
        {employees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <ChipChoice
        label={t('minutes')}
        options={minutesOffered.map((value) => ({ value, label: formatDuration(locale, Number(value)) }))}
        chosen={minutesOffered.find((value) => Number(value) === choice.minutes) ?? '15'}
        onChoose={(value) => onChoose({ ...choice, minutes: Number(value) })}
      />
    </>
  );
}

type DelayListProps = Pick<DelayPlan, 'bookings'> & Pick<RunningLateDialogProps, 'stayingIds' | 'onStay'>;

function DelayList({ bookings, stayingIds, onStay }: DelayListProps) {
  const t = useTranslations('dashboard.late');
  if (bookings.length === 0) return <p className="text-15 text-ink-soft">{t('nothing')}</p>;
  return (
    <ul className="grid">
      {bookings.map((booking) => {
        const { booking_id: id, customer_name: name, minutes, collides } = booking;
        const stays = stayingIds.includes(id);
        return (
          <li
            key={id}
            className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-1 text-15"
          >
            {minutes > 0 || stays ? (
              <input
                type="checkbox"
                aria-label={t('moveOne', { customerName: name })}
                className="size-5 accent-lapis"
                checked={!stays}
                onChange={({ target }) => onStay(id, !target.checked)}
              />
            ) : (
              <span />
            )}
            <span className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
              <bdi className="font-strong">{name}</bdi>
              <DelayedTime booking={booking} />
              {collides && <span className="w-full pb-2 text-13 text-other">{t(`collides.${collides}`)}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function DelayedTime({ booking }: { readonly booking: DelayPlan['bookings'][number] }) {
  const t = useTranslations('dashboard.late');
  const locale = useLocale();
  const { time, new_time: newTime, minutes } = booking;
  return (
    <span className={minutes === 0 ? 'text-ink-soft' : ''}>
      {minutes === 0
        ? t.rich('stays', { time: formatTime(locale, time), t: isolate })
        : t.rich('moves', { from: formatTime(locale, time), to: formatTime(locale, newTime), t: isolate })}
    </span>
  );
}
