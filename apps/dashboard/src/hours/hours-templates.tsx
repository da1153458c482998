import { Chip } from '@tajmeelspot/ui/chip.tsx';
import { useTranslations } from 'use-intl';
import type { EditedWeekdayHours } from './weekday-hours.ts';

type HoursTemplatesProps = {
  readonly templates: readonly {
    readonly key: string;
    readonly label: string;
    readonly week: readonly EditedWeekdayHours[];
  }[];
  readonly onChoose: (week: EditedWeekdayHours[]) => void;
};

/** Weeks that many venues keep, one tap each. */
export function HoursTemplates({ templates, onChoose }: HoursTemplatesProps) {
  const t = useTranslations('venue.hours');
  return (
    <fieldset aria-label={t('templates')} className="flex flex-wrap gap-2">
      {templates.map(({ key, label, week }) => (
        <Chip key={key} className="!whitespace-normal" onClick={() => onChoose([...week])}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
