import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { Icon } from '../icon.tsx';

const choices = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'system', icon: 'screen' },
] as const;

type ThemeChoiceProps = {
  /** A legend, as it stands above or for readers alone. */
  readonly legend: ReactNode;
  readonly nameOf: (theme: (typeof choices)[number]['theme']) => string;
  readonly className: string;
  readonly choiceClass: string;
};

/** Light, dark, or as the device has it; the page's first script reads the same memory before it paints. */
export function ThemeChoice({ legend, nameOf, className, choiceClass }: ThemeChoiceProps) {
  const name = useId();
  const chosen = useSyncExternalStore(subscribe, read, () => 'system');
  return (
    <fieldset className={className}>
      {legend}
      {choices.map(({ theme, icon }) => (
        <label
          key={theme}
          title={nameOf(theme)}
          className={`grid h-11 cursor-pointer place-items-center rounded-full has-checked:inset-ring has-focus-visible:outline-2 ${choiceClass}`}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === theme}
            onChange={() => choose(theme)}
          />
          <span className="sr-only">{nameOf(theme)}</span>
          <Icon name={icon} />
        </label>
      ))}
    </fieldset>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('themeChange', listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener('themeChange', listener);
    removeEventListener('storage', listener);
  };
}

function read(): string {
  const theme = localStorage.getItem('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function choose(theme: string): void {
  if (theme === 'system') localStorage.removeItem('theme');
  else localStorage.setItem('theme', theme);
  dispatchEvent(new Event('themeChange'));
}
