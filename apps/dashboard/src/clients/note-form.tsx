import { writeClientNoteFields } from '@tajmeelspot/contract/forms/records-fields.ts';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

type NoteFormProps = {
  readonly text: string;
  /** When it was written; null while there is none. */
  readonly writtenText: string | null;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSave: (text: string) => void;
};

/** What a venue writes down about a customer, for itself alone. */
export function NoteForm({ text, writtenText, isBusy, errorMessage, onSave }: NoteFormProps) {
  const t = useTranslations('records.customers');
  const [draft, setDraft] = useState(text);
  const isChanged = draft.trim() !== text;
  return (
    <form
      className="grid gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isBusy) onSave(draft.trim());
      }}
    >
      <TextArea
        {...controlOf(writeClientNoteFields.text)}
        name="note"
        dir="auto"
        label={t('note')}
        hint={t('noteHint')}
        rows={4}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <ErrorMessage text={errorMessage} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" isBusy={isBusy} disabled={!isChanged}>
          {t('saveNote')}
        </Button>
        {writtenText !== null && <span className="text-13 text-ink-soft">{writtenText}</span>}
      </div>
    </form>
  );
}
