import { changeServiceFields } from '@tajmeelspot/contract/forms/services-fields.ts';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-venues.ts';
import type { ServiceFields, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { CategoryOptions } from './category-options.tsx';
import type { Registry } from './procedures/registry.ts';
import { type TreatmentDraft, toTreatmentFields } from './treatment-drafts.ts';
import { TreatmentEditor } from './treatment-editor.tsx';
import { TeamChoice } from './team-choice.tsx';

type NewServiceInput = ServiceFields & { treatments: TreatmentFields[]; employee_ids: number[] };

type NewServiceFormProps = {
  readonly registry: Registry;
  readonly team: readonly OwnEmployee[];
  /** What most of its customers come for, by the kind of venue. */
  readonly category: number;
  readonly saving: SaveState;
  readonly submit: string;
  readonly onSave: (service: NewServiceInput) => void;
};

const emptyService = { title: {}, description: {}, full_description: {}, tag_ids: [], coupon: null };

/** What a service begins with: what it is, what it costs, who gives it. Everything else can come later. */
export function NewServiceForm({ registry, team, saving, category, submit, onSave }: NewServiceFormProps) {
  const t = useTranslations('venue.services');
  const { errors, isBusy, errorMessage } = saving;
  const form = useForm({
    fields: changeServiceFields,
    initial: { ...emptyService, category_id: category },
    t: useTranslations('venue.services.fields'),
    errors,
  });
  const [treatments, setTreatments] = useState<readonly TreatmentDraft[]>([]);
  const [employeeIds, setEmployeeIds] = useState(() => team.filter((one) => one.is_active).map(({ id }) => id));
  const save = (service: ServiceFields) =>
    onSave({ ...service, treatments: toTreatmentFields(treatments), employee_ids: employeeIds });
  return (
    <FormFrame {...{ submit, isBusy, errorMessage }} onSubmit={form.submit(save)}>
      <SelectField {...form.choice('category_id')}>
        <CategoryOptions categories={registry.categories} chosen={form.draft.category_id} />
      </SelectField>
      <LocalizedTextField {...form.localized('title')} hint={t('nameHint')} />
      <h2 className="text-18">{t('prices')}</h2>
      <TreatmentEditor
        {...{ treatments, registry, errors }}
        categoryId={form.draft.category_id}
        onChange={setTreatments}
      />
      <TeamChoice team={team} chosen={employeeIds} onChange={setEmployeeIds} />
    </FormFrame>
  );
}
