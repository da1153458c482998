import type { Schedule } from '@tajmeelspot/contract/schedules.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { useLanguage } from '../shell/language.ts';
import { type Span, wrongDays } from './spans.ts';
import { HoursTemplates } from './templates.tsx';
import { WeekEditor } from './week-editor.tsx';

/** The week of a venue, or of one of its people. */
export type Week = { hours: Span[]; breaks: Span[]; women_only_hours: Span[] };

/** What a schedule says of the venue (null) or of somebody. */
export function weekOf(schedule: Schedule, whose: number | null): Week {
  const own = (rows: readonly (Span & { employee_id: number | null })[]) =>
    rows.filter(({ employee_id: of }) => of === whose).map(({ weekday, from, to }) => ({ weekday, from, to }));
  return {
    hours: own(schedule.hours),
    breaks: own(schedule.breaks),
    women_only_hours: whose === null ? schedule.women_only_hours : [],
  };
}

type OwnWeekProps = {
  readonly week: Week;
  readonly isVenue: boolean;
  readonly templates: Parameters<typeof HoursTemplates>[0]['templates'];
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSave: (week: Week) => void;
};

/** Hours, breaks, and of a venue the hours for women only. */
export function OwnWeek({ week, isVenue, templates, isBusy, errorMessage, onSave }: OwnWeekProps) {
  const t = useTranslations('venue.hours');
  const words = useTranslations('venue');
  const language = useLanguage();
  const [draft, setDraft] = useState(week);
  const [wrong, setWrong] = useState<number>();
  const set = (change: Partial<Week>) => setDraft({ ...draft, ...change });
  const save = () => {
    const [day] = [draft.hours, draft.breaks, draft.women_only_hours].flatMap(wrongDays);
    setWrong(day);
    if (day === undefined) onSave(draft);
  };
  const day = wrong === undefined ? undefined : formatDay(language, `2024-01-0${wrong}`, 'weekday');
  const toErrorMessage = day === undefined ? errorMessage : t('wrong', { day });
  return (
    <FormFrame submit={words('save')} isBusy={isBusy} errorMessage={toErrorMessage} onSubmit={save}>
      <Usual {...{ isVenue, templates }} hours={draft.hours} onChange={(hours) => set({ hours })} />
      <More
        title={t('breaks')}
        text={t(isVenue ? 'breaksText' : 'breaksOwnText')}
        spans={draft.breaks}
        usual={{ from: '13:00', to: '14:00' }}
        onChange={(breaks) => set({ breaks })}
      />
      {isVenue && (
        <More
          title={t('womenOnly')}
          text={t('womenOnlyText')}
          spans={draft.women_only_hours}
          usual={{ from: '10:00', to: '14:00' }}
          onChange={(hours) => set({ women_only_hours: hours })}
        />
      )}
    </FormFrame>
  );
}

type UsualProps = Pick<OwnWeekProps, 'isVenue' | 'templates'> & {
  readonly hours: readonly Span[];
  readonly onChange: (hours: Span[]) => void;
};

/** Hours of every week; somebody without own ones works whenever the venue is open. */
function Usual({ isVenue, templates, hours, onChange }: UsualProps) {
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
        <WeekEditor spans={hours} onChange={onChange} usual={{ from: '10:00', to: '21:00' }} emptyLabel={t('closed')} />
      )}
    </>
  );
}

type MoreProps = {
  readonly title: string;
  readonly text: string;
  readonly spans: readonly Span[];
  readonly usual: { readonly from: string; readonly to: string };
  readonly onChange: (spans: Span[]) => void;
};

/** Times that most days have none of: closed until somebody looks. */
function More({ title, text, spans, usual, onChange }: MoreProps) {
  const t = useTranslations('venue.hours');
  return (
    <details open={spans.length > 0 || undefined} className="rounded-control inset-ring inset-ring-line">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-control px-4 py-2">
        <span className="font-strong text-lapis">{title}</span>
        <span className="text-13 text-ink-soft">{text}</span>
        <Icon name="chevron-down" className="ms-auto text-ink-soft in-[details[open]]:rotate-180" />
      </summary>
      <div className="px-4 pb-2">
        <WeekEditor spans={spans} onChange={onChange} usual={usual} emptyLabel={t('none')} />
      </div>
    </details>
  );
}
