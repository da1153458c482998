import { createAnnouncementFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { channelNames, type MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { useTranslations } from 'use-intl';
import { fitting, type WrittenAnnouncement } from './announcement-draft.ts';

/** A city or a category to choose; `level` is how deep it lies, from 1. */
export type RecipientOption = { readonly id: number; readonly name: string; readonly level: number };

export type AnnouncementFieldsProps = {
  readonly draft: WrittenAnnouncement;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (draft: WrittenAnnouncement) => void;
};

type RecipientFieldsProps = AnnouncementFieldsProps & {
  readonly cities: readonly RecipientOption[];
  readonly categories: readonly RecipientOption[];
};

/** Whom an announcement is for, what it is, and by which channels it goes. */
export function RecipientFields({ draft, errors, change, cities, categories }: RecipientFieldsProps) {
  const t = useTranslations('operator.announcements');
  const { purpose, recipients } = createAnnouncementFields;
  const isNewsletter = draft.recipients === 'subscribers';
  const put = (changes: Partial<WrittenAnnouncement>) => change(fitting({ ...draft, ...changes }));
  const form = bindFields({ fields: createAnnouncementFields, draft, onChange: change, t, errors });
  return (
    <div className="grid gap-5">
      <ChipChoice
        label={t('recipients')}
        isLabelShown
        options={recipients.choices.map((value) => ({ value, label: t(`recipient.${value}`) }))}
        chosen={draft.recipients}
        onChoose={(value) => put({ recipients: value })}
      />
      {!isNewsletter && (
        <>
          <div className="grid gap-2">
            <ChipChoice
              label={t('purpose')}
              isLabelShown
              options={purpose.choices.map((value) => ({ value, label: t(`purposes.${value}`) }))}
              chosen={draft.purpose}
              onChoose={(value) => put({ purpose: value })}
            />
            <p className="text-13 text-ink-soft">{t(`purposeHints.${draft.purpose}`)}</p>
          </div>
          <div className="grid gap-4 md:grid-cols-2">
            <SelectField {...form.choice('city_id')} hint={t('filterHint')}>
              <option value="">{t('everywhere')}</option>
              <Options of={cities} />
            </SelectField>
            <SelectField {...form.choice('category_id')}>
              <option value="">{t('everything')}</option>
              <Options of={categories} />
            </SelectField>
          </div>
        </>
      )}
      {draft.purpose === 'service' && (
        <ChannelChoice chosen={draft.channels} error={errors['channels']} onChoose={(channels) => put({ channels })} />
      )}
    </div>
  );
}

const Options = ({ of }: { readonly of: readonly RecipientOption[] }) =>
  of.map(({ id, name, level }) => (
    <option key={id} value={id}>
      {'\u2003'.repeat(level - 1)}
      {name}
    </option>
  ));

type ChannelChoiceProps = {
  readonly chosen: readonly MessageChannel[];
  readonly error: string | undefined;
  readonly onChoose: (channels: MessageChannel[]) => void;
};

function ChannelChoice({ chosen, error, onChoose }: ChannelChoiceProps) {
  const t = useTranslations('operator.announcements');
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-15 font-strong">{t('channels')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {channelNames.map((name) => (
          <SwitchField
            key={name}
            label={t(`channel.${name}`)}
            isOn={chosen.includes(name)}
            onChange={(isOn) => onChoose(channelNames.filter((one) => (one === name ? isOn : chosen.includes(one))))}
          />
        ))}
      </div>
      <p className="text-13 text-ink-soft">{t('channelsHint')}</p>
      {error !== undefined && (
        <p role="alert" className="text-13 text-other">
          {error}
        </p>
      )}
    </fieldset>
  );
}
