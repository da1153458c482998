import { moveBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { addExceptionFields } from '@tajmeelspot/contract/forms/scheduling-fields.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { TimeField } from '@tajmeelspot/ui/moments/time-field.tsx';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { useOptional } from '../fields/use-optional.ts';
import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { clockOf, endAfter, endsNextDay } from './weekday-hours.ts';

const exceptionKinds = ['closed', 'open', 'women_only'] as const;

type ExceptionDraft = {
  kind: (typeof exceptionKinds)[number];
  employee_id: number | null;
  starts_on: string;
  ends_on: string;
  weekday: null;
  from: string | null;
  to: string | null;
  priority: number;
  note: string | null;
};

type ExceptionFormProps = {
  readonly employees: Schedule['employees'];
  readonly saving: SaveState;
  readonly onSave: (exception: ExceptionDraft) => void;
  readonly onClose: () => void;
};

const emptyException: ExceptionDraft = {
  kind: 'closed',
  employee_id: null,
  starts_on: '',
  ends_on: '',
  weekday: null,
  from: null,
  to: null,
  priority: 0,
  note: '',
};

/** Where times are asked for, they must be given. */
const fields = { ...addExceptionFields, from: moveBookingFields.time, to: moveBookingFields.time };

/** Days on which other hours hold: a feast, a closed day, leave of somebody. */
export function ExceptionForm({ employees, saving, onSave, onClose }: ExceptionFormProps) {
  const t = useTranslations('venue.days');
  const tHours = useTranslations('venue.hours');
  const tFrame = useTranslations('frame');
  const { errors, isBusy, errorMessage } = saving;
  const form = useExceptionForm(errors);
  const { draft, set } = form;
  const setKind = (kind: ExceptionDraft['kind']) =>
    set({
      kind,
      ...(kind === 'closed' ? { from: null, to: null } : { from: '10:00', to: '21:00' }),
      ...(kind === 'women_only' ? { employee_id: null } : {}),
    });
  const back = (
    <Button kind="outline" onClick={onClose}>
      {tFrame('back')}
    </Button>
  );
  return (
    <FormFrame submit={t('check')} {...{ isBusy, errorMessage }} beside={back} onSubmit={form.submit(onSave)}>
      <SelectField
        {...form.choice('kind')}
        onChange={({ target }) => setKind(exceptionKinds.find((one) => one === target.value) ?? 'closed')}
      >
        {exceptionKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kinds.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.choice('employee_id')}>
        <option value="">{tHours('venue')}</option>
        {(draft.kind === 'women_only' ? [] : employees).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <ExceptionTimes form={form} />
      <TextField {...form.text('note')} />
    </FormFrame>
  );
}

function useExceptionForm(errors: SaveState['errors']) {
  const t = useTranslations('venue.days');
  return useForm({ fields, initial: emptyException, t, optional: useOptional(), errors });
}

function ExceptionTimes({ form }: { readonly form: ReturnType<typeof useExceptionForm> }) {
  const { draft, set } = form;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <DateField
          {...form.moment('starts_on')}
          onChange={(day) => set({ starts_on: day, ends_on: draft.ends_on < day ? day : draft.ends_on })}
        />
        <DateField {...form.moment('ends_on')} min={draft.starts_on} />
      </div>
      {draft.from !== null && draft.to !== null && (
        <div className="grid grid-cols-2 gap-3">
          <TimeField
            {...form.moment('from')}
            onChange={(from) => set({ from, to: endAfter(from, clockOf(draft.to ?? from)) })}
          />
          <TimeField
            {...form.moment('to')}
            value={clockOf(draft.to)}
            isNextDay={endsNextDay(draft.to)}
            onChange={(to) => set({ to: endAfter(draft.from ?? to, to) })}
          />
        </div>
      )}
    </>
  );
}
