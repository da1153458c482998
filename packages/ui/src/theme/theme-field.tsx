import type { ComponentProps } from 'react';
import { ThemeChoice } from './theme-choice.tsx';

type ThemeFieldProps = { readonly label: string; readonly nameOf: ComponentProps<typeof ThemeChoice>['nameOf'] };

/** The choice between light and dark as a field of a menu. */
export function ThemeField({ label, nameOf }: ThemeFieldProps) {
  return (
    <div>
      <p aria-hidden className="mb-1 text-13 font-strong text-ink-soft">
        {label}
      </p>
      <ThemeChoice
        legend={<legend className="sr-only">{label}</legend>}
        nameOf={nameOf}
        className="flex min-w-0 rounded-full bg-surface-sunk p-1 inset-ring inset-ring-line"
        choiceClass="flex-1 text-ink-soft has-checked:bg-surface has-checked:text-lapis has-checked:inset-ring-lapis-line has-focus-visible:outline-lapis"
      />
    </div>
  );
}
