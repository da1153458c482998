import { listVenueBookingsFields } from '@tajmeelspot/contract/forms/records-fields.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { lookOf } from '@tajmeelspot/ui/state-badge.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formTexts } from '../fields/form-texts.ts';

/** What a search for bookings is made of; each stands in the address under its name. */
export const bookingSearchFields = ['text', 'status', 'employee', 'from', 'to', 'client'] as const;

/** What is searched for; what is left out does not matter. */
export type BookingSearch = Partial<Record<(typeof bookingSearchFields)[number], string>>;

type BookingSearchFormProps = {
  readonly search: BookingSearch;
  readonly employees: readonly { readonly id: number; readonly name: string }[];
};

/** Searches everything that a venue ever had. */
export function BookingSearchForm({ search, employees }: BookingSearchFormProps) {
  const t = useTranslations('records.history');
  const [, setSearch] = useSearchParams();
  const field = describeFields(listVenueBookingsFields, { t });
  const submit = (form: FormData) =>
    setSearch(Object.fromEntries(Object.entries(formTexts(form)).filter(([, value]) => value !== '')));
  return (
    <search>
      <form
        key={JSON.stringify(search)}
        action={submit}
        className="grid items-end gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line grid-cols-2 max-lg:*:first:col-span-full max-lg:*:[button]:col-span-full lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1.2fr)_minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <TextField {...field('text')} type="search" defaultValue={search.text} />
        <StatusField chosen={search.status} />
        <SelectField name="employee" label={t('employee')} defaultValue={search.employee}>
          <option value="">{t('anyEmployee')}</option>
          {employees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <DateField {...field('from')} defaultValue={search.from} />
        <DateField {...field('to')} defaultValue={search.to} />
        {search.client !== undefined && <input type="hidden" name="client" value={search.client} />}
        <Button type="submit">{t('submit')}</Button>
        {Object.keys(search).length > 0 && (
          <Button kind="text" size="small" className="justify-self-start" onClick={() => setSearch({})}>
            {t('clear')}
          </Button>
        )}
      </form>
    </search>
  );
}

function StatusField({ chosen }: { readonly chosen: string | undefined }) {
  const t = useTranslations('records.history');
  const tStatus = useTranslations('dashboard.status');
  return (
    <SelectField name="status" label={t('status')} defaultValue={chosen}>
      <option value="">{t('anyStatus')}</option>
      {(Object.keys(lookOf) as (keyof typeof lookOf)[]).map((status) => (
        <option key={status} value={status}>
          {tStatus(status)}
        </option>
      ))}
    </SelectField>
  );
}
