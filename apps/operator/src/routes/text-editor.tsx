import { saveTextFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { directionOf, type Language } from '@tajmeelspot/language/languages.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { Head } from '../shell/head.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { PagePreview } from '../texts/page-preview.tsx';

/** A page of text in one language, with what the site will show of it. */
export function TextEditor() {
  const t = useTranslations('operator.texts');
  const { slug = '' } = useParams();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const titles = useQuery({
    queryKey: ['texts'],
    queryFn: async ({ signal }) => (await api().listTexts({ signal })).data,
  });
  const asked = useQuery({
    queryKey: ['text', slug, language],
    queryFn: async ({ signal }) => (await api().findText({ params: { slug }, query: { language }, signal })).data,
  });
  return (
    <>
      <Head title={titles.data?.find((one) => one.slug === slug)?.title ?? slug} />
      <Link to="/texts" className={`${buttonClass({ kind: 'text', size: 'small' })} justify-self-start`}>
        <Icon name="chevron-start" isFlipped />
        {t('back')}
      </Link>
      <LanguageTabs chosen={language} choose={setLanguage} />
      <LoadState of={asked} />
      {asked.data && (
        <Editor
          key={`${slug} ${language} ${asked.data.is_own}`}
          slug={slug}
          language={language}
          markdown={asked.data.markdown}
          isOwn={asked.data.is_own}
        />
      )}
    </>
  );
}

type TextEditorProps = {
  readonly slug: string;
  readonly language: Language;
  readonly markdown: string;
  readonly isOwn: boolean;
};

function Editor({ slug, language, markdown: kept, isOwn }: TextEditorProps) {
  const t = useTranslations('operator.texts');
  const [markdown, setMarkdown] = useState(kept);
  const [isAsking, setAsking] = useState(false);
  const action = useOperatorAction();
  const save = () => action.take(() => api().saveText({ params: { slug }, body: { language, markdown } }));
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <div className="grid gap-4">
        <TextArea
          {...describeFields(saveTextFields, { t, errors: action.errors })('markdown')}
          hint={t('markdownHint')}
          rows={22}
          lang={language}
          dir={directionOf(language)}
          value={markdown}
          onChange={(event) => setMarkdown(event.target.value)}
        />
        <ErrorMessage text={action.errorMessage} />
        <div className="flex flex-wrap gap-2.5">
          <Button isBusy={action.isBusy} onClick={save}>
            {t('save')}
          </Button>
          {isOwn && (
            <Button kind="outline" onClick={() => setAsking(true)}>
              {t('reset')}
            </Button>
          )}
        </div>
      </div>
      <Preview markdown={markdown} language={language} />
      {isAsking && <Resetting slug={slug} language={language} onClose={() => setAsking(false)} />}
    </div>
  );
}

type ResettingProps = Pick<TextEditorProps, 'slug' | 'language'> & { readonly onClose: () => void };

function Resetting({ slug, language, onClose }: ResettingProps) {
  const t = useTranslations('operator.texts');
  const action = useOperatorAction();
  return (
    <FormDialog
      title={t('resetTitle')}
      lead={t('resetLead')}
      action={t('reset')}
      isBusy={action.isBusy}
      errorMessage={action.errorMessage}
      onSend={() => action.take(() => api().resetText({ params: { slug, language } }), onClose)}
      onClose={onClose}
    />
  );
}

/** The server's own reading of the text, asked for while somebody writes. */
function Preview({ markdown, language }: Pick<TextEditorProps, 'markdown' | 'language'>) {
  const t = useTranslations('operator.texts');
  const written = useDeferredValue(markdown);
  const asked = useQuery({
    queryKey: ['preview', written],
    enabled: written.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      // Further typing cancels this request before it is sent.
      await new Promise((resolve) => setTimeout(resolve, 400));
      return (await api().previewText({ body: { markdown: written }, signal })).data;
    },
  });
  return (
    <section aria-label={t('preview')} className="min-w-0 rounded-card bg-surface p-5 inset-ring inset-ring-line">
      <h2 className="mb-3 text-13 font-strong text-ink-soft">{t('preview')}</h2>
      {asked.data && <PagePreview page={asked.data} language={language} />}
    </section>
  );
}
