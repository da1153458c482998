import type { HouseMessages } from '@tajmeelspot/contract/venues/messages.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { WordsField } from '../fields/words-field.tsx';
import type { Saving } from '../shell/keeping/save.ts';

type Props = {
  readonly messages: HouseMessages;
  readonly saving: Saving;
  readonly onSave: (messages: HouseMessages) => void;
};

/** What a house tells its guests before a visit, and which mails it gets. */
export function MessageForm({ messages, saving, onSave }: Props) {
  const t = useTranslations('house.messages');
  const words = useTranslations('house');
  const [draft, setDraft] = useState(messages);
  const set = (change: Partial<HouseMessages>) => setDraft({ ...draft, ...change });
  const { errors, isBusy, fault } = saving;
  return (
    <FormFrame submit={words('save')} {...{ isBusy, fault }} onSubmit={() => onSave(draft)}>
      <WordsField
        label={t('note')}
        name="guest_note"
        hint={t('noteHint')}
        rows={4}
        maxLength={500}
        value={draft.guest_note}
        error={errors['guest_note']}
        onChange={(guest_note) => set({ guest_note })}
      />
      <SwitchField
        label={t('requests')}
        text={t('requestsText')}
        isOn={draft.mail_requests}
        onChange={(mail_requests) => set({ mail_requests })}
      />
      <SwitchField
        label={t('tomorrow')}
        text={t('tomorrowText')}
        isOn={draft.mail_tomorrow}
        onChange={(mail_tomorrow) => set({ mail_tomorrow })}
      />
    </FormFrame>
  );
}
