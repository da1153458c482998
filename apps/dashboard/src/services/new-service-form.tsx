import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-venues.ts';
import type { ServiceFields, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { type TreatmentDraft, toTreatmentFields } from './treatment-drafts.ts';
import { TreatmentEditor } from './treatment-editor.tsx';
import { TeamChoice } from './team-choice.tsx';

type NewServiceInput = ServiceFields & { treatments: TreatmentFields[]; employee_ids: number[] };

type NewServiceFormProps = {
  readonly templates: Templates;
  readonly team: readonly OwnEmployee[];
  /** What most of its customers come for, by the kind of venue. */
  readonly category: number;
  readonly saving: SaveState;
  readonly submit: string;
  readonly onSave: (service: NewServiceInput) => void;
};

/** What a service begins with: what it is, what it costs, who gives it. Everything else can come later. */
export function NewServiceForm({ templates, team, saving, submit, onSave, ...initial }: NewServiceFormProps) {
  const t = useTranslations('venue.services');
  const [category, setCategory] = useState(initial.category);
  const [title, setTitle] = useState<ServiceFields['title']>({});
  const [treatments, setTreatments] = useState<readonly TreatmentDraft[]>([]);
  const [employeeIds, setEmployeeIds] = useState(() => team.filter((one) => one.is_active).map(({ id }) => id));
  const categoryTemplates = templates.treatments.filter(({ category_id: of }) => of === category);
  const save = () =>
    onSave({
      category_id: category,
      title,
      description: {},
      full_description: {},
      tag_ids: [],
      coupon: null,
      treatments: toTreatmentFields(treatments),
      employee_ids: employeeIds,
    });
  const { errors, isBusy, errorMessage } = saving;
  return (
    <FormFrame {...{ submit, isBusy, errorMessage }} onSubmit={save}>
      <SelectField
        label={t('category')}
        name="category"
        value={category}
        onChange={({ target }) => setCategory(Number(target.value))}
      >
        {templates.categories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <LocalizedTextField
        label={t('name')}
        name="service"
        hint={t('nameHint')}
        maxLength={120}
        value={title}
        error={errors['title']}
        onChange={setTitle}
      />
      <h2 className="text-18">{t('prices')}</h2>
      <TreatmentEditor {...{ treatments, templates: categoryTemplates, errors }} onChange={setTreatments} />
      <TeamChoice team={team} chosen={employeeIds} onChange={setEmployeeIds} />
    </FormFrame>
  );
}
