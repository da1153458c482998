import { joinWaitlistFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { addDays, formatDay } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useLocale } from '../../shell/locale.ts';
import type { BookingFormState } from '../booking-form-state.ts';
import type { JoinWaitlistOutcome } from './join-waitlist-state.ts';
import { type WaitlistPart, waitlistParts } from './waitlist-part.ts';

type JoinWaitlistFormProps = {
  readonly form: BookingFormState;
  /** The days to choose from, YYYY-MM-DD. */
  readonly days: readonly string[];
  /** The day that is chosen first. */
  readonly first: string;
};

/** The most days that an entry may cover. */
const maxDays = 14;

/** The days and times to wait for, with an explanation of what happens then. */
export function JoinWaitlistForm({ form, days, first }: JoinWaitlistFormProps) {
  const t = useTranslations('booking.waitlist');
  const { outcome, isBusy, send } = form.joinWaitlist;
  const errors = outcome?.kind === 'rejected' ? outcome.fields : {};
  const field = describeFields(joinWaitlistFields, { t, errors });
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(first);
  const [part, setPart] = useState<WaitlistPart>('any');
  const ends = days.filter((day) => day >= from && day < addDays(from, maxDays));
  const begin = (day: string) => {
    setFrom(day);
    if (to < day || to >= addDays(day, maxDays)) setTo(day);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { treatment, choices, customer } = form;
    const who = { isForWoman: choices.isForWoman ?? false, isByWoman: choices.isByWoman ?? false };
    send({
      treatmentId: treatment.id,
      employeeId: choices.employeeId ?? null,
      ...who,
      name: customer.customer_name,
      from,
      to,
      part,
    });
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <h2 className="pe-8 text-22">{t('title')}</h2>
      <WaitlistTreatment form={form} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(48),1fr))] gap-3">
        <DaySelect {...field('from')} days={days} value={from} onChoose={begin} />
        <DaySelect {...field('to')} days={ends} value={to} onChoose={setTo} />
      </div>
      <DayPartField value={part} error={errors['latest']} onChoose={setPart} />
      <TextField {...field('customer_name')} {...nameOf(form)} icon="user" autoComplete="name" />
      <p className="text-13 text-ink-soft">{t('explanation')}</p>
      <ErrorMessage text={useErrorText(outcome)} />
      <Button type="submit" isBusy={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}

/** The name is the one that a booking would have. */
const nameOf = ({ customer, setCustomer }: BookingFormState) => ({
  value: customer.customer_name,
  onChange: ({ target }: { target: { value: string } }) => setCustomer({ customer_name: target.value }),
});

function WaitlistTreatment({ form: { treatment, service, choices } }: Pick<JoinWaitlistFormProps, 'form'>) {
  const t = useTranslations('booking.waitlist');
  const employee = service.employees.find(({ id }) => id === choices.employeeId);
  return (
    <p className="text-ink-soft">
      {employee
        ? t('with', { treatment: treatment.title, employee: employee.name })
        : t('anyone', { treatment: treatment.title })}
    </p>
  );
}

type DayPartFieldProps = {
  readonly value: WaitlistPart;
  readonly error: string | undefined;
  readonly onChoose: (part: WaitlistPart) => void;
};

function DayPartField({ value, error, onChoose }: DayPartFieldProps) {
  const t = useTranslations('booking.waitlist');
  return (
    <SelectField
      label={t('part')}
      name="part"
      value={value}
      error={error}
      onChange={({ target }) => onChoose(target.value as WaitlistPart)}
    >
      {waitlistParts.map((part) => (
        <option key={part} value={part}>
          {t(`parts.${part}`)}
        </option>
      ))}
    </SelectField>
  );
}

type DaySelectProps = {
  readonly label: string;
  readonly name: string;
  readonly days: readonly string[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
};

function DaySelect({ label, name, days, value, error, onChoose }: DaySelectProps) {
  const locale = useLocale();
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      error={error}
      className="min-w-0"
      onChange={({ target }) => onChoose(target.value)}
    >
      {days.map((day) => (
        <option key={day} value={day}>
          {formatDay(locale, day, 'short')}
        </option>
      ))}
    </SelectField>
  );
}

/** Fields that show their error beside themselves. */
const fieldsWithError = new Set(['from', 'to', 'latest', 'customer_name']);

function useErrorText(outcome: JoinWaitlistOutcome | undefined): string | undefined {
  const t = useTranslations('booking.outcome');
  if (!outcome || outcome.kind === 'joined') return undefined;
  if (outcome.kind === 'failed') return outcome.message ?? t(outcome.isOffline ? 'offline' : 'unknown');
  const others = Object.entries(outcome.fields).flatMap(([field, text]) => (fieldsWithError.has(field) ? [] : [text]));
  return others.filter(Boolean).join(' ') || outcome.message;
}
