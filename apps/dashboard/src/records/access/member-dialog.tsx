import type { Team } from '@tajmeelspot/contract/venues/members.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHouse } from '../../shell/house.tsx';
import { usePeople } from '../../shell/agenda.ts';
import { textsOf } from '../texts-of.ts';
import { Fault } from '../../visit/fault.tsx';

/** A role, and whose calendar goes with it. */
export type Given = { readonly role: 'manager' | 'staff'; readonly employee_id: number | null };

type Props = {
  /** Who gets another role; somebody new is invited where nobody is given. */
  readonly member?: Team['members'][number];
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onSend: (given: Given & { readonly email: string }) => void;
  readonly onClose: () => void;
};

/** Asks who is to work at the house, and as what. */
export function MemberDialog({ member, isBusy, fault, onSend, onClose }: Props) {
  const t = useTranslations('records.access');
  const words = useTranslations('records');
  const [role, setRole] = useState<Given['role']>(member?.role === 'manager' ? 'manager' : 'staff');
  const [isTried, setTried] = useState(false);
  const title = member ? t('of', { action: t('change'), name: member.name }) : t('invite');
  const send = (form: FormData) => {
    const { email: written = '', employee_id: person } = textsOf(form);
    const email = member?.email ?? written;
    const employee = role === 'staff' ? Number(person) || undefined : null;
    setTried(true);
    if (email !== '' && employee !== undefined && !isBusy) onSend({ email, role, employee_id: employee });
  };
  const missing = isTried ? t('required') : undefined;
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title} closeLabel={words('close')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <h2 className="pe-8 text-18">{title}</h2>
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
        <Fault text={fault ?? missing} />
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" onClick={onClose}>
            {words('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t(member ? 'save' : 'send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Calendar({ chosen }: { readonly chosen: number | undefined }) {
  const t = useTranslations('records.access');
  const people = usePeople(useHouse().house.id);
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
