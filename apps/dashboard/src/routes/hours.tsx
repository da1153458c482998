import type { Schedule } from '@tajmeelspot/contract/schedules.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../fields/form-frame.tsx';
import { ExceptionForm } from '../hours/exception-form.tsx';
import { ExceptionList } from '../hours/exception-list.tsx';
import { OwnWeek, weekOf } from '../hours/own-week.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/house.tsx';
import { useDecision } from '../shell/keeping/decide.tsx';
import { useSchedule, useTemplates } from '../shell/keeping/keeping.ts';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

/** When the venue and each of its people work, and the days on which something else holds. */
export function Hours() {
  const t = useTranslations('venue.hours');
  const { venue } = useVenue();
  const asked = useSchedule(venue.id);
  return (
    <>
      <Head title={t('title')} />
      {asked.isPending && <Loading />}
      {asked.isError && !asked.data && <LoadError error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
          <Week schedule={asked.data} />
          <SpecialDays schedule={asked.data} />
        </div>
      )}
    </>
  );
}

type HoursProps = { readonly schedule: Schedule };

function Week({ schedule }: HoursProps) {
  const t = useTranslations('venue.hours');
  const templates = useTemplates();
  const [whose, setWhose] = useState<number | null>(null);
  const { decide, over, isBusy, errorMessage, errors } = useDecision();
  const [refused] = Object.values(errors);
  return (
    <Section id="week" title={t('week')}>
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
      <OwnWeek
        // Another person's week begins anew, and so does one that was saved.
        key={`${whose ?? 'venue'} ${schedule.version}`}
        week={weekOf(schedule, whose)}
        isVenue={whose === null}
        templates={templates.data?.hours ?? []}
        isBusy={isBusy}
        errorMessage={errorMessage ?? refused}
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
    </Section>
  );
}

function SpecialDays({ schedule }: HoursProps) {
  const t = useTranslations('venue.days');
  const [isAdding, setAdding] = useState(false);
  const { decide, over, isBusy, errorMessage, errors } = useDecision();
  return (
    <Section id="days" title={t('title')} text={t('text')}>
      <ExceptionList
        schedule={schedule}
        onRemove={(id) => decide((decided) => api().removeException({ params: { id: String(id) }, body: decided }))}
      />
      {!isAdding && <ErrorMessage text={errorMessage} />}
      {isAdding ? (
        <ExceptionForm
          people={schedule.employees.filter((one) => one.is_active)}
          saving={{ isBusy, errorMessage, errors }}
          onClose={() => setAdding(false)}
          onSave={(given) =>
            decide(
              (decided) =>
                api().addException({ params: { id: String(schedule.venue.id) }, body: { ...given, ...decided } }),
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
    </Section>
  );
}
