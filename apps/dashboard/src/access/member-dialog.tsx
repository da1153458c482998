import { inviteMemberFields } from '@tajmeelspot/contract/forms/venues-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import type { Team } from '@tajmeelspot/contract/venues/members.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../shell/venue-provider.tsx';
import { useEmployees } from '../shell/agenda.ts';
import { formTexts } from '../fields/form-texts.ts';

/** A role, and whose calendar goes with it. */
export type MemberInput = { readonly role: 'manager' | 'staff'; readonly employee_id: number | null };

/** Whom an invitation asks, at a phone or at an address, and as what. */
export type InvitationInput = MemberInput & { readonly phone?: string; readonly email?: string };

type MemberDialogProps = {
  /** Who gets another role; somebody new is invited where nobody is given. */
  readonly member?: Team['members'][number];
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (form: InvitationInput) => void;
  readonly onClose: () => void;
};

/** Asks who is to work at the venue, and as what. */
export function MemberDialog({ member, errorMessage, onSend, ...form }: MemberDialogProps) {
  const t = useTranslations('records.access');
  const [role, setRole] = useState<MemberInput['role']>(member?.role === 'manager' ? 'manager' : 'staff');
  const [by, setBy] = useState<'phone' | 'email'>('phone');
  const [isMissing, setMissing] = useState(false);
  const field = describeFields(inviteMemberFields, { t });
  const title = member ? t('of', { action: t('change'), name: member.name }) : t('invite');
  const send = (data: FormData) => {
    const { [by]: typed = '', employee_id: employeeText } = formTexts(data);
    const employee = role === 'staff' ? Number(employeeText) || undefined : null;
    const isComplete = (member !== undefined || typed !== '') && employee !== undefined;
    setMissing(!isComplete);
    if (isComplete) onSend({ ...(member ? {} : { [by]: typed }), role, employee_id: employee });
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
      {!member && <RecipientField by={by} onChange={setBy} />}
      <SelectField
        {...field('role')}
        value={role}
        onChange={({ target }) => setRole(target.value === 'manager' ? 'manager' : 'staff')}
      >
        {inviteMemberFields.role.choices.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </SelectField>
      {role === 'staff' && <CalendarField chosen={member?.employee?.id} />}
    </FormDialog>
  );
}

type RecipientFieldProps = {
  readonly by: 'phone' | 'email';
  readonly onChange: (by: 'phone' | 'email') => void;
};

/** Where an invitation goes; the other way is one choice away. */
function RecipientField({ by, onChange }: RecipientFieldProps) {
  const t = useTranslations('records.access');
  const field = describeFields(inviteMemberFields, { t });
  const other = by === 'phone' ? 'email' : 'phone';
  return (
    <div className="grid justify-items-start gap-1">
      <TextField {...field(by)} key={by} required autoComplete="off" className="w-full" />
      <Button kind="text" size="small" onClick={() => onChange(other)}>
        {t(other === 'email' ? 'byEmail' : 'byPhone')}
      </Button>
    </div>
  );
}

function CalendarField({ chosen }: { readonly chosen: number | undefined }) {
  const t = useTranslations('records.access');
  const employees = useEmployees(useVenue().venue.id);
  return (
    <SelectField
      {...describeFields(inviteMemberFields, { t })('employee_id')}
      defaultValue={chosen ?? ''}
      key={employees.length}
    >
      <option value="">{t('choose')}</option>
      {employees.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
