import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { type Language, languages } from '@tajmeelspot/language/languages.ts';
import { useTranslations } from 'use-intl';

type LanguageTabsProps = { readonly chosen: Language; readonly choose: (language: Language) => void };

/** The language that a text is written in. */
export function LanguageTabs({ chosen, choose }: LanguageTabsProps) {
  const t = useTranslations('operator');
  return (
    <ChipChoice
      label={t('texts.language')}
      options={languages.map((value) => ({ value, label: t(`terms.label.${value}`) }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
