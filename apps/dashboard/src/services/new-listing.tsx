import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-venues.ts';
import type { ServiceFields, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { WordsField } from '../fields/words-field.tsx';
import type { Saving } from '../shell/keeping/save.ts';
import { type DraftLine, toLines } from './lines.ts';
import { PriceLines } from './price-lines.tsx';
import { TeamChoice } from './team-choice.tsx';

type NewService = ServiceFields & { treatments: TreatmentFields[]; employee_ids: number[] };

type NewServiceFormProps = {
  readonly templates: Templates;
  readonly team: readonly OwnEmployee[];
  /** What most of its customers come for, by the kind of venue. */
  readonly category: number;
  readonly saving: Saving;
  readonly submit: string;
  readonly onSave: (service: NewService) => void;
};

/** What a service begins with: what it is, what it costs, who gives it. Everything else can come later. */
export function NewServiceForm({ templates, team, category: likely, saving, submit, onSave }: NewServiceFormProps) {
  const t = useTranslations('venue.services');
  const [category, setCategory] = useState(likely);
  const [title, setTitle] = useState<ServiceFields['title']>({});
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const [people, setPeople] = useState(() => team.filter((one) => one.is_active).map(({ id }) => id));
  const usual = templates.treatments.filter(({ category_id: of }) => of === category);
  const save = () =>
    onSave({
      category_id: category,
      title,
      description: {},
      full_description: {},
      tag_ids: [],
      coupon: null,
      treatments: toLines(lines),
      employee_ids: people,
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
      <WordsField
        label={t('name')}
        name="service"
        hint={t('nameHint')}
        maxLength={120}
        value={title}
        error={errors['title']}
        onChange={setTitle}
      />
      <h2 className="text-18">{t('prices')}</h2>
      <PriceLines {...{ lines, usual, errors }} onChange={setLines} />
      <TeamChoice team={team} chosen={people} onChange={setPeople} />
    </FormFrame>
  );
}
