import type { VenueMessages } from '@tajmeelspot/contract/venues/messages.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';

type MessageFormProps = {
  readonly messages: VenueMessages;
  readonly saving: SaveState;
  readonly onSave: (messages: VenueMessages) => void;
};

/** What a venue tells its customers before a visit, and which mails it gets. */
export function MessageForm({ messages, saving, onSave }: MessageFormProps) {
  const t = useTranslations('venue.messages');
  const tVenue = useTranslations('venue');
  const [draft, setDraft] = useState(messages);
  const set = (change: Partial<VenueMessages>) => setDraft({ ...draft, ...change });
  const { errors, isBusy, errorMessage } = saving;
  return (
    <FormFrame submit={tVenue('save')} {...{ isBusy, errorMessage }} onSubmit={() => onSave(draft)}>
      <LocalizedTextField
        label={t('note')}
        name="customer_note"
        hint={t('noteHint')}
        rows={4}
        maxLength={500}
        value={draft.arrival_note}
        error={errors['customer_note']}
        onChange={(arrival_note) => set({ arrival_note })}
      />
      <SwitchField
        label={t('requests')}
        text={t('requestsText')}
        isOn={draft.wants_request_emails}
        onChange={(wants_request_emails) => set({ wants_request_emails })}
      />
      <SwitchField
        label={t('tomorrow')}
        text={t('tomorrowText')}
        isOn={draft.wants_day_summary}
        onChange={(wants_day_summary) => set({ wants_day_summary })}
      />
    </FormFrame>
  );
}
