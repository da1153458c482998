import { changeServiceFields } from '@tajmeelspot/contract/forms/services-fields.ts';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { useOptional } from '../fields/use-optional.ts';
import type { ServiceFields, OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { Chip } from '@tajmeelspot/ui/chip.tsx';
import { useTranslations } from 'use-intl';
import { CategoryOptions } from './category-options.tsx';
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
  const { category_id, title, description, full_description, tag_ids, coupon, is_at_home } = service;
  const { code, percent } = coupon ?? {};
  const whole = coupon && code && percent ? { ...coupon, code, percent } : null;
  return { category_id, title, description, full_description, tag_ids, coupon: whole, is_at_home };
}

/** Texts, category and tags of a service. */
export function TextsForm({ service, templates, saving, onSave }: TextsFormProps) {
  const tVenue = useTranslations('venue');
  const { errors, isBusy, errorMessage } = saving;
  const form = useForm({
    fields: changeServiceFields,
    initial: () => serviceFieldsOf(service),
    t: useTranslations('venue.services.fields'),
    optional: useOptional(),
    errors,
  });
  const save = (fields: ServiceFields) => onSave({ ...fields, coupon: serviceFieldsOf(service).coupon });
  return (
    <FormFrame submit={tVenue('save')} {...{ isBusy, errorMessage }} onSubmit={form.submit(save)}>
      <SelectField {...form.choice('category_id')}>
        <CategoryOptions categories={templates.categories} chosen={form.draft.category_id} />
      </SelectField>
      <LocalizedTextField {...form.localized('title')} />
      <LocalizedTextField {...form.localized('description')} rows={2} />
      <LocalizedTextField {...form.localized('full_description')} rows={6} />
      <SwitchField {...form.yes('is_at_home')} text={tVenue('services.atHomeHint')} />
      <Tags tags={templates.tags} chosen={form.draft.tag_ids} onChange={(tag_ids) => form.set({ tag_ids })} />
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
