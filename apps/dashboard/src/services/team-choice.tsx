import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-venues.ts';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { useLanguage } from '../shell/language.ts';

type TeamChoiceProps = {
  readonly team: readonly OwnEmployee[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
};

/** Which of the people give a service. */
export function TeamChoice({ team, chosen, onChange }: TeamChoiceProps) {
  const t = useTranslations('venue.services');
  const language = useLanguage();
  const shown = team.filter(({ id, is_active: isActive }) => isActive || chosen.includes(id));
  return (
    <fieldset className="grid gap-1 md:grid-cols-2">
      <legend className="mb-1 text-13 font-strong text-ink-soft">{t('team')}</legend>
      {shown.length === 0 && <p className="text-15 text-ink-soft">{t('teamNone')}</p>}
      {shown.map(({ id, name, job }) => (
        <SwitchField
          key={id}
          label={<bdi>{textIn(name, language)}</bdi>}
          text={textIn(job, language)}
          isOn={chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  );
}
