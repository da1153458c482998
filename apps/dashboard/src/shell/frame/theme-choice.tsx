import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

const choices = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'system', icon: 'screen' },
] as const;

/** Light, dark, or as the device has it: the same choice as the site's, which index.html reads before it paints. */
export function ThemeChoice() {
  const t = useTranslations('dashboard.theme');
  const chosen = useSyncExternalStore(subscribe, read);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 block text-13 font-strong text-ink-soft">{t('label')}</legend>
      <div className="flex rounded-full bg-surface-sunk p-1 inset-ring inset-ring-line">
        {choices.map(({ theme, icon }) => (
          <label
            key={theme}
            title={t(theme)}
            className="grid h-11 flex-1 cursor-pointer place-items-center rounded-full text-ink-soft has-checked:bg-surface has-checked:text-lapis has-checked:inset-ring has-checked:inset-ring-lapis-line has-focus-visible:outline-2 has-focus-visible:outline-lapis"
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
      </div>
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
