import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';

const choices = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'system', icon: 'screen' },
] as const;

/** Light, dark, or as the device has it. It needs the browser's memory, so it is not offered without scripts. */
export function ThemeChoice() {
  const t = useTranslations('shell.theme');
  const chosen = useSyncExternalStore(subscribe, read, () => 'system');
  return (
    <fieldset className="flex rounded-full p-1 inset-ring inset-ring-on-field-line noscript:hidden">
      <legend className="sr-only">{t('label')}</legend>
      {choices.map(({ theme, icon }) => (
        <label
          key={theme}
          title={t(theme)}
          className="grid size-11 cursor-pointer place-items-center rounded-full has-checked:bg-on-field-tint has-checked:text-on-field has-checked:inset-ring has-checked:inset-ring-on-field-line has-focus-visible:outline-2 has-focus-visible:outline-on-field"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={chosen === theme}
            onChange={() => choose(theme)}
          />
          <span className="sr-only">{t(theme)}</span>
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
