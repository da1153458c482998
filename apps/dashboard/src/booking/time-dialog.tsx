import { moveBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { TimeField } from '@tajmeelspot/ui/moments/time-field.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import type { BookingTimeInput } from '../shell/booking/booking-steps.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

/** A day and who gives the treatment: undefined is the booked employee, null any free one. */
export type BookingTimeChoice = { readonly date: string; readonly employeeId: number | null | undefined };

type TimeDialogProps = {
  readonly question: 'propose' | 'move';
  readonly booking: Booking;
  readonly today: string;
  readonly choice: BookingTimeChoice;
  readonly onChoose: (choice: BookingTimeChoice) => void;
  /** Who else gives the treatment. */
  readonly others: readonly { readonly id: number; readonly name: string }[];
  /** Free starts of the chosen day, HH:MM; undefined while nobody knows them. */
  readonly times: readonly string[] | undefined;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (time: BookingTimeInput) => void;
  readonly onClose: () => void;
};

/** Asks for another time to propose or to move to, among those that are free; where nobody knows which are, any can be written. */
export function TimeDialog(props: TimeDialogProps) {
  const { question, booking, today, choice, onChoose, others, times, isBusy, errorMessage, onSend, onClose } = props;
  const t = useTranslations('dashboard.timing');
  const tFrame = useTranslations('frame');
  const tOverride = useTranslations('dashboard.override');
  const [time, setTime] = useState('');
  const [minutes, setMinutes] = useState(String(booking.duration));
  const [notify, setNotify] = useState(true);
  const canSetDuration = question === 'move' && booking.items.length === 1;
  const title = t(`${question}.title`, { customerName: booking.customer_name });
  const [isFree, setFree] = useState(false);
  const offered = isFree ? undefined : times;
  const chosenTime = offered && !offered.includes(time) ? (offered[0] ?? '') : time;
  const duration = canSetDuration && Number(minutes) !== booking.duration ? Number(minutes) : undefined;
  const canNotify = question === 'move' && booking.origin !== 'venue';
  const send = () => onSend({ ...toTimeInput(choice, chosenTime, duration), ...(canNotify ? { notify } : {}) });
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && chosenTime !== '') send();
        }}
      >
        <div className="pe-8">
          <h2 className="text-18">{title}</h2>
          <p className="mt-1 text-15 text-ink-soft">{t(`${question}.lead`)}</p>
        </div>
        <BookingDayField choice={choice} onChoose={onChoose} today={today} />
        <EmployeeField booking={booking} choice={choice} onChoose={onChoose} others={others} />
        <BookingTimeField times={offered} time={chosenTime} onChange={setTime} />
        {question === 'move' && times && <SwitchField label={tOverride('free')} isOn={isFree} onChange={setFree} />}
        {canSetDuration && <MinutesField minutes={minutes} onChange={setMinutes} />}
        {canNotify && <SwitchField label={t('notify')} text={t('notifyHint')} isOn={notify} onChange={setNotify} />}
        <ErrorMessage text={errorMessage} />
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" onClick={onClose}>
            {tFrame('back')}
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={chosenTime === ''}>
            {t(`${question}.send`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const toTimeInput = (
  { date, employeeId }: BookingTimeChoice,
  time: string,
  duration: number | undefined,
): BookingTimeInput => ({
  booking_date: date,
  time,
  ...(employeeId === undefined ? {} : { employee_id: employeeId }),
  ...(duration === undefined ? {} : { duration }),
});

function MinutesField({
  minutes,
  onChange,
}: {
  readonly minutes: string;
  readonly onChange: (minutes: string) => void;
}) {
  const t = useTranslations('dashboard.timing');
  return (
    <TextField
      {...describeFields(moveBookingFields, { t })('duration')}
      required
      value={minutes}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function BookingDayField({ choice, onChoose, today }: Pick<TimeDialogProps, 'choice' | 'onChoose' | 'today'>) {
  const t = useTranslations('dashboard.timing');
  return (
    <DateField
      {...describeFields(moveBookingFields, { t })('booking_date')}
      min={today}
      value={choice.date}
      onChange={(date) => onChoose({ ...choice, date })}
    />
  );
}

type EmployeeFieldProps = Pick<TimeDialogProps, 'booking' | 'choice' | 'onChoose' | 'others'>;

function EmployeeField({ booking, choice, onChoose, others }: EmployeeFieldProps) {
  const t = useTranslations('dashboard.timing');
  return (
    <SelectField
      {...describeFields(moveBookingFields, { t })('employee_id')}
      value={String(choice.employeeId)}
      onChange={({ target: { value } }) => {
        const employeeId = value === 'null' ? null : value === 'undefined' ? undefined : Number(value);
        onChoose({ ...choice, employeeId });
      }}
    >
      <option value="undefined">{booking.items.length > 1 ? t('same') : booking.employee.name}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="null">{t('anyone')}</option>
    </SelectField>
  );
}

type BookingTimeFieldProps = Pick<TimeDialogProps, 'times'> & {
  readonly time: string;
  readonly onChange: (time: string) => void;
};

function BookingTimeField({ times, time, onChange }: BookingTimeFieldProps) {
  const t = useTranslations('dashboard.timing');
  const locale = useLocale();
  const field = { ...describeFields(moveBookingFields, { t })('time'), value: time };
  if (!times) return <TimeField {...field} onChange={onChange} />;
  const error = times.length === 0 ? t('noTimes') : undefined;
  return (
    <SelectField
      {...field}
      error={error}
      disabled={times.length === 0}
      onChange={(event) => onChange(event.target.value)}
    >
      {times.map((one) => (
        <option key={one} value={one}>
          {formatTime(locale, one)}
        </option>
      ))}
    </SelectField>
  );
}
