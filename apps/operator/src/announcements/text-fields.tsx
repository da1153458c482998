import { createAnnouncementFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { directionOf, type Language } from '@tajmeelspot/language/languages.ts';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import type { WrittenText } from './announcement-draft.ts';
import type { AnnouncementFieldsProps } from './recipient-fields.tsx';

type TextFieldsProps = AnnouncementFieldsProps & {
  readonly language: Language;
  readonly choose: (language: Language) => void;
};

/** What an announcement says in one language; short where a channel other than email is among its own. */
export function TextFields({ draft, errors, change, language, choose }: TextFieldsProps) {
  const t = useTranslations('operator.announcements');
  const write = (name: 'title' | 'short_text' | 'email_text') => ({
    name,
    label: t(name === 'title' ? 'titleField' : name),
    error: errors[name] ?? errors[`${name}.${language}`],
    maxLength: createAnnouncementFields[name].maxLength,
    lang: language,
    dir: directionOf(language),
    value: draft[name][language],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ ...draft, [name]: written(draft[name], target.value) }),
  });
  const written = (text: WrittenText, value: string): WrittenText => ({ ...text, [language]: value });
  return (
    <div className="grid gap-4">
      <LanguageTabs chosen={language} choose={choose} />
      <TextField {...write('title')} />
      {draft.channels.some((channel) => channel !== 'email') && (
        <TextArea {...write('short_text')} hint={t('shortHint')} rows={3} />
      )}
      {draft.channels.includes('email') && <TextArea {...write('email_text')} hint={t('emailHint')} rows={10} />}
    </div>
  );
}
