import { Loading } from '@tajmeelspot/ui/loading.tsx';
import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../../fields/form-frame.tsx';
import { weekOf } from '../../hours/week-form.tsx';
import { type EditedWeekdayHours, findWrongDays } from '../../hours/weekday-hours.ts';
import { HoursTemplates } from '../../hours/hours-templates.tsx';
import { WeekEditor } from '../../hours/week-editor.tsx';
import { api } from '../../shell/api.ts';
import { useScheduleChange } from '../../shell/venue/use-schedule-change.tsx';
import { useSchedule, useTemplates } from '../../shell/venue/venue-queries.ts';
import { useLocale } from '../../shell/locale.ts';
import type { SetupStepProps } from './setup-step-props.ts';

/** When the venue is open, from a usual week. */
export function HoursStep({ venue, onDone }: SetupStepProps) {
  const templates = useTemplates();
  const schedule = useSchedule(venue.id);
  if (!templates.data || !schedule.data) return <Loading />;
  return <OpeningHoursForm schedule={schedule.data} templates={templates.data} onDone={onDone} />;
}

type OpeningHoursFormProps = {
  readonly schedule: Schedule;
  readonly templates: Templates;
  readonly onDone: () => void;
};

function OpeningHoursForm({ schedule, templates, onDone }: OpeningHoursFormProps) {
  const t = useTranslations('venue.hours');
  const tVenue = useTranslations('venue');
  const locale = useLocale();
  const [first] = templates.hours;
  const own = weekOf(schedule, null);
  const [spans, setSpans] = useState<readonly EditedWeekdayHours[]>(
    own.hours.length > 0 ? own.hours : (first?.week ?? []),
  );
  const [wrongDay, setWrongDay] = useState<number>();
  const { change: decide, dialog: over, isBusy, errorMessage, errors } = useScheduleChange({ isQuiet: true });
  const save = () => {
    const [day] = findWrongDays(spans);
    setWrongDay(day);
    if (day !== undefined) return;
    const body = { employee_id: null, ...own, hours: [...spans] };
    const params = { id: String(schedule.venue.id) };
    decide((decided) => api().changeHours({ params, body: { ...body, ...decided } }), onDone);
  };
  const [fieldError] = Object.values(errors);
  const day = wrongDay === undefined ? undefined : formatDay(locale, `2024-01-0${wrongDay}`, 'weekday');
  const shownError = day === undefined ? (errorMessage ?? fieldError) : t('wrong', { day });
  return (
    <>
      <HoursTemplates templates={templates.hours} onChoose={setSpans} />
      <FormFrame submit={tVenue('next')} isBusy={isBusy} errorMessage={shownError} onSubmit={save}>
        <WeekEditor
          spans={spans}
          onChange={setSpans}
          defaultHours={{ from: '10:00', to: '21:00' }}
          emptyLabel={t('closed')}
        />
      </FormFrame>
      {over}
    </>
  );
}
