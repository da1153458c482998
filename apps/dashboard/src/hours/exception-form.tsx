import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { clockOf, endAfter } from './weekday-hours.ts';

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
  note: string;
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

/** Days on which other hours hold: a feast, a closed day, leave of somebody. */
export function ExceptionForm({ employees, saving, onSave, onClose }: ExceptionFormProps) {
  const t = useTranslations('venue.days');
  const tVenue = useTranslations('venue');
  const tFrame = useTranslations('frame');
  const [draft, setDraft] = useState(emptyException);
  const set = (change: Partial<ExceptionDraft>) => setDraft({ ...draft, ...change });
  const { errors, isBusy, errorMessage } = saving;
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
    <FormFrame submit={t('check')} {...{ isBusy, errorMessage }} beside={back} onSubmit={() => onSave(draft)}>
      <SelectField
        label={t('kind')}
        name="kind"
        value={draft.kind}
        onChange={({ target }) => setKind(exceptionKinds.find((one) => one === target.value) ?? 'closed')}
      >
        {exceptionKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kinds.${one}`)}
          </option>
        ))}
      </SelectField>
      <WhoField employees={draft.kind === 'women_only' ? [] : employees} chosen={draft.employee_id} set={set} />
      <Days draft={draft} errors={errors} set={set} />
      {draft.from !== null && draft.to !== null && <Times from={draft.from} to={draft.to} errors={errors} set={set} />}
      <TextField
        label={tVenue('optional', { label: t('note') })}
        name="note"
        maxLength={200}
        value={draft.note}
        error={errors['note']}
        onChange={({ target }) => set({ note: target.value })}
      />
    </FormFrame>
  );
}

type SetExceptionProps = { readonly set: (change: Partial<ExceptionDraft>) => void };

function WhoField({
  employees,
  chosen,
  set,
}: SetExceptionProps & Pick<ExceptionFormProps, 'employees'> & { readonly chosen: number | null }) {
  const t = useTranslations('venue.days');
  const tHours = useTranslations('venue.hours');
  return (
    <SelectField
      label={t('who')}
      name="who"
      value={chosen ?? ''}
      onChange={({ target }) => set({ employee_id: target.value === '' ? null : Number(target.value) })}
    >
      <option value="">{tHours('venue')}</option>
      {employees.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type ExceptionFormPartProps = SetExceptionProps & { readonly errors: SaveState['errors'] };

function Days({ draft, errors, set }: ExceptionFormPartProps & { readonly draft: ExceptionDraft }) {
  const t = useTranslations('venue.days');
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        type="date"
        label={t('starts')}
        name="starts_on"
        value={draft.starts_on}
        error={errors['starts_on']}
        onChange={({ target: { value } }) =>
          set({ starts_on: value, ends_on: draft.ends_on < value ? value : draft.ends_on })
        }
      />
      <TextField
        type="date"
        label={t('ends')}
        name="ends_on"
        min={draft.starts_on}
        value={draft.ends_on}
        error={errors['ends_on']}
        onChange={({ target }) => set({ ends_on: target.value })}
      />
    </div>
  );
}

function Times({ from, to, errors, set }: ExceptionFormPartProps & { readonly from: string; readonly to: string }) {
  const t = useTranslations('venue.days');
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        type="time"
        step={300}
        label={t('from')}
        name="from"
        value={from}
        error={errors['from']}
        onChange={({ target: { value } }) => set({ from: value, to: endAfter(value, clockOf(to)) })}
      />
      <TextField
        type="time"
        step={300}
        label={t('to')}
        name="to"
        value={clockOf(to)}
        error={errors['to']}
        onChange={({ target }) => set({ to: endAfter(from, target.value) })}
      />
    </div>
  );
}
