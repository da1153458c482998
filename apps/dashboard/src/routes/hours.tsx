import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../fields/form-frame.tsx';
import { ExceptionForm } from '../hours/exception-form.tsx';
import { ExceptionList } from '../hours/exception-list.tsx';
import { WeekForm, weekOf } from '../hours/week-form.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useScheduleChange } from '../shell/venue/use-schedule-change.tsx';
import { useSchedule, useTemplates } from '../shell/venue/venue-queries.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';

/** When the venue and each of its people work, and the days on which something else holds. */
export function Hours() {
  const t = useTranslations('venue.hours');
  const { venue } = useVenue();
  const query = useSchedule(venue.id);
  return (
    <>
      <Head title={t('title')} />
      <LoadState of={query} />
      {query.data && (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
          <WeekSection schedule={query.data} />
          <SpecialDays schedule={query.data} />
        </div>
      )}
    </>
  );
}

type ScheduleProps = { readonly schedule: Schedule };

function WeekSection({ schedule }: ScheduleProps) {
  const t = useTranslations('venue.hours');
  const templates = useTemplates();
  const [whose, setWhose] = useState<number | null>(null);
  const { change: decide, dialog: over, isBusy, errorMessage, errors } = useScheduleChange();
  const [fieldError] = Object.values(errors);
  return (
    <SectionCard id="week" title={t('week')}>
      <SelectField
        label={t('whose')}
        name="whose"
        value={whose ?? ''}
        onChange={({ target }) => setWhose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('venue')}</option>
        {schedule.employees
          .filter((one) => one.is_active)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <WeekForm
        // Another person's week begins anew, and so does one that was saved.
        key={`${whose ?? 'venue'} ${schedule.version}`}
        week={weekOf(schedule, whose)}
        gender={schedule.employees.find(({ id }) => id === whose)?.gender}
        templates={templates.data?.hours ?? []}
        isBusy={isBusy}
        errorMessage={errorMessage ?? fieldError}
        onSave={(week) =>
          decide((decided) =>
            api().changeHours({
              params: { id: String(schedule.venue.id) },
              body: { employee_id: whose, ...week, ...decided },
            }),
          )
        }
      />
      {over}
    </SectionCard>
  );
}

function SpecialDays({ schedule }: ScheduleProps) {
  const t = useTranslations('venue.days');
  const tDashboard = useTranslations('dashboard');
  const [isAdding, setAdding] = useState(false);
  const { change: decide, dialog: over, isBusy, errorMessage, errors } = useScheduleChange();
  const { change: decideRemoval, dialog: overRemoval, ...removing } = useScheduleChange({ isQuiet: true });
  const params = { id: String(schedule.venue.id) };
  const remove = ({ id, note, ...former }: Schedule['exceptions'][number]) => {
    const body = { ...former, ...(note === null ? {} : { note }) };
    const run = () => decide((decided) => api().addException({ params, body: { ...body, ...decided } }));
    decideRemoval(
      (decided) => api().removeException({ params: { id: String(id) }, body: decided }),
      () => toast(t('removed'), { action: { label: tDashboard('undo'), run } }),
    );
  };
  return (
    <SectionCard id="days" title={t('title')} text={t('text')}>
      <ExceptionList schedule={schedule} onRemove={remove} />
      {overRemoval}
      {!isAdding && <ErrorMessage text={errorMessage ?? removing.errorMessage} />}
      {isAdding ? (
        <ExceptionForm
          employees={schedule.employees.filter((one) => one.is_active)}
          saving={{ isBusy, errorMessage, errors }}
          onClose={() => setAdding(false)}
          onSave={(exception) =>
            decide(
              (decided) =>
                api().addException({ params: { id: String(schedule.venue.id) }, body: { ...exception, ...decided } }),
              () => setAdding(false),
            )
          }
        />
      ) : (
        <Button kind="outline" className="md:justify-self-start" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      )}
      {over}
    </SectionCard>
  );
}
