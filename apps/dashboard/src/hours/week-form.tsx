import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { useLocale } from '../shell/locale.ts';
import { type EditedWeekdayHours, findWrongDays } from './weekday-hours.ts';
import { HoursTemplates } from './hours-templates.tsx';
import { WeekEditor } from './week-editor.tsx';

/** The week of a venue, or of one of its people. */
export type WeekDraft = {
  hours: EditedWeekdayHours[];
  breaks: EditedWeekdayHours[];
  women_only_hours: EditedWeekdayHours[];
};

/** What a schedule says of the venue (null) or of somebody. */
export function weekOf(schedule: Schedule, whose: number | null): WeekDraft {
  const own = (rows: readonly (EditedWeekdayHours & { employee_id: number | null })[]) =>
    rows.filter(({ employee_id: of }) => of === whose).map(({ weekday, from, to }) => ({ weekday, from, to }));
  return {
    hours: own(schedule.hours),
    breaks: own(schedule.breaks),
    women_only_hours: whose === null ? schedule.women_only_hours : [],
  };
}

type WeekFormProps = {
  readonly week: WeekDraft;
  /** Of the employee whose week it is; undefined: it is the venue's. */
  readonly gender: 'female' | 'male' | undefined;
  readonly templates: Parameters<typeof HoursTemplates>[0]['templates'];
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSave: (week: WeekDraft) => void;
};

/** Hours, breaks, and of a venue the hours for women only. */
export function WeekForm({ week, gender, templates, isBusy, errorMessage, onSave }: WeekFormProps) {
  const t = useTranslations('venue.hours');
  const tVenue = useTranslations('venue');
  const locale = useLocale();
  const isVenue = gender === undefined;
  const [draft, setDraft] = useState(week);
  const [wrongDay, setWrongDay] = useState<number>();
  const set = (change: Partial<WeekDraft>) => setDraft({ ...draft, ...change });
  const save = () => {
    const [day] = [draft.hours, draft.breaks, draft.women_only_hours].flatMap(findWrongDays);
    setWrongDay(day);
    if (day === undefined) onSave(draft);
  };
  const day = wrongDay === undefined ? undefined : formatDay(locale, `2024-01-0${wrongDay}`, 'weekday');
  const shownError = day === undefined ? errorMessage : t('wrong', { day });
  return (
    <FormFrame submit={tVenue('save')} isBusy={isBusy} errorMessage={shownError} onSubmit={save}>
      <WeeklyHours {...{ isVenue, templates }} hours={draft.hours} onChange={(hours) => set({ hours })} />
      <OptionalTimes
        title={t('breaks')}
        text={isVenue ? t('breaksText') : t('breaksOwnText', { gender })}
        spans={draft.breaks}
        defaultHours={{ from: '13:00', to: '14:00' }}
        onChange={(breaks) => set({ breaks })}
      />
      {isVenue && (
        <OptionalTimes
          title={t('womenOnly')}
          text={t('womenOnlyText')}
          spans={draft.women_only_hours}
          defaultHours={{ from: '10:00', to: '14:00' }}
          onChange={(hours) => set({ women_only_hours: hours })}
        />
      )}
    </FormFrame>
  );
}

type WeeklyHoursProps = Pick<WeekFormProps, 'templates'> & {
  readonly isVenue: boolean;
  readonly hours: readonly EditedWeekdayHours[];
  readonly onChange: (hours: EditedWeekdayHours[]) => void;
};

/** Hours of every week; somebody without own ones works whenever the venue is open. */
function WeeklyHours({ isVenue, templates, hours, onChange }: WeeklyHoursProps) {
  const t = useTranslations('venue.hours');
  return (
    <>
      {isVenue ? (
        <HoursTemplates templates={templates} onChoose={onChange} />
      ) : (
        <SwitchField
          label={t('own')}
          text={t('ownText')}
          isOn={hours.length > 0}
          onChange={(isOn) => onChange(isOn ? [...(templates[0]?.week ?? [])] : [])}
        />
      )}
      {(isVenue || hours.length > 0) && (
        <WeekEditor
          spans={hours}
          onChange={onChange}
          defaultHours={{ from: '10:00', to: '21:00' }}
          emptyLabel={t('closed')}
        />
      )}
    </>
  );
}

type OptionalTimesProps = {
  readonly title: string;
  readonly text: string;
  readonly spans: readonly EditedWeekdayHours[];
  readonly defaultHours: { readonly from: string; readonly to: string };
  readonly onChange: (spans: EditedWeekdayHours[]) => void;
};

/** Times that most days have none of: closed until somebody looks. */
function OptionalTimes({ title, text, spans, defaultHours, onChange }: OptionalTimesProps) {
  const t = useTranslations('venue.hours');
  return (
    <details open={spans.length > 0 || undefined} className="rounded-control inset-ring inset-ring-line">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-control px-4 py-2">
        <span className="font-strong text-lapis">{title}</span>
        <span className="text-13 text-ink-soft">{text}</span>
        <Icon name="chevron-down" className="ms-auto text-ink-soft in-[details[open]]:rotate-180" />
      </summary>
      <div className="px-4 pb-2">
        <WeekEditor spans={spans} onChange={onChange} defaultHours={defaultHours} emptyLabel={t('none')} />
      </div>
    </details>
  );
}
