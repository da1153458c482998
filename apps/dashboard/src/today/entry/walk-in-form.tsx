import { addWalkInFields, moveBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { TimeField } from '@tajmeelspot/ui/moments/time-field.tsx';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { useOptional } from '../../fields/use-optional.ts';
import type { FoundClient } from '@tajmeelspot/contract/clients/shape.ts';
import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { answerClass, DialogEnd } from '@tajmeelspot/ui/dialog-end.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../shell/locale.ts';
import type { EntryActions, EntryTime } from './entry.ts';
import { ClientChoice, type ClientChoiceDraft } from './client-choice.tsx';

type WalkInFormProps = { readonly entryTime: EntryTime; readonly actions: EntryActions; readonly onClose: () => void };

/** The call takes now where neither is said; somebody who writes it down says both. */
const fields = {
  ...addWalkInFields,
  booking_date: moveBookingFields.booking_date,
  time: moveBookingFields.time,
};

/** Asks what a customer who came would like, by whom and when; the price is the list's. */
export function WalkInForm({ entryTime, actions, onClose }: WalkInFormProps) {
  const t = useTranslations('dashboard.entry');
  const tFrame = useTranslations('frame');
  const { treatments } = actions;
  const form = useWalkInForm(entryTime, treatments);
  const { draft } = form;
  const treatment = treatments.find(({ treatment_id: id }) => id === draft.treatment_id) ?? treatments[0];
  if (!treatment) return <p className="text-15 text-ink-soft">{t('noOffers')}</p>;
  const ableEmployees = actions.employees.filter(({ id }) => treatment.employee_ids.includes(id));
  const employeeId = ableEmployees.find(({ id }) => id === draft.employee_id)?.id;
  const send = () => actions.enter({ body: toBody(draft, treatment, employeeId), replaces: entryTime.former?.key });
  return (
    <form
      data-draft=""
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!actions.isBusy) send();
      }}
    >
      <ClientChoice
        draft={draft}
        nameField={form.text('customer_name')}
        phoneField={form.text('customer_phone')}
        onChange={form.set}
        onChoose={(client) => form.set(draftFor(client, treatments))}
      />
      <TreatmentField {...form.choice('treatment_id')} treatments={treatments} treatment={treatment} />
      <SelectField {...form.choice('employee_id')} value={employeeId ?? ''}>
        <option value="">{t('anyone')}</option>
        {ableEmployees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <MomentFields date={form.moment('booking_date')} time={form.moment('time')} />
      <LastFields home={treatment.is_at_home ? form.text('home_address') : undefined} notes={form.text('notes')} />
      <DialogEnd errorMessage={actions.errorMessage}>
        <Button kind="outline" isWide className={answerClass} onClick={onClose}>
          {tFrame('back')}
        </Button>
        <Button type="submit" isWide isBusy={actions.isBusy} className={answerClass}>
          {t('save')}
        </Button>
      </DialogEnd>
    </form>
  );
}

type MomentFieldsProps = {
  readonly date: ComponentProps<typeof DateField>;
  readonly time: ComponentProps<typeof TimeField>;
};

const MomentFields = ({ date, time }: MomentFieldsProps) => (
  <div className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-3">
    <DateField {...date} autoComplete="off" />
    <TimeField {...time} autoComplete="off" />
  </div>
);

type LastFieldsProps = {
  /** Undefined where the venue goes to nobody with the treatment. */
  readonly home: ComponentProps<typeof TextField> | undefined;
  readonly notes: ComponentProps<typeof TextField>;
};

function LastFields({ home, notes }: LastFieldsProps) {
  const t = useTranslations('dashboard.entry');
  return (
    <>
      {home && <TextField {...home} hint={t('homeHint')} autoComplete="off" />}
      <TextField {...notes} autoComplete="off" />
    </>
  );
}

function useWalkInForm(entryTime: EntryTime, treatments: readonly VenueTreatment[]) {
  return useForm({
    fields,
    initial: () => draftAt(entryTime, treatments),
    t: useTranslations('dashboard.entry.walkInFields'),
    optional: useOptional(),
  });
}

type WalkInDraft = ClientChoiceDraft & {
  readonly treatment_id: number | undefined;
  /** Null: any free employee. */
  readonly employee_id: number | null;
  readonly booking_date: string;
  readonly time: string;
  readonly notes: string | null;
  readonly home_address: string | null;
};

const toBody = (
  draft: WalkInDraft,
  { treatment_id, is_at_home: isAtHome }: VenueTreatment,
  employeeId: number | undefined,
) => ({
  treatment_id,
  ...(employeeId === undefined ? {} : { employee_id: employeeId }),
  customer_name: draft.customer_name.trim(),
  customer_phone: draft.customer_phone?.trim() ?? '',
  // Who is called otherwise now is somebody else.
  ...(draft.client && draft.client.name === draft.customer_name.trim() ? { client_id: draft.client.id } : {}),
  ...(draft.adds_client ? { adds_client: true } : {}),
  booking_date: draft.booking_date,
  time: draft.time,
  notes: draft.notes?.trim() ?? '',
  ...(isAtHome && draft.home_address?.trim() ? { home_address: draft.home_address.trim() } : {}),
});

/** What is filled in for somebody who is known; a treatment that is offered no more is chosen anew. */
const draftFor = (
  { id, name, usual_treatment_id: usual }: FoundClient,
  treatments: readonly VenueTreatment[],
): Partial<WalkInDraft> => ({
  customer_name: name,
  customer_phone: '',
  client: { id, name },
  adds_client: false,
  ...(treatments.some(({ treatment_id: offered }) => offered === usual) ? { treatment_id: usual ?? undefined } : {}),
});

/** What was not accepted is changed, not typed again. */
function draftAt({ date, time, employeeId, former }: EntryTime, treatments: readonly VenueTreatment[]): WalkInDraft {
  const body = former?.body;
  const ableEmployees = treatments.find(
    ({ employee_ids: ids }) => employeeId === undefined || ids.includes(employeeId),
  );
  return {
    treatment_id: body?.treatment_id ?? ableEmployees?.treatment_id,
    employee_id: (body ? body.employee_id : employeeId) ?? null,
    booking_date: date,
    time,
    customer_name: body?.customer_name ?? '',
    customer_phone: body?.customer_phone ?? '',
    client: body?.client_id ? { id: body.client_id, name: body.customer_name } : undefined,
    adds_client: body?.adds_client ?? false,
    notes: body?.notes ?? '',
    home_address: body?.home_address ?? '',
  };
}

type TreatmentFieldProps = ComponentProps<typeof SelectField> & {
  readonly treatments: readonly VenueTreatment[];
  readonly treatment: VenueTreatment;
};

function TreatmentField({ treatments, treatment, ...field }: TreatmentFieldProps) {
  const t = useTranslations('dashboard.entry');
  const locale = useLocale();
  const price = formatMoney(locale, treatment.price);
  const groups = Map.groupBy(treatments, ({ service }) => service.id);
  return (
    <SelectField
      {...field}
      hint={t('summary', { duration: formatDuration(locale, treatment.duration), price })}
      value={treatment.treatment_id}
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
