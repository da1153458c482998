import type { ServiceFields, OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { Chip } from '@tajmeelspot/ui/chip.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';

type TextsFormProps = {
  readonly service: OwnService;
  readonly templates: Templates;
  readonly saving: SaveState;
  readonly onSave: (fields: ServiceFields) => void;
};

/** What is said of a service as it is sent; a coupon without a code is settled at the desk and kept elsewhere. */
export function serviceFieldsOf(service: OwnService): ServiceFields {
  const { category_id, title, description, full_description, tag_ids, coupon } = service;
  const { code, percent } = coupon ?? {};
  const whole = coupon && code && percent ? { ...coupon, code, percent } : null;
  return { category_id, title, description, full_description, tag_ids, coupon: whole };
}

/** Texts, category and tags of a service. */
export function TextsForm({ service, templates, saving, onSave }: TextsFormProps) {
  const t = useTranslations('venue.services');
  const tVenue = useTranslations('venue');
  const [draft, setDraft] = useState(() => serviceFieldsOf(service));
  const set = (change: Partial<ServiceFields>) => setDraft({ ...draft, ...change });
  const { errors, isBusy, errorMessage } = saving;
  const texts = [
    { field: 'title', label: t('name'), maxLength: 120 },
    { field: 'description', label: t('short'), maxLength: 300, rows: 2 },
    { field: 'full_description', label: t('long'), maxLength: 4000, rows: 6 },
  ] as const;
  return (
    <FormFrame
      submit={tVenue('save')}
      {...{ isBusy, errorMessage }}
      onSubmit={() => onSave({ ...draft, coupon: serviceFieldsOf(service).coupon })}
    >
      <SelectField
        label={t('category')}
        name="category"
        value={draft.category_id}
        onChange={({ target }) => set({ category_id: Number(target.value) })}
      >
        {templates.categories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {texts.map(({ field, ...look }) => (
        <LocalizedTextField
          key={field}
          {...look}
          name={field}
          value={draft[field]}
          error={errors[field]}
          onChange={(text) => set({ [field]: text })}
        />
      ))}
      <Tags tags={templates.tags} chosen={draft.tag_ids} onChange={(tag_ids) => set({ tag_ids })} />
    </FormFrame>
  );
}

type TagsProps = {
  readonly tags: Templates['tags'];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
};

function Tags({ tags, chosen, onChange }: TagsProps) {
  const t = useTranslations('venue.services');
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-13 font-strong text-ink-soft">{t('tags')}</legend>
      <div className="flex flex-wrap gap-2">
        {tags.map(({ id, label }) => {
          const isOn = chosen.includes(id);
          return (
            <Chip
              key={id}
              isOn={isOn}
              onClick={() => onChange(isOn ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              {label}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
