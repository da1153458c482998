import type { Team } from '@tajmeelspot/contract/venues/members.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../fields/form-dialog.tsx';
import { useVenue } from '../../shell/house.tsx';
import { usePeople } from '../../shell/agenda.ts';
import { textsOf } from '../texts-of.ts';

/** A role, and whose calendar goes with it. */
export type Given = { readonly role: 'manager' | 'staff'; readonly employee_id: number | null };

type MemberDialogProps = {
  /** Who gets another role; somebody new is invited where nobody is given. */
  readonly member?: Team['members'][number];
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (given: Given & { readonly email: string }) => void;
  readonly onClose: () => void;
};

/** Asks who is to work at the venue, and as what. */
export function MemberDialog({ member, errorMessage, onSend, ...form }: MemberDialogProps) {
  const t = useTranslations('records.access');
  const [role, setRole] = useState<Given['role']>(member?.role === 'manager' ? 'manager' : 'staff');
  const [isMissing, setMissing] = useState(false);
  const title = member ? t('of', { action: t('change'), name: member.name }) : t('invite');
  const send = (given: FormData) => {
    const { email: written = '', employee_id: person } = textsOf(given);
    const email = member?.email ?? written;
    const employee = role === 'staff' ? Number(person) || undefined : null;
    const isWhole = email !== '' && employee !== undefined;
    setMissing(!isWhole);
    if (isWhole) onSend({ email, role, employee_id: employee });
  };
  return (
    <FormDialog
      {...form}
      hasOwnChecks
      title={title}
      action={t(member ? 'save' : 'send')}
      errorMessage={errorMessage ?? (isMissing ? t('required') : undefined)}
      onSend={send}
    >
      {!member && <TextField name="email" type="email" dir="ltr" autoComplete="off" label={t('email')} />}
      <SelectField
        name="role"
        label={t('role')}
        value={role}
        onChange={({ target }) => setRole(target.value === 'manager' ? 'manager' : 'staff')}
      >
        <option value="staff">{t('staff')}</option>
        <option value="manager">{t('manager')}</option>
      </SelectField>
      {role === 'staff' && <Calendar chosen={member?.employee?.id} />}
    </FormDialog>
  );
}

function Calendar({ chosen }: { readonly chosen: number | undefined }) {
  const t = useTranslations('records.access');
  const people = usePeople(useVenue().venue.id);
  return (
    <SelectField name="employee_id" label={t('calendar')} defaultValue={chosen ?? ''} key={people.length}>
      <option value="">{t('choose')}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
