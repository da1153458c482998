import { addTermFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import type { CategoryTerm } from '@tajmeelspot/contract/operator/terms.ts';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { type CategoryRow, levelsOf, whereItCanLie } from './category-rows.ts';
import { Names } from './names.tsx';

type CategoryFieldsProps = {
  readonly term: CategoryTerm;
  /** Undefined for a new one. */
  readonly id: number | undefined;
  /** The whole tree in its order. */
  readonly categories: readonly CategoryRow[];
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (term: CategoryTerm) => void;
};

const noSentence = { en: '', ar: '', ckb: '' };

/** What a category is called, where it lies in the tree, and what its services need. */
export function CategoryFields({ term, id, categories, errors, change }: CategoryFieldsProps) {
  const t = useTranslations('operator.terms');
  const tClasses = useTranslations('operator.vendors.classes');
  const fields = addTermFields.categories;
  const form = bindFields({ fields, draft: term, onChange: change, t, errors });
  const writeAbout = (about: typeof noSentence) =>
    change({ ...term, about: Object.values(about).every((text) => text === '') ? null : about });
  return (
    <>
      <TextField {...form.text('name')} hint={t('nameHint')} dir="ltr" readOnly={id !== undefined} />
      <Names
        value={term.label}
        name="label"
        prefix="label"
        errors={errors}
        change={(label) => change({ ...term, label })}
      />
      <Names value={term.about ?? noSentence} name="about" prefix="about" errors={errors} change={writeAbout} />
      <SelectField {...form.choice('parent_id')}>
        <ParentOptions categories={categories} id={id} />
      </SelectField>
      <TextField
        {...form.describe('position')}
        value={term.position}
        onChange={(event) => change({ ...term, position: Number(event.target.value) })}
      />
      <SelectField {...form.choice('licence_class')}>
        <option value="">{t('sameLicence')}</option>
        {fields.licence_class.choices.map((kind) => (
          <option key={kind} value={kind}>
            {tClasses(kind)}
          </option>
        ))}
      </SelectField>
      <SwitchField {...form.yes('is_retired')} />
      {errors['is_retired'] !== undefined && (
        <p role="alert" className="text-13 text-other">
          {errors['is_retired']}
        </p>
      )}
    </>
  );
}

function ParentOptions({ categories, id }: Pick<CategoryFieldsProps, 'categories' | 'id'>) {
  const t = useTranslations('operator.terms');
  const language = useLanguage();
  const levels = levelsOf(categories);
  return (
    <>
      <option value="">{t('atTop')}</option>
      {whereItCanLie(categories, id).map((row) => (
        <option key={row.id} value={row.id}>
          {'\u2003'.repeat((levels.get(row.id) ?? 1) - 1)}
          {row.term.label[language]}
        </option>
      ))}
    </>
  );
}
