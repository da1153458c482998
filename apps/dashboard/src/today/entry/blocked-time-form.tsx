import { moveBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { addExceptionFields } from '@tajmeelspot/contract/forms/scheduling-fields.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { TimeField } from '@tajmeelspot/ui/moments/time-field.tsx';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { useOptional } from '../../fields/use-optional.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { answerClass, DialogEnd } from '@tajmeelspot/ui/dialog-end.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import type { BlockedTimeInput } from '../../shell/offline/use-day-entries.ts';
import { endAfter, endsNextDay } from '../../hours/weekday-hours.ts';
import { useLocale } from '../../shell/locale.ts';
import type { EntryActions, EntryTime } from './entry.ts';

type BlockedTimeDraft = Omit<BlockedTimeInput, 'retainedIds'>;
type BlockedTimeFormProps = {
  readonly entryTime: EntryTime;
  readonly actions: EntryActions;
  readonly onClose: () => void;
};

/** Whose time it is and from when until when must be said. */
const fields = { ...addExceptionFields, from: moveBookingFields.time, to: moveBookingFields.time };

/** Asks whose time nobody can book, and from when until when; visits in the way are named first. */
export function BlockedTimeForm({ entryTime, actions, onClose }: BlockedTimeFormProps) {
  const t = useTranslations('dashboard.entry');
  const tFrame = useTranslations('frame');
  const { employees, blockingBookings } = actions;
  const form = useBlockedTimeForm(entryTime, employees);
  const { draft } = form;
  const to = endAfter(draft.from, draft.to);
  const isBlocked = blockingBookings.length > 0;
  const send = () =>
    actions.block({ ...draft, to, note: draft.note?.trim() ?? '', retainedIds: blockingBookings.map(({ id }) => id) });
  return (
    <form
      data-draft=""
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!actions.isBusy) send();
      }}
    >
      <p className="text-15 text-ink-soft">{t('blockLead')}</p>
      <SelectField {...form.choice('employee_id')}>
        {employees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DateField {...form.moment('starts_on')} />
      <div className="grid grid-cols-2 gap-3">
        <TimeField {...form.moment('from')} />
        <TimeField {...form.moment('to')} isNextDay={endsNextDay(to)} />
      </div>
      <TextField {...form.text('note')} autoComplete="off" />
      {isBlocked && <BlockingBookings bookings={blockingBookings} />}
      <DialogEnd errorMessage={isBlocked ? undefined : actions.errorMessage}>
        <Button kind="outline" isWide className={answerClass} onClick={onClose}>
          {tFrame('back')}
        </Button>
        <Button type="submit" isWide isBusy={actions.isBusy} className={answerClass}>
          {t(isBlocked ? 'keepThem' : 'saveBlock')}
        </Button>
      </DialogEnd>
    </form>
  );
}

function useBlockedTimeForm(entryTime: EntryTime, employees: EntryActions['employees']) {
  return useForm({
    fields,
    initial: (): BlockedTimeDraft => ({
      employee_id: entryTime.employeeId ?? employees[0]?.id ?? 0,
      starts_on: entryTime.date,
      from: entryTime.time,
      to: hourAfter(entryTime.time),
      note: '',
    }),
    t: useTranslations('dashboard.entry.blockFields'),
    optional: useOptional(),
  });
}

function BlockingBookings({ bookings }: { readonly bookings: EntryActions['blockingBookings'] }) {
  const t = useTranslations('dashboard.entry');
  const locale = useLocale();
  return (
    <div role="alert" className="rounded-control bg-pending-tint px-3 py-2 text-15 text-pending">
      {t('affected', { count: bookings.length })}
      <ul className="mt-1 list-disc ps-5">
        {bookings.map(({ id, customerName, time }) => (
          <li key={id}>
            <bdi className="tabular-nums">{formatTime(locale, time)}</bdi> <bdi>{customerName}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An hour later by the clock, which after eleven in the evening is one of the next day. */
const hourAfter = (time: string): string =>
  `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}:${time.slice(3)}`;
