import type { VenueTreatment } from '@tajmeelspot/contract/booking/desk.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../shell/language.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import type { EntryDesk, Place } from './entry.ts';

type WalkInFormProps = { readonly place: Place; readonly desk: EntryDesk; readonly onClose: () => void };

/** Asks what a customer who came would like, by whom and when; the price is the list's. */
export function WalkInForm({ place, desk, onClose }: WalkInFormProps) {
  const t = useTranslations('dashboard.entry');
  const tFrame = useTranslations('frame');
  const { offers } = desk;
  const [form, setForm] = useState(() => formAt(place, offers));
  const offer = offers.find(({ treatment_id: id }) => id === form.item) ?? offers[0];
  if (!offer) return <p className="text-15 text-ink-soft">{t('noOffers')}</p>;
  const change = (part: Partial<Form>) => setForm({ ...form, ...part });
  const able = desk.people.filter(({ id }) => offer.employee_ids.includes(id));
  const person = able.find(({ id }) => id === form.employeeId)?.id;
  const send = () => desk.enter({ body: toBody(form, offer, person), replaces: place.former?.key });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!desk.isBusy) send();
      }}
    >
      <Treatment offers={offers} offer={offer} onChoose={(item) => change({ item })} />
      <SelectField
        name="person"
        label={t('person')}
        value={person ?? ''}
        onChange={({ target }) => change({ employeeId: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">{t('anyone')}</option>
        {able.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Fields form={form} change={change} />
      <ErrorMessage text={desk.errorMessage} />
      <div className="grid grid-cols-2 gap-2.5">
        <Button kind="outline" onClick={onClose}>
          {tFrame('back')}
        </Button>
        <Button type="submit" isBusy={desk.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

type Form = ReturnType<typeof formAt>;

const toBody = (form: Form, { treatment_id }: VenueTreatment, person: number | undefined) => ({
  treatment_id,
  ...(person === undefined ? {} : { employee_id: person }),
  customer_name: form.customer.trim(),
  customer_phone: form.phone.trim(),
  booking_date: form.date,
  time: form.time,
  notes: form.note.trim(),
});

function Fields({ form, change }: { readonly form: Form; readonly change: (part: Partial<Form>) => void }) {
  const t = useTranslations('dashboard.entry');
  const field = (name: 'customer' | 'phone' | 'note' | 'date' | 'time') => ({
    name,
    value: form[name],
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
function formAt({ date, time, employeeId, former }: Place, offers: readonly VenueTreatment[]) {
  const body = former?.body;
  const able = offers.find(({ employee_ids: ids }) => employeeId === undefined || ids.includes(employeeId));
  return {
    item: body?.treatment_id ?? able?.treatment_id,
    employeeId: body ? (body.employee_id ?? undefined) : employeeId,
    date,
    time,
    customer: body?.customer_name ?? '',
    phone: body?.customer_phone ?? '',
    note: body?.notes ?? '',
  };
}

type TreatmentProps = {
  readonly offers: readonly VenueTreatment[];
  readonly offer: VenueTreatment;
  readonly onChoose: (item: number) => void;
};

function Treatment({ offers, offer, onChoose }: TreatmentProps) {
  const t = useTranslations('dashboard.entry');
  const language = useLanguage();
  const price = formatMoney(language, offer.price);
  const groups = Map.groupBy(offers, ({ service }) => service.id);
  return (
    <SelectField
      name="item"
      label={t('treatment')}
      hint={t('summary', { duration: formatDuration(language, offer.duration), price })}
      value={offer.treatment_id}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {[...groups.values()].map((lines) => (
        <optgroup key={lines[0]?.service.id} label={lines[0]?.service.title}>
          {lines.map(({ treatment_id: id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
