import type { OwnEmployee, EmployeeFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useScheduleChange } from '../shell/venue/use-schedule-change.tsx';
import { useOwnEmployees } from '../shell/venue/venue-queries.ts';
import { useSave } from '../shell/venue/use-save.ts';
import { useLanguage } from '../shell/language.ts';
import { EmployeePortrait } from './employee-portrait.tsx';
import { EmployeeList } from '../team/employee-list.tsx';
import { emptyEmployee, EmployeeForm } from '../team/employee-form.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';

/** Who works at the venue: somebody comes, changes, leaves, returns. Staff see themselves, and change the own portrait. */
export function Team() {
  const t = useTranslations('venue.team');
  const { venue } = useVenue();
  const query = useOwnEmployees(venue.id);
  const [opened, setOpened] = useState<number | 'new'>();
  const employee = opened === 'new' ? opened : query.data?.find(({ id }) => id === opened);
  const isManager = venue.role !== 'staff';
  const { change: decide, dialog: over, isBusy, errorMessage } = useScheduleChange();
  const changeEmployment = ({ id, is_active: isActive, daily_cap }: OwnEmployee) =>
    decide((decided) =>
      api().changeEmployment({ params: { id: String(id) }, body: { is_active: !isActive, daily_cap, ...decided } }),
    );
  return (
    <>
      <Head title={t('title')} />
      {isManager && (
        <Button className="md:justify-self-start" onClick={() => setOpened('new')}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      )}
      <ErrorMessage text={errorMessage} />
      <LoadState of={query} />
      {query.data && (
        <section
          aria-label={t('title')}
          className="min-w-0 rounded-card bg-surface px-4 shadow-rest inset-ring inset-ring-line md:px-6"
        >
          {query.data.length === 0 && <p className="py-6 text-ink-soft">{t('none')}</p>}
          <EmployeeList
            employees={query.data}
            isBusy={isBusy}
            onChange={({ id }) => setOpened(id)}
            {...(isManager ? { onEmploy: changeEmployment } : {})}
          />
        </section>
      )}
      {employee && (
        <EmployeeDialog employee={employee} onClose={() => setOpened(undefined)}>
          {isManager && <EmployeeEditor employee={employee} venueId={venue.id} onClose={() => setOpened(undefined)} />}
        </EmployeeDialog>
      )}
      {over}
    </>
  );
}

type EmployeeDialogProps = {
  readonly employee: OwnEmployee | 'new';
  readonly onClose: () => void;
  readonly children: ReactNode;
};

function EmployeeDialog({ employee, onClose, children }: EmployeeDialogProps) {
  const t = useTranslations('venue.team');
  const tPortraits = useTranslations('venue.portraits');
  const language = useLanguage();
  const title = employee === 'new' ? t('add') : t('edit', { name: textIn(employee.name, language) });
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title}>
      <div className="grid gap-4">
        <h2 className="pe-8 text-18">{title}</h2>
        {employee === 'new' ? (
          <p className="text-13 text-ink-soft">{tPortraits('later')}</p>
        ) : (
          <EmployeePortrait employee={employee} />
        )}
        {children}
      </div>
    </Dialog>
  );
}

type EmployeeEditorProps = {
  readonly employee: OwnEmployee | 'new';
  readonly venueId: number;
  readonly onClose: () => void;
};

function EmployeeEditor({ employee, venueId, onClose }: EmployeeEditorProps) {
  const t = useTranslations('venue');
  const { save, ...saving } = useSave((body: EmployeeFields) =>
    employee === 'new'
      ? api().addEmployee({ params: { id: String(venueId) }, body })
      : api().changeEmployee({ params: { id: String(employee.id) }, body }),
  );
  const employment = useScheduleChange({ isQuiet: true });
  // Some customers have asked for a woman: what becomes of them is settled before anything is kept.
  const send = (input: EmployeeFields) => {
    const store = () => save(input, onClose);
    if (employee === 'new' || input.gender === employee.gender) return store();
    const { id, is_active, daily_cap } = employee;
    const body = { is_active, daily_cap, gender: input.gender };
    employment.change(
      (decided) => api().changeEmployment({ params: { id: String(id) }, body: { ...body, ...decided } }),
      store,
    );
  };
  return (
    <>
      <EmployeeForm
        employee={employee === 'new' ? emptyEmployee : employee}
        saving={{
          ...saving,
          isBusy: saving.isBusy || employment.isBusy,
          errorMessage: saving.errorMessage ?? employment.errorMessage,
        }}
        submit={t('save')}
        onSave={send}
      />
      {employment.dialog}
    </>
  );
}
