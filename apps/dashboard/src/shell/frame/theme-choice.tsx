import { ThemeChoice as Choice } from '@tajmeelspot/ui/theme/theme-choice.tsx';
import { useTranslations } from 'use-intl';

/** The same choice as the site's. */
export function ThemeChoice() {
  const t = useTranslations('dashboard.theme');
  return (
    <div>
      <p aria-hidden className="mb-1 text-13 font-strong text-ink-soft">
        {t('label')}
      </p>
      <Choice
        legend={<legend className="sr-only">{t('label')}</legend>}
        nameOf={t}
        className="flex min-w-0 rounded-full bg-surface-sunk p-1 inset-ring inset-ring-line"
        choiceClass="flex-1 text-ink-soft has-checked:bg-surface has-checked:text-lapis has-checked:inset-ring-lapis-line has-focus-visible:outline-lapis"
      />
    </div>
  );
}
