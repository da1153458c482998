import type { Schedule } from '@tajmeelspot/contract/schedules.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../../fields/form-frame.tsx';
import { weekOf } from '../../hours/own-week.tsx';
import { type Span, wrongDays } from '../../hours/spans.ts';
import { HoursTemplates } from '../../hours/templates.tsx';
import { WeekEditor } from '../../hours/week-editor.tsx';
import { api } from '../../shell/api.ts';
import { useDecision } from '../../shell/keeping/decide.tsx';
import { useSchedule, useTemplates } from '../../shell/keeping/keeping.ts';
import { useLanguage } from '../../shell/language.ts';
import { Loading } from '../../shell/loading.tsx';
import type { StepProps } from './step.ts';

/** When the venue is open, from a usual week. */
export function HoursStep({ venue, onDone }: StepProps) {
  const templates = useTemplates();
  const schedule = useSchedule(venue.id);
  if (!templates.data || !schedule.data) return <Loading />;
  return <Form schedule={schedule.data} templates={templates.data} onDone={onDone} />;
}

type FormProps = { readonly schedule: Schedule; readonly templates: Templates; readonly onDone: () => void };

function Form({ schedule, templates, onDone }: FormProps) {
  const t = useTranslations('venue.hours');
  const words = useTranslations('venue');
  const language = useLanguage();
  const [first] = templates.hours;
  const own = weekOf(schedule, null);
  const [spans, setSpans] = useState<readonly Span[]>(own.hours.length > 0 ? own.hours : (first?.week ?? []));
  const [wrong, setWrong] = useState<number>();
  const { decide, over, isBusy, errorMessage, errors } = useDecision({ isQuiet: true });
  const save = () => {
    const [day] = wrongDays(spans);
    setWrong(day);
    if (day !== undefined) return;
    const body = { employee_id: null, ...own, hours: [...spans] };
    const params = { id: String(schedule.venue.id) };
    decide((decided) => api().changeHours({ params, body: { ...body, ...decided } }), onDone);
  };
  const [refused] = Object.values(errors);
  const day = wrong === undefined ? undefined : formatDay(language, `2024-01-0${wrong}`, 'weekday');
  const toErrorMessage = day === undefined ? (errorMessage ?? refused) : t('wrong', { day });
  return (
    <>
      <HoursTemplates templates={templates.hours} onChoose={setSpans} />
      <FormFrame submit={words('next')} isBusy={isBusy} errorMessage={toErrorMessage} onSubmit={save}>
        <WeekEditor spans={spans} onChange={setSpans} usual={{ from: '10:00', to: '21:00' }} emptyLabel={t('closed')} />
      </FormFrame>
      {over}
    </>
  );
}
