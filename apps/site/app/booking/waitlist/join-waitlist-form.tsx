import { addDays, formatDay } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Alert } from '../../forms/error-message.tsx';
import { useLanguage } from '../../shell/language.ts';
import type { Desk } from '../booking-form-state.ts';
import { type WaitAnswer, type WaitPart, waitParts } from './waitlist-state.ts';

type WaitFormProps = {
  readonly desk: Desk;
  /** The days to choose from, YYYY-MM-DD. */
  readonly days: readonly string[];
  /** The day that is on screen. */
  readonly first: string;
};

/** Days one can wait for at most. */
const maxDays = 14;

/** Which days and times somebody waits for, and what will happen. */
export function WaitForm({ desk, days, first }: WaitFormProps) {
  const t = useTranslations('booking.wait');
  const { answer, isBusy, send } = desk.waiting;
  const errors = answer?.kind === 'refused' ? answer.errors : {};
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(first);
  const [part, setPart] = useState<WaitPart>('any');
  const ends = days.filter((day) => day >= from && day < addDays(from, maxDays));
  const begin = (day: string) => {
    setFrom(day);
    if (to < day || to >= addDays(day, maxDays)) setTo(day);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { item, choices, customer } = desk;
    const who = { isForWoman: choices.isForWoman ?? false, isByWoman: choices.isByWoman ?? false };
    send({ itemId: item.id, personId: choices.personId ?? null, ...who, name: customer.name, from, to, part });
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <h2 className="pe-8 text-22">{t('title')}</h2>
      <What desk={desk} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(48),1fr))] gap-3">
        <Days label={t('from')} name="from" days={days} value={from} error={errors['from']} onChoose={begin} />
        <Days label={t('to')} name="to" days={ends} value={to} error={errors['to']} onChoose={setTo} />
      </div>
      <Part value={part} error={errors['latest']} onChoose={setPart} />
      <Name desk={desk} error={errors['customer_name']} />
      <p className="text-13 text-ink-soft">{t('happens')}</p>
      <Alert text={useSetback(answer)} />
      <Button type="submit" isBusy={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}

function What({ desk: { item, service, choices } }: Pick<WaitFormProps, 'desk'>) {
  const t = useTranslations('booking.wait');
  const person = service.employees.find(({ id }) => id === choices.personId);
  return (
    <p className="text-ink-soft">
      {person ? t('with', { treatment: item.title, employee: person.name }) : t('anyone', { treatment: item.title })}
    </p>
  );
}

type WaitFormPartProps = {
  readonly value: WaitPart;
  readonly error: string | undefined;
  readonly onChoose: (part: WaitPart) => void;
};

function Part({ value, error, onChoose }: WaitFormPartProps) {
  const t = useTranslations('booking.wait');
  return (
    <SelectField
      label={t('part')}
      name="part"
      value={value}
      error={error}
      onChange={({ target }) => onChoose(target.value as WaitPart)}
    >
      {waitParts.map((one) => (
        <option key={one} value={one}>
          {t(`parts.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

function Name({ desk, error }: Pick<WaitFormProps, 'desk'> & { readonly error: string | undefined }) {
  const t = useTranslations('booking.wait');
  return (
    <TextField
      label={t('name')}
      name="customer_name"
      icon="user"
      autoComplete="name"
      required
      maxLength={120}
      value={desk.customer.name}
      error={error}
      onChange={({ target }) => desk.setCustomer({ name: target.value })}
    />
  );
}

type DaysProps = {
  readonly label: string;
  readonly name: string;
  readonly days: readonly string[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
};

function Days({ label, name, days, value, error, onChoose }: DaysProps) {
  const language = useLanguage();
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
          {formatDay(language, day, 'short')}
        </option>
      ))}
    </SelectField>
  );
}

/** Fields with a place of their own beside which their error stands. */
const ownFields = new Set(['from', 'to', 'latest', 'customer_name']);

function useSetback(answer: WaitAnswer | undefined): string | undefined {
  const t = useTranslations('booking.outcome');
  if (!answer || answer.kind === 'waiting') return undefined;
  if (answer.kind === 'failed') return answer.message ?? t(answer.isOffline ? 'offline' : 'unknown');
  const elsewhere = Object.entries(answer.errors).flatMap(([field, text]) => (ownFields.has(field) ? [] : [text]));
  return elsewhere.filter(Boolean).join(' ') || answer.message;
}
