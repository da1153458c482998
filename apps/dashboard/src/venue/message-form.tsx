import { changeMessageSettingsFields } from '@tajmeelspot/contract/forms/venues-fields.ts';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { useOptional } from '../fields/use-optional.ts';
import type { VenueMessages } from '@tajmeelspot/contract/venues/messages.ts';
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
  const { errors, isBusy, errorMessage } = saving;
  const fields = changeMessageSettingsFields;
  const form = useForm({ fields, initial: messages, t, optional: useOptional(), errors });
  return (
    <FormFrame submit={tVenue('save')} {...{ isBusy, errorMessage }} onSubmit={form.submit(onSave)}>
      <LocalizedTextField {...form.localized('arrival_note')} hint={t('noteHint')} rows={4} />
      <SwitchField {...form.yes('wants_request_emails')} text={t('requestsText')} />
      <SwitchField {...form.yes('wants_day_summary')} text={t('tomorrowText')} />
    </FormFrame>
  );
}
