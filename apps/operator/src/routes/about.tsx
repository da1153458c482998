import { saveAboutTextsFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { directionOf, type Language } from '@tajmeelspot/language/languages.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { Head } from '../shell/head.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';

const ask = async (language: Language, signal: AbortSignal) =>
  (await api().findAboutTexts({ query: { language }, signal })).data;

type About = Awaited<ReturnType<typeof ask>>;

/** The figures of the home page and what the about page says, in one language. */
export function AboutEditor() {
  const t = useTranslations('operator.texts');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const asked = useQuery({ queryKey: ['about', language], queryFn: ({ signal }) => ask(language, signal) });
  return (
    <>
      <Head title={t('about')} lead={t('aboutLead')} />
      <Link to="/texts" className={`${buttonClass({ kind: 'text', size: 'small' })} justify-self-start`}>
        <Icon name="chevron-start" isFlipped />
        {t('back')}
      </Link>
      <LanguageTabs chosen={language} choose={setLanguage} />
      <LoadState of={asked} />
      {asked.data && <Form key={language} language={language} about={asked.data} />}
    </>
  );
}

const figures = ['rating', 'reviews', 'appointments', 'states', 'trusted_by_users', 'partners'] as const;
const texts = ['who_is_tajmeelspot', 'mission', 'vision', 'value', 'favorite_salon_message'] as const;

function Form({ language, about }: { readonly language: Language; readonly about: About }) {
  const t = useTranslations('operator.texts');
  const action = useOperatorAction();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const numbers = { rating: Number(given['rating']), partners: Number(given['partners']) };
    action.take(() => api().saveAboutTexts({ body: { ...about, ...given, ...numbers, language } }));
  };
  const field = describeFields(saveAboutTextsFields, {
    t: useTranslations('operator.texts.fields'),
    errors: action.errors,
  });
  return (
    <form className="grid gap-6" onSubmit={save}>
      <fieldset className="grid min-w-0 grid-cols-2 gap-4 md:grid-cols-3">
        <legend className="mb-3 text-18 font-head">{t('figures')}</legend>
        {figures.map((name) => (
          <TextField key={name} {...field(name)} defaultValue={about[name]} />
        ))}
      </fieldset>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 text-18 font-head">{t('words')}</legend>
        {texts.map((name) => (
          <TextArea
            key={name}
            {...field(name)}
            lang={language}
            dir={directionOf(language)}
            defaultValue={about[name]}
            rows={3}
          />
        ))}
      </fieldset>
      <ErrorMessage text={action.errorMessage} />
      <Button type="submit" className="justify-self-start" isBusy={action.isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}
