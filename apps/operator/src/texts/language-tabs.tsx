import { type Language, languages } from '@tajmeelspot/language/languages.ts';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { useTranslations } from 'use-intl';

type LanguageTabsProps = { readonly chosen: Language; readonly choose: (language: Language) => void };

/** The language that a text is written in. */
export function LanguageTabs({ chosen, choose }: LanguageTabsProps) {
  const t = useTranslations('operator');
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('texts.language')}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === chosen}
          className={chipClass({ isOn: one === chosen })}
          onClick={() => choose(one)}
        >
          {t(`terms.label.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
