import { ThemeChoice as Choice } from '@tajmeelspot/ui/theme/theme-choice.tsx';
import { useTranslations } from '../messages/translations.tsx';

/** Light, dark, or as the device has it. It needs the browser's memory, so it is not offered without scripts. */
export function ThemeChoice() {
  const t = useTranslations('shell.theme');
  return (
    <Choice
      legend={<legend className="sr-only">{t('label')}</legend>}
      nameOf={t}
      className="flex rounded-full p-1 inset-ring inset-ring-on-field-line noscript:hidden"
      choiceClass="w-11 has-checked:bg-on-field-tint has-checked:text-on-field has-checked:inset-ring-on-field-line has-focus-visible:outline-on-field"
    />
  );
}
