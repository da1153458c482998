import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useOwnEmployees } from '../../shell/venue/venue-queries.ts';
import { useSave } from '../../shell/venue/use-save.ts';
import { EmployeeList } from '../../team/employee-list.tsx';
import { emptyEmployee, EmployeeForm } from '../../team/employee-form.tsx';
import type { SetupStepProps } from './setup-step-props.ts';

/** Who works there; the first one is asked for at once. */
export function EmployeesStep({ venue, onDone }: SetupStepProps) {
  const t = useTranslations('venue.team');
  const tVenue = useTranslations('venue');
  const tStart = useTranslations('venue.start');
  const team = useOwnEmployees(venue.id);
  const [isAdding, setAdding] = useState(false);
  const params = { id: String(venue.id) };
  const { save, ...saving } = useSave((body: typeof emptyEmployee) => api().addEmployee({ params, body }), {
    isQuiet: true,
  });
  if (!team.data) return <LoadState of={team} />;
  const isFirst = team.data.length === 0;
  return (
    <>
      {!isFirst && <EmployeeList employees={team.data} />}
      {(isFirst || isAdding) && (
        <EmployeeForm
          key={team.data.length}
          employee={emptyEmployee}
          saving={saving}
          submit={tVenue('save')}
          onSave={(employee) => save(employee, () => setAdding(false))}
        />
      )}
      {!isFirst && !isAdding && (
        <div className="flex flex-wrap gap-2.5">
          <Button className="max-md:flex-1" onClick={onDone}>
            {tStart('now')}
          </Button>
          <Button kind="outline" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
