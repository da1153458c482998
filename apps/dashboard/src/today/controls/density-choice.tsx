import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type Density, densities } from '../../shell/calendar/calendar-choices.ts';

type DensityChoiceProps = { readonly density: Density; readonly onChoose: (density: Density) => void };

const lines = {
  close: 'M3 4.5h14M3 8.2h14M3 11.8h14M3 15.5h14',
  middle: 'M3 5h14M3 10h14M3 15h14',
  wide: 'M3 6h14M3 14h14',
};

/** How close together the hours stand: three steps, as lines that stand so. */
export function DensityChoice({ density, onChoose }: DensityChoiceProps) {
  const t = useTranslations('dashboard.calendar');
  const name = useId();
  return (
    <fieldset className="flex overflow-hidden rounded-control bg-surface inset-ring inset-ring-line">
      <legend className="sr-only">{t('density')}</legend>
      {densities.map((step) => (
        <label
          key={step}
          title={t(`densities.${step}`)}
          className="relative grid size-11 place-items-center text-ink-soft hover:bg-lapis-tint has-checked:bg-lapis-tint has-checked:text-lapis has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            aria-label={t(`densities.${step}`)}
            checked={density === step}
            className="absolute inset-0 cursor-pointer appearance-none"
            onChange={() => onChoose(step)}
          />
          <DensityIcon density={step} />
        </label>
      ))}
    </fieldset>
  );
}

/** The same where there is no room for three: one button, from step to step. */
export function DensityButton({ density, onChoose }: DensityChoiceProps) {
  const t = useTranslations('dashboard.calendar');
  const next = densities[(densities.indexOf(density) + 1) % densities.length] ?? density;
  return (
    <button
      type="button"
      aria-label={`${t('density')}: ${t(`densities.${density}`)}`}
      className="grid size-11 shrink-0 place-items-center rounded-control bg-surface text-lapis inset-ring inset-ring-line"
      onClick={() => onChoose(next)}
    >
      <DensityIcon density={density} />
    </button>
  );
}

const DensityIcon = ({ density }: Pick<DensityChoiceProps, 'density'>) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
    <path d={lines[density]} />
  </svg>
);
