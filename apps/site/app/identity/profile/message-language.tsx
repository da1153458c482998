import { languages, ownNames } from '@tajmeelspot/language/languages.ts';
import type { Preferences } from '@tajmeelspot/contract/identity/preferences.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';

type MessageLanguageProps = {
  readonly preferences: Preferences;
  readonly error: string | undefined;
  /** '' follows the language of the last use. */
  readonly onChoose: (language: string) => void;
};

/** The language in which messages arrive: that of the last use, or one that stays. */
export function MessageLanguage({ preferences, error, onChoose }: MessageLanguageProps) {
  const t = useTranslations('profile.messages');
  return (
    <section className="grid gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-8">
      <SelectField
        label={t('language')}
        name="message_language"
        hint={t('hint')}
        error={error}
        defaultValue={preferences.message_language ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('last', { language: ownNames[preferences.language] })}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownNames[language]}
          </option>
        ))}
      </SelectField>
    </section>
  );
}
