import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../shell/language.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import type { EntryActions, EntryTime } from './entry.ts';

type WalkInFormProps = { readonly entryTime: EntryTime; readonly actions: EntryActions; readonly onClose: () => void };

/** Asks what a customer who came would like, by whom and when; the price is the list's. */
export function WalkInForm({ entryTime, actions, onClose }: WalkInFormProps) {
  const t = useTranslations('dashboard.entry');
  const tFrame = useTranslations('frame');
  const { treatments } = actions;
  const [draft, setDraft] = useState(() => draftAt(entryTime, treatments));
  const treatment = treatments.find(({ treatment_id: id }) => id === draft.item) ?? treatments[0];
  if (!treatment) return <p className="text-15 text-ink-soft">{t('noOffers')}</p>;
  const change = (part: Partial<WalkInDraft>) => setDraft({ ...draft, ...part });
  const ableEmployees = actions.employees.filter(({ id }) => treatment.employee_ids.includes(id));
  const employeeId = ableEmployees.find(({ id }) => id === draft.employeeId)?.id;
  const send = () => actions.enter({ body: toBody(draft, treatment, employeeId), replaces: entryTime.former?.key });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!actions.isBusy) send();
      }}
    >
      <TreatmentField treatments={treatments} treatment={treatment} onChoose={(item) => change({ item })} />
      <SelectField
        name="person"
        label={t('employee')}
        value={employeeId ?? ''}
        onChange={({ target }) => change({ employeeId: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">{t('anyone')}</option>
        {ableEmployees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <WalkInFields draft={draft} change={change} />
      <ErrorMessage text={actions.errorMessage} />
      <div className="grid grid-cols-2 gap-2.5">
        <Button kind="outline" onClick={onClose}>
          {tFrame('back')}
        </Button>
        <Button type="submit" isBusy={actions.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

type WalkInDraft = ReturnType<typeof draftAt>;

const toBody = (draft: WalkInDraft, { treatment_id }: VenueTreatment, employeeId: number | undefined) => ({
  treatment_id,
  ...(employeeId === undefined ? {} : { employee_id: employeeId }),
  customer_name: draft.customer.trim(),
  customer_phone: draft.phone.trim(),
  booking_date: draft.date,
  time: draft.time,
  notes: draft.note.trim(),
});

function WalkInFields({
  draft,
  change,
}: {
  readonly draft: WalkInDraft;
  readonly change: (part: Partial<WalkInDraft>) => void;
}) {
  const t = useTranslations('dashboard.entry');
  const field = (name: 'customer' | 'phone' | 'note' | 'date' | 'time') => ({
    name,
    value: draft[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('date')} type="date" label={t('day')} required />
        <TextField {...field('time')} type="time" step={300} label={t('time')} required />
      </div>
      <TextField {...field('customer')} label={t('customer')} maxLength={120} required />
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
        <TextField {...field('phone')} type="tel" dir="ltr" label={t('phone')} maxLength={40} />
        <TextField {...field('note')} label={t('note')} maxLength={1000} />
      </div>
    </>
  );
}

/** What was not accepted is changed, not typed again. */
function draftAt({ date, time, employeeId, former }: EntryTime, treatments: readonly VenueTreatment[]) {
  const body = former?.body;
  const ableEmployees = treatments.find(
    ({ employee_ids: ids }) => employeeId === undefined || ids.includes(employeeId),
  );
  return {
    item: body?.treatment_id ?? ableEmployees?.treatment_id,
    employeeId: body ? (body.employee_id ?? undefined) : employeeId,
    date,
    time,
    customer: body?.customer_name ?? '',
    phone: body?.customer_phone ?? '',
    note: body?.notes ?? '',
  };
}

type TreatmentFieldProps = {
  readonly treatments: readonly VenueTreatment[];
  readonly treatment: VenueTreatment;
  readonly onChoose: (item: number) => void;
};

function TreatmentField({ treatments, treatment, onChoose }: TreatmentFieldProps) {
  const t = useTranslations('dashboard.entry');
  const language = useLanguage();
  const price = formatMoney(language, treatment.price);
  const groups = Map.groupBy(treatments, ({ service }) => service.id);
  return (
    <SelectField
      name="item"
      label={t('treatment')}
      hint={t('summary', { duration: formatDuration(language, treatment.duration), price })}
      value={treatment.treatment_id}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {[...groups.values()].map((treatmentsOfService) => (
        <optgroup key={treatmentsOfService[0]?.service.id} label={treatmentsOfService[0]?.service.title}>
          {treatmentsOfService.map(({ treatment_id: id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
