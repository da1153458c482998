import { formatTime } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NewBlock } from '../../shell/offline/entries.ts';
import { useLanguage } from '../../shell/language.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import type { EntryDesk, Place } from './entry.ts';

type Form = Omit<NewBlock, 'keeps'>;
type BlockFormProps = { readonly place: Place; readonly desk: EntryDesk; readonly onClose: () => void };

/** Asks whose time nobody can book, and from when until when; visits in the way are named first. */
export function BlockForm({ place, desk, onClose }: BlockFormProps) {
  const t = useTranslations('dashboard.entry');
  const tFrame = useTranslations('frame');
  const { people, inTheWay } = desk;
  const [form, setForm] = useState<Form>({
    employeeId: place.employeeId ?? people[0]?.id ?? 0,
    date: place.date,
    from: place.time,
    to: hourAfter(place.time),
    note: '',
  });
  const send = () => desk.block({ ...form, note: form.note.trim(), keeps: inTheWay.map(({ id }) => id) });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!desk.isBusy) send();
      }}
    >
      <p className="text-15 text-ink-soft">{t('blockLead')}</p>
      <Fields form={form} people={people} change={(part) => setForm({ ...form, ...part })} />
      {inTheWay.length > 0 ? <InTheWay visits={inTheWay} /> : <ErrorMessage text={desk.errorMessage} />}
      <div className="grid grid-cols-2 gap-2.5">
        <Button kind="outline" onClick={onClose}>
          {tFrame('back')}
        </Button>
        <Button type="submit" isBusy={desk.isBusy}>
          {t(inTheWay.length > 0 ? 'keepThem' : 'saveBlock')}
        </Button>
      </div>
    </form>
  );
}

type BlockFormFieldsProps = Pick<EntryDesk, 'people'> & {
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
};

function Fields({ form, people, change }: BlockFormFieldsProps) {
  const t = useTranslations('dashboard.entry');
  const field = (name: 'date' | 'from' | 'to' | 'note') => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <SelectField
        name="person"
        label={t('whose')}
        value={form.employeeId}
        onChange={({ target }) => change({ employeeId: Number(target.value) })}
      >
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field('date')} type="date" label={t('day')} required />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('from')} type="time" step={300} label={t('from')} required />
        <TextField {...field('to')} type="time" step={300} label={t('to')} required />
      </div>
      <TextField {...field('note')} label={t('note')} maxLength={200} autoComplete="off" />
    </>
  );
}

function InTheWay({ visits }: { readonly visits: EntryDesk['inTheWay'] }) {
  const t = useTranslations('dashboard.entry');
  const language = useLanguage();
  return (
    <div role="alert" className="rounded-control bg-pending-tint px-3 py-2 text-15 text-pending">
      {t('affected', { count: visits.length })}
      <ul className="mt-1 list-disc ps-5">
        {visits.map(({ id, customerName, time }) => (
          <li key={id}>
            <bdi className="tabular-nums">{formatTime(language, time)}</bdi> <bdi>{customerName}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An hour later by the clock, at most the last minute of the day. */
function hourAfter(time: string): string {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? '23:55' : `${String(hour).padStart(2, '0')}:${time.slice(3)}`;
}
